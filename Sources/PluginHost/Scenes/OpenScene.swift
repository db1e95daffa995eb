import PluginProtocol

/// What a scene has while it is open in a session, and not longer.
@MainActor final class OpenScene {
    let connection: ConnectionToPlugin
    /// What the plugin has committed so far.
    var tree: LayerTreeModel
    let credit: CommitCredit
    let offsets: OffsetLedger

    init(connection: ConnectionToPlugin, credit: CommitCredit, offsets: OffsetLedger) {
        self.connection = connection
        self.credit = credit
        self.offsets = offsets
        tree = LayerTreeModel(limits: connection.limits)
    }
}
