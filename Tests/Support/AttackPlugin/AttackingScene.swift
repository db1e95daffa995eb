import Attacks
import PluginProtocol
import PluginTransport

/// A scene that sends the commits of an attack, each when the one before was acknowledged, and then says by its title that it
/// is done.
@MainActor final class AttackingScene {
    private let commits: [LayerCommit]
    private let id: SceneID
    private let channel: PluginEndpoint.Channel
    private var sent = 0
    private var serial = CommitSerial.first

    init(_ attack: Attack, _ id: SceneID, _ channel: PluginEndpoint.Channel) {
        commits = attack.commits
        self.id = id
        self.channel = channel
    }

    func goOn() {
        guard sent < commits.count else {
            let facts = SceneFacts(title: .init("done"), preferredContentSize: nil)
            channel.send(.content(.sceneDidChangeFacts(facts)), scene: id)
            return
        }
        let commit = SceneCommit(
            serial: serial, answeredResize: nil, afterControl: .first, layers: commits[sent])
        sent += 1
        serial = serial.next
        channel.send(.content(.sceneDidCommit(commit)), scene: id)
    }
}
