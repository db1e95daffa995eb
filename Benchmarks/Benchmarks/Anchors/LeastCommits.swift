import PluginProtocol
import QuartzCore

/// Commits of one layer, as bytes of messages that belong to no session.
struct LeastCommits {
    private var serial = CommitSerial.first

    /// - Parameter size: The new size that it is for.
    mutating func next(answering size: ResizeSerial? = nil, _ change: (inout LayerUpdate) -> Void) -> [UInt8] {
        serial = serial.next
        var update = LayerUpdate(id: LayerID(rawValue: 2))
        change(&update)
        let commit = SceneCommit(
            serial: serial, answeredResize: size, afterControl: .first,
            layers: LayerCommit(root: LayerID(rawValue: 1), updates: [update]))
        return PluginToHost.encode(
            Envelope(epoch: .first, sequence: .first, scene: .first, body: .content(.sceneDidCommit(commit))))
    }

    /// Nil for what is no commit.
    static func read(_ bytes: [UInt8]) -> SceneCommit? {
        let report = try? PluginToHost.decode(bytes, on: .content, limits: .standard)
        guard case .content(.sceneDidCommit(let commit)) = report?.body else { return nil }
        return commit
    }
}
