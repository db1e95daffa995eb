/// What is measured together.
enum Section: String, CaseIterable {
    case events
    case contracts
    case gate
    case launch
    case memory
    case fanOut = "fan-out"
    case commits
    case neighbours
    case recovery
    case idle
    case growth
    case containers
    case drawing
    case renderers
    case layout
    case lists
    case storyboards
    case typing
    case vnc

    /// One line for the help.
    var about: String {
        switch self {
        case .events: "from a touch to the plugin's commit and its pixels, beside echoes"
        case .contracts: "a call by contract and its answer, beside libzmq alone"
        case .gate: "touches, calls and pictures of a plugin behind a gate, beside libzmq alone over TCP with CURVE"
        case .launch: "from the start of a process to its Hello and to its first picture"
        case .memory: "proportional set sizes of plugins and their host"
        case .fanOut: "panes of many plugins that get another size at once, beside libzmq alone"
        case .commits: "what changes all the time: commits a second, and what each takes of time, bytes and allocations"
        case .neighbours: "a click's pixels and frames of an animation beside a pane that behaves badly"
        case .recovery: "a plugin that dies, and one that hangs"
        case .idle: "what a host takes that has nothing to do"
        case .growth: "what each further plugin, layer and pixel costs"
        case .containers: "pushes of a plugin's controllers, and columns that change size"
        case .drawing: "frames of a window of 1280 by 800 points"
        case .renderers: "panes that renderers draw, beside panes that the host draws"
        case .layout: "the first layout of a thousand views, a resize, and equations beside kiwisolver"
        case .lists: "steps of scrolling, long lists, and snapshots of ten thousand items"
        case .storyboards: "reading Xcode's files, a scene of one beside code, and an edit through the pre-pass"
        case .typing: "characters typed into texts of a thousand and a million characters, and into a field"
        case .vnc: "a click's pixels at a viewer, and whole windows"
        }
    }

    @MainActor func perform(_ run: BenchmarkRun) throws {
        switch self {
        case .events: try EventBenchmark.perform(run)
        case .contracts: try ContractBenchmark.perform(run)
        case .gate: try GateBenchmark.perform(run)
        case .launch: try LaunchBenchmark.perform(run)
        case .memory: try MemoryBenchmark.perform(run)
        case .fanOut: try FanOutBenchmark.perform(run)
        case .commits: try CommitBenchmark.perform(run)
        case .neighbours: try NeighbourBenchmark.perform(run)
        case .recovery: try RecoveryBenchmark.perform(run)
        case .idle: try IdleBenchmark.perform(run)
        case .growth: try GrowthBenchmark.perform(run)
        case .containers: try ContainerBenchmark.perform(run)
        case .drawing: DrawingBenchmark.perform(run)
        case .renderers: try RendererBenchmark.perform(run)
        case .layout: try LayoutBenchmark.perform(run)
        case .lists: try ListBenchmark.perform(run)
        case .storyboards: try StoryboardBenchmark.perform(run)
        case .typing:
            TypingBenchmark.perform(run)
            try TypedKeyBenchmark.perform(run)
        case .vnc: try VNCBenchmark.perform(run)
        }
    }
}
