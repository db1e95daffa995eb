import BenchmarkReport

/// Clicks into a pane in which something moves, beside a plugin that floods its pane, where both panes have the same drawer: against those beside
/// a quiet plugin.
@MainActor enum RendererNeighbours {
    private typealias Neighbour = NeighbourBenchmark.Neighbour

    private static let rounds = 3
    private static let floods: [Neighbour] = [.labels, .images]

    static func perform(_ run: BenchmarkRun) throws {
        var clicks: [Neighbour: [Drawer: [Double]]] = [:]
        for round in 0..<rounds {
            for neighbour in [.quiet] + floods {
                run.measureYardstick()
                for drawer in Drawer.turns(round) {
                    let times = try NeighbourBenchmark.measure(neighbour, run.count(120), drawnBy: drawer)
                    clicks[neighbour, default: [:]][drawer, default: []] += times.clicks
                }
            }
        }
        for drawer in Drawer.allCases { add(clicks.compactMapValues { $0[drawer] }, by: drawer, run) }
    }

    /// - Parameter clicks: From each click to its pixels, in milliseconds.
    private static func add(_ clicks: [Neighbour: [Double]], by drawer: Drawer, _ run: BenchmarkRun) {
        let name = drawer == .host ? "click by the host, the other" : "click by renderers, the other"
        let quiet = run.add("\(name) \(Neighbour.quiet.rawValue)", clicks[.quiet] ?? [])
        for flood in floods {
            run.add(
                "\(name) \(flood.rawValue)", clicks[flood] ?? [], against: quiet,
                goal: drawer == .renderers ? .tailRatio(atMost: 1.2) : nil)
        }
    }
}
