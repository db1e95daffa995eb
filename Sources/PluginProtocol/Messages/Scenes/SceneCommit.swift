/// One layer transaction of a scene.
package struct SceneCommit: Hashable, Sendable {
    package var serial: CommitSerial
    /// The latest size that the layers were laid out for; nil before the first one.
    package var answeredResize: ResizeSerial?
    /// The latest control message of the host that was worked off before.
    package var afterControl: SequenceNumber
    package var layers: LayerCommit
    /// What changed of the controller with the layers.
    package var facts: SceneFacts

    package init(
        serial: CommitSerial, answeredResize: ResizeSerial?, afterControl: SequenceNumber, layers: LayerCommit,
        facts: SceneFacts = .unchanged
    ) {
        self.serial = serial
        self.answeredResize = answeredResize
        self.afterControl = afterControl
        self.layers = layers
        self.facts = facts
    }
}
