import PaneLayers
import PluginProtocol

/// What a scene has while it is open in a session, and not longer.
@MainActor final class OpenScene {
    let connection: ConnectionToPlugin
    /// What the plugin has committed so far.
    var tree: LayerTreeModel
    let credit: CommitCredit
    let offsets: PendingOffsets
    /// Who asked what the scene shows and was not answered yet.
    var questions: [SequenceNumber: (SceneDescription?) -> Void] = [:]

    init(connection: ConnectionToPlugin, credit: CommitCredit, offsets: PendingOffsets) {
        self.connection = connection
        self.credit = credit
        self.offsets = offsets
        tree = LayerTreeModel(limits: connection.limits)
    }

    /// The size that the last commit was laid out for that named one.
    private var answeredResize: ResizeSerial?

    /// Takes the size that a commit says it was laid out for: one that the scene was given, and no older one than the commit before.
    ///
    /// - Parameter latest: The last size that the scene was given.
    func accept(_ answered: ResizeSerial?, ofSizesUpTo latest: ResizeSerial?) throws(Misbehaviour) {
        guard let answered else { return }
        let place = ["SceneDidCommit", "answered_resize"]
        guard let latest, answered <= latest else {
            throw Misbehaviour(
                .foreignIdentifier, "it is laid out for size \(answered), which was never given", at: place)
        }
        if let before = answeredResize, answered < before {
            throw Misbehaviour(
                .outOfTurn, "it is laid out for size \(answered), after one for size \(before)", at: place)
        }
        answeredResize = answered
    }

    /// Nobody is left who could answer.
    func abandonQuestions() {
        let abandoned = questions.values
        questions = [:]
        for question in abandoned { question(nil) }
    }
}
