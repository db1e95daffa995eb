import Diagnostics

/// One line a message, for people: `[  12.345] -> org.mullion.clock#2 UpdateScene(LoadView)`.
///
/// The arrow points to the right for what this process sends. The number after the plugin's name is the scene, for
/// messages about one.
@MainActor package struct WireTrace {
    package enum Direction: Sendable {
        case sent
        case received

        var arrow: String {
            switch self {
            case .sent: "->"
            case .received: "<-"
            }
        }
    }

    private let plugin: PluginIdentifier
    private let elapsed: @Sendable () -> Duration
    private let audience: TraceAudience?
    private let write: (@Sendable (String) -> Void)?

    /// - Parameters:
    ///   - elapsed: The time since the process began.
    ///   - audience: Who may come to watch; nil: nobody.
    ///   - write: Takes a line without its end, whoever watches; nil: nobody but the audience wants it.
    package init(
        plugin: PluginIdentifier, elapsed: @escaping @Sendable () -> Duration, audience: TraceAudience? = nil,
        write: (@Sendable (String) -> Void)?
    ) {
        self.plugin = plugin
        self.elapsed = elapsed
        self.audience = audience
        self.write = write
    }

    /// Writes to standard error where `MULLION_TRACE=1` asks for it, and to whoever watches where somebody can. Nil where neither
    /// may be: then messages go their way without it.
    package static func ifWanted(plugin: PluginIdentifier) -> WireTrace? {
        let isWritten = EnvironmentOptions.current.tracesWire
        guard isWritten || TraceAudience.current != nil else { return nil }
        // Made by the first of them, and not by the first line that somebody wants to see.
        let start = Self.start
        let write: @Sendable (String) -> Void = { LineOutput.standardError.write($0) }
        return WireTrace(
            plugin: plugin, elapsed: { start.duration(to: .now) }, audience: TraceAudience.current,
            write: isWritten ? write : nil)
    }

    private nonisolated static let start = ContinuousClock.now

    package func message(_ body: some MessageBody, scene: SceneID?, _ direction: Direction) {
        guard isWanted else { return }
        show(line(body.description, scene: scene, direction))
    }

    package func refusal(_ misbehaviour: Misbehaviour, _ direction: Direction) {
        guard isWanted else { return }
        show(line("refused: \(misbehaviour)", scene: nil, direction))
    }

    private var isWanted: Bool {
        write != nil || audience?.watches(plugin) == true
    }

    private func show(_ line: String) {
        write?(line)
        audience?.show(line, of: plugin)
    }

    private func line(_ text: String, scene: SceneID?, _ direction: Direction) -> String {
        let (seconds, attoseconds) = elapsed().components
        let fraction = String(1000 + attoseconds / 1_000_000_000_000_000).dropFirst()
        let whole = String(seconds)
        let time = String(repeating: " ", count: max(0, 4 - whole.count)) + whole + "." + fraction
        return "[\(time)] \(direction.arrow) \(plugin)\(scene.map { "#\($0)" } ?? "") \(text)"
    }
}
