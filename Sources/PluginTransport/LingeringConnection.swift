import MainLoop

/// Sends what was said last on a connection that nobody keeps any more, and then closes it: long enough for a refusal or a
/// request to stop to get out, short enough that a peer which does not read costs nothing. It keeps itself until then.
@MainActor final class LingeringConnection {
    /// The time in which the peer has to read on.
    private static let patience = Duration.milliseconds(250)
    /// All the time that a peer has which does. One that has proved nothing has no more than the others: nobody counts its connections any more.
    private static let longest = Duration.seconds(5)

    private var words: SendQueue
    private let descriptor: OwnedDescriptor
    private let loop: MainLoop
    private let limit: Duration
    private var watch: Registration?
    private var deadline: Registration?

    /// - Parameter isOfStranger: Whether the peer has proved nothing.
    init(_ words: SendQueue, _ descriptor: OwnedDescriptor, isOfStranger: Bool, loop: MainLoop) {
        self.words = words
        self.descriptor = descriptor
        self.loop = loop
        limit = loop.clock.now + (isOfStranger ? Self.patience : Self.longest)
    }

    func begin() {
        guard case .wouldWait = words.write(to: descriptor) else { return }
        // The registrations hold this object, and it holds them.
        watch = try? loop.watch(descriptor, for: .write) { _ in self.goOn() }
        if watch != nil { wait() }
    }

    private func wait() {
        deadline = loop.schedule(at: min(loop.clock.now + Self.patience, limit)) { self.end() }
    }

    private func goOn() {
        let before = words.bytes
        guard case .wouldWait = words.write(to: descriptor) else { return end() }
        if words.bytes < before { wait() }
    }

    private func end() {
        watch = nil
        deadline = nil
    }
}
