/// A message with what is said about every message.
package struct Envelope<Body: MessageBody>: Hashable, Sendable {
    /// Nil before the session is open.
    package var epoch: SessionEpoch?
    package var sequence: SequenceNumber
    /// The control message of the other side that this one answers.
    package var inReplyTo: SequenceNumber?
    /// When it is too late to act on the message, on the host's clock; nil: never.
    package var deadline: Duration?
    package var scene: SceneID?
    package var body: Body

    package init(
        epoch: SessionEpoch?, sequence: SequenceNumber, inReplyTo: SequenceNumber? = nil, deadline: Duration? = nil,
        scene: SceneID? = nil, body: Body
    ) {
        self.epoch = epoch
        self.sequence = sequence
        self.inReplyTo = inReplyTo
        self.deadline = deadline
        self.scene = scene
        self.body = body
    }
}
