import Diagnostics

/// One line a message, for people: `[  12.345] -> org.mullion.clock#2 UpdateScene(LoadView)`.
///
/// The arrow points to the right for what this process sends. The number after the plugin's name is the scene, for
/// messages about one.
package struct WireTrace: Sendable {
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
    private let write: @Sendable (String) -> Void

    /// - Parameters:
    ///   - elapsed: The time since the process began.
    ///   - write: Takes a line without its end.
    package init(
        plugin: PluginIdentifier, elapsed: @escaping @Sendable () -> Duration,
        write: @escaping @Sendable (String) -> Void
    ) {
        self.plugin = plugin
        self.elapsed = elapsed
        self.write = write
    }

    /// Writes to standard error where `MULLION_TRACE=1` asks for it; nil elsewhere.
    package static func ifWanted(plugin: PluginIdentifier) -> WireTrace? {
        guard EnvironmentOptions.current.tracesWire else { return nil }
        return WireTrace(plugin: plugin, elapsed: { start.duration(to: .now) }) { line in
            LineOutput.standardError.write(line)
        }
    }

    private static let start = ContinuousClock.now

    package func message(_ body: some MessageBody, scene: SceneID?, _ direction: Direction) {
        write(line(body.description, scene: scene, direction))
    }

    package func refusal(_ misbehaviour: Misbehaviour, _ direction: Direction) {
        write(line("refused: \(misbehaviour)", scene: nil, direction))
    }

    private func line(_ text: String, scene: SceneID?, _ direction: Direction) -> String {
        let (seconds, attoseconds) = elapsed().components
        let fraction = String(1000 + attoseconds / 1_000_000_000_000_000).dropFirst()
        let whole = String(seconds)
        let time = String(repeating: " ", count: max(0, 4 - whole.count)) + whole + "." + fraction
        return "[\(time)] \(direction.arrow) \(plugin)\(scene.map { "#\($0)" } ?? "") \(text)"
    }
}
