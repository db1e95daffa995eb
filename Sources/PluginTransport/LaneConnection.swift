import PluginProtocol

/// One lane of a session on the main loop: sends without waiting, receives a few messages a turn, notices the end.
@MainActor protocol LaneConnection: AnyObject {
    var lane: Lane { get }

    /// A message of the other side.
    var onMessage: (([UInt8]) -> Void)? { get set }
    /// The other side sent what is no message, in a way that leaves nothing to go on with. The end follows.
    var onMisbehaviour: ((Misbehaviour) -> Void)? { get set }
    /// The connection is gone, or can no longer be used. Called once, after everything that had arrived, and never from
    /// within a call of the link's own.
    var onEnd: ((ChannelError) -> Void)? { get set }

    /// While it is, no further message comes: they wait in the connection, and then the other side waits. What is sent
    /// goes out all the same.
    var isPaused: Bool { get set }

    /// Whether something has arrived, the end perhaps, that was not told yet. False once the end is told.
    var hasUnread: Bool { get }

    /// Sends when the other side takes it. What waits for too long, or is too much, ends the link.
    func send(_ bytes: [UInt8])

    /// Has the next message bring a descriptor along, where the link is one of Unix sockets.
    func pass(_ descriptor: PassedDescriptor)

    /// Takes the descriptor that came with the earliest message that brought one.
    func takePassedDescriptor() -> PassedDescriptor?

    /// Sends what waits, and waits for that as long as may be: for when the loop does not run any more.
    func finishSending(upTo patience: Duration)

    /// Receives nothing more, and sends what was to be sent already. Does not call back.
    func close()
}

extension LaneConnection {
    func pass(_ descriptor: PassedDescriptor) {}

    func takePassedDescriptor() -> PassedDescriptor? {
        nil
    }
}
