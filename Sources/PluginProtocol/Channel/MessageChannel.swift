/// An open session with the other side: two lanes, each of which keeps its order.
///
/// Callbacks come on the main actor, one message at a time, never from within a call of the channel's own methods.
/// Set them before the first message can arrive: in the turn in which the channel was handed out.
@MainActor package protocol MessageChannel<Outgoing, Incoming>: AnyObject {
    associatedtype Outgoing: MessageBody
    associatedtype Incoming: MessageBody

    /// Messages that are well formed, in turn and of this session.
    var onReceive: ((Envelope<Incoming>) -> Void)? { get set }

    /// A message that came on this lane was refused; it had no effect.
    var onMisbehaviour: ((Misbehaviour, Lane) -> Void)? { get set }

    /// The channel ended without having been closed by this side. Called once; nothing follows.
    var onClose: ((ChannelError) -> Void)? { get set }

    var isOpen: Bool { get }

    /// Never waits. A message that cannot be sent ends the channel, because one that is missing would break the order;
    /// on a closed channel nothing happens.
    ///
    /// - Parameters:
    ///   - scene: The scene that the message is about.
    ///   - inReplyTo: The message that this one answers.
    ///   - deadline: When it is too late to act on the message, on the host's clock; nil: never.
    ///   - lane: Counts only for a message that may travel on either.
    /// - Returns: The number by which an answer names the message.
    @discardableResult func send(
        _ body: Outgoing, scene: SceneID?, inReplyTo: SequenceNumber?, deadline: Duration?, on lane: Lane
    ) -> SequenceNumber

    /// Has the next message that is sent on the control lane bring a descriptor along. Where it cannot be passed, the message
    /// comes without, as all later ones do.
    func pass(_ descriptor: PassedDescriptor)

    /// Takes the descriptor that came with the earliest message of the control lane that brought one; nil where there is none.
    func takePassedDescriptor() -> PassedDescriptor?

    /// Sends nothing more and receives nothing more. `onClose` is not called.
    func close()
}

extension MessageChannel {
    package func pass(_ descriptor: PassedDescriptor) {}

    package func takePassedDescriptor() -> PassedDescriptor? {
        nil
    }

    @discardableResult package func send(
        _ body: Outgoing, scene: SceneID? = nil, inReplyTo: SequenceNumber? = nil, deadline: Duration? = nil
    ) -> SequenceNumber {
        send(body, scene: scene, inReplyTo: inReplyTo, deadline: deadline, on: .control)
    }
}
