import PluginProtocol

/// What a scene has while it is open in a session, and not longer.
@MainActor final class OpenScene {
    let connection: ConnectionToPlugin
    /// What the plugin has committed so far.
    var tree: LayerTreeModel
    let credit: CommitCredit
    let offsets: OffsetLedger
    /// Who asked what the scene shows and was not answered yet.
    var questions: [SequenceNumber: (SceneDescription?) -> Void] = [:]

    init(connection: ConnectionToPlugin, credit: CommitCredit, offsets: OffsetLedger) {
        self.connection = connection
        self.credit = credit
        self.offsets = offsets
        tree = LayerTreeModel(limits: connection.limits)
    }

    /// Nobody is left who could answer.
    func abandonQuestions() {
        let abandoned = questions.values
        questions = [:]
        for question in abandoned { question(nil) }
    }
}
