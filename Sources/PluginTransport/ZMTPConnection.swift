import CLinux
import Glibc
import MainLoop
import PluginProtocol
import ZMTP

/// One end of a lane: a connection to the other side by ZMTP, between the DEALER of a plugin and the ROUTER of its host.
///
/// It is no socket of libzmq. In the host that would bound neither the memory that a peer takes before its message is complete nor
/// the number of its connections; in a plugin it would be a thread more on the way of each message (docs/decisions has the records).
@MainActor final class ZMTPConnection: LaneConnection {
    var onMessage: (([UInt8]) -> Void)?
    var onMisbehaviour: ((Misbehaviour) -> Void)?
    var onEnd: ((ChannelError) -> Void)?
    /// All that waited to be sent is with the system.
    var onFlush: (() -> Void)?

    let lane: Lane
    /// The process that connected, by its number here; 0 where it has none here, in another container for instance.
    let process: Int32

    /// Nil once the connection is closed.
    private var descriptor: OwnedDescriptor?
    private let loop: MainLoop
    private var conversation: ZMTPConversation
    private var share: ReadingBudget?
    private var watch: (registration: Registration, events: DescriptorEvents)?
    private var unsent = SendQueue()
    /// The messages that may go out once the other side has said what it is.
    private var early: [[UInt8]] = []
    /// The descriptor that goes out with the next message.
    private var passing: PassedDescriptor?
    /// How many were passed since the other side was last seen to have read everything.
    private var unreadDescriptors = 0
    /// The descriptors that came, in order; nil for one for which this process had no number left. Only a plugin takes any, from its host.
    private var passed: [PassedDescriptor?] = []
    private let takesDescriptors: Bool
    private var isContinuing = false
    var isPaused = false {
        didSet {
            guard isPaused != oldValue else { return }
            stopWatching()
            isPaused ? expectMore() : resume()
        }
    }
    private var end: ChannelError?

    /// How much a peer may say at a time before it has proved who it is: a `Hello` fits.
    private static let largestOfStranger = 16 << 10
    /// The bytes that may wait for such a peer, which are refusals and answers to its pings. A peer that leaves more unread is sent away.
    private static let mostForStranger = 64 << 10

    /// Whether this is the host's end, and the peer has proved nothing yet.
    private var isOfStranger: Bool { conversation.role == .router && share == nil }

    /// The host's end.
    ///
    /// - Parameter descriptor: The connected Unix socket of a peer that has proved nothing yet.
    convenience init(_ descriptor: OwnedDescriptor, lane: Lane, loop: MainLoop) throws(MainLoopError) {
        let conversation = ZMTPConversation(.router, largestMessage: Self.largestOfStranger)
        try self.init(
            descriptor, conversation, process: Self.process(at: descriptor), takesDescriptors: false, lane: lane,
            loop: loop)
    }

    /// The plugin's end.
    ///
    /// - Parameters:
    ///   - path: Where the host listens. Where nobody does, the connection ends.
    ///   - largestMessage: In bytes. The host is believed, so this is the limit of a mistake.
    ///   - takesDescriptors: Whether whoever is served has a use for descriptors that come along.
    convenience init(
        to path: String, lane: Lane, loop: MainLoop, largestMessage: Int, takesDescriptors: Bool = true
    ) throws {
        let (descriptor, address) = (try UnixSocket.make(), try UnixAddress(path: path))
        let isConnected = address.with { connect(descriptor.number, $0, $1) } == 0
        let conversation = ZMTPConversation(.dealer, largestMessage: largestMessage)
        try self.init(descriptor, conversation, process: 0, takesDescriptors: takesDescriptors, lane: lane, loop: loop)
        if !isConnected { finish(ChannelError(.peerClosed, "Nobody answers at \(path).")) }
    }

    private init(
        _ descriptor: OwnedDescriptor, _ conversation: ZMTPConversation, process: Int32, takesDescriptors: Bool,
        lane: Lane, loop: MainLoop
    ) throws(MainLoopError) {
        self.descriptor = descriptor
        self.conversation = conversation
        self.process = process
        self.takesDescriptors = takesDescriptors
        self.lane = lane
        self.loop = loop
        try wait(for: .read)
        sendAnswers()
    }

    isolated deinit {
        close()
    }

    /// The peer has proved who it is: it may send larger messages, and has a share of the loop's time.
    func admit(largestMessage: Int, share: ReadingBudget) {
        conversation.largestMessage = largestMessage
        self.share = share
        share.onResume(of: lane) { [weak self] in self?.resume() }
    }

    func close() {
        guard let descriptor else { return }
        self.descriptor = nil
        onMessage = nil
        onMisbehaviour = nil
        onEnd = nil
        onFlush = nil
        stopWatching()
        if !unsent.isEmpty, end == nil {
            LingeringConnection(unsent, descriptor, isOfStranger: isOfStranger, loop: loop).begin()
        }
    }

    /// The number of bytes that wait here to be sent.
    var unsentBytes: Int {
        early.reduce(unsent.bytes) { $0 + $1.count }
    }

    var hasUnread: Bool {
        guard !isOver, let descriptor else { return false }
        if isPaused || isContinuing || conversation.hasMessages { return true }
        var look = pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
        return poll(&look, 1, 0) > 0
    }

    /// Whether there is no more to be heard or said.
    private var isOver: Bool {
        descriptor == nil || end != nil
    }

    // MARK: Sending

    func send(_ bytes: [UInt8]) {
        let frame = ZMTPConversation.encode(bytes)
        // RFC 23/ZMTP: a message follows the READY of both sides.
        conversation.isReady ? transmit(frame) : early.append(frame)
    }

    /// The most descriptors that are passed to a peer which has not read them. Until then they are open here, or the kernel counts them for this
    /// user, whatever the peer says that it has.
    private static let mostUnreadDescriptors = 16

    func pass(_ descriptor: PassedDescriptor) {
        if hasPeerReadAll { unreadDescriptors = 0 }
        unreadDescriptors += 1
        if unreadDescriptors > Self.mostUnreadDescriptors { unsent.refuseDescriptors() }
        passing = descriptor
    }

    private var hasPeerReadAll: Bool {
        var unread: CInt = 0
        guard unsent.isEmpty, let descriptor else { return false }
        return linux_unread_bytes(descriptor.number, &unread) == 0 && unread == 0
    }

    func takePassedDescriptor() -> PassedDescriptor? {
        passed.isEmpty ? nil : passed.removeFirst()
    }

    func finishSending(upTo patience: Duration) {
        let end = loop.clock.now + patience
        while !isOver, !unsent.isEmpty, let descriptor {
            var wait = pollfd(fd: descriptor.number, events: Int16(POLLOUT), revents: 0)
            guard poll(&wait, 1, (end - loop.clock.now).waitingTime) > 0 else { return }
            flush()
        }
    }

    private func sendAnswers() {
        let answers = conversation.takeAnswers()
        if !answers.isEmpty { transmit(answers) }
    }

    private func sendEarly() {
        let frames = early
        early = []
        for frame in frames { transmit(frame) }
    }

    private func transmit(_ bytes: [UInt8]) {
        guard !isOver else { return }
        unsent.append(bytes, with: passing)
        passing = nil
        flush()
        let most = isOfStranger ? Self.mostForStranger : SendQueue.limit(of: lane)
        if unsent.bytes > most { finish(.backlog(of: unsent, on: lane)) }
    }

    private func flush() {
        guard let descriptor else { return }
        switch unsent.write(to: descriptor) {
        case .all:
            expectMore()
            onFlush?()
        case .wouldWait: expectMore()
        case .failed:
            // What the peer said before it went is still to be read.
            unsent = SendQueue()
            expectMore()
            continueSoon()
        }
    }

    // MARK: Receiving

    // What one session may take of a turn, so that a flood on it does not starve the others.
    private static let messagesPerTurn = 32
    private static let bytesPerTurn = 1 << 20
    private static let numbers = UnsafeMutableBufferPointer<CInt>.allocate(capacity: Limits.surfacesUnderWay)
    private static let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)

    private func service(_ events: DescriptorEvents = .read) {
        guard !isOver else { return }
        // A paused connection learns by writing that its peer is gone, which is always reported.
        if events.contains(.write) || isPaused { flush() }
        guard !isPaused else { return }
        if let share {
            share.spend { receive() }
            if share.isUsedUp, !isPaused { stopWatching() }
        } else {
            receive()
        }
    }

    private func receive() {
        var messages = 0
        var bytes = 0
        var isEmptied = false
        while !isOver {
            while let message = conversation.takeMessage() {
                messages += 1
                // An empty message says nothing.
                if !message.isEmpty { onMessage?(message) }
                guard !isOver, !isPaused else { return }
                if messages == Self.messagesPerTurn { break }
            }
            // Nobody has spent anything yet, or nothing is left to be read.
            let isFree = (messages == 0 && bytes == 0) || isEmptied
            guard messages < Self.messagesPerTurn, bytes < Self.bytesPerTurn, isFree || share?.isUsedUp != true else {
                if conversation.hasMessages { continueSoon() }
                return
            }
            // Of what comes later, its end too, the loop tells; the rest of a message is most likely there already.
            guard !isEmptied, let count = read() else { return }
            bytes += count
            isEmptied = count < Self.scratch.count && conversation.isBetweenMessages
        }
    }

    /// Reads once.
    ///
    /// - Returns: How many bytes; nil where there is nothing more to be read now.
    private func read() -> Int? {
        guard let descriptor else { return nil }
        let count = read(from: descriptor)
        guard count > 0 else {
            if count < 0, errno == EAGAIN || errno == EINTR { return nil }
            finish(Self.lost)
            return nil
        }
        do throws(ZMTPError) {
            try conversation.receive(UnsafeRawBufferPointer(rebasing: Self.scratch[..<count]))
        } catch {
            breakOff(error)
            return nil
        }
        sendAnswers()
        if conversation.isReady, !early.isEmpty { sendEarly() }
        return count
    }

    /// A host reads with recv(2), which closes what descriptors come along: it wants none of a plugin.
    private func read(from descriptor: OwnedDescriptor) -> Int {
        let flags = CInt(MSG_DONTWAIT)
        guard takesDescriptors else {
            return recv(descriptor.number, Self.scratch.baseAddress, Self.scratch.count, flags)
        }
        var received: CInt = 0
        let count = linux_receive_descriptors(
            descriptor.number, Self.scratch.baseAddress, Self.scratch.count, flags, Self.numbers.baseAddress,
            CInt(Self.numbers.count), &received)
        for number in Self.numbers.prefix(Int(received)) {
            passed.append(number < 0 ? nil : PassedDescriptor(taking: number))
        }
        return count
    }

    /// Nothing on the connection can be understood any more.
    private func breakOff(_ error: ZMTPError) {
        while !isOver, let message = conversation.takeMessage() {
            if !message.isEmpty { onMessage?(message) }
        }
        guard !isOver else { return }
        let what = "\(error.message) on the \(lane) lane"
        onMisbehaviour?(Misbehaviour(.brokenLane, what))
        finish(ChannelError(.peerClosed, "What the other side sent could not be understood: \(what)."))
    }

    // MARK: The loop

    /// The events that a connection waits for which does not wait for its share.
    private var awaited: DescriptorEvents {
        var events: DescriptorEvents = isPaused ? [] : .read
        if !unsent.isEmpty { events.insert(.write) }
        return events
    }

    private func expectMore() {
        // Who waits for its share is not watched.
        guard !isOver, isPaused || watch != nil, watch?.events ?? [] != awaited else { return }
        do {
            if awaited.isEmpty { stopWatching() } else { try wait(for: awaited) }
        } catch {
            finish(ChannelError(.transport, error.message))
        }
    }

    private func wait(for events: DescriptorEvents) throws(MainLoopError) {
        guard let descriptor else { return }
        stopWatching()
        // Who takes the messages says what they call.
        let registration = try loop.watch(descriptor, for: events, tellsOfRunLoop: true) { [weak self] in
            self?.service($0)
        }
        watch = (registration, events)
    }

    private func stopWatching() {
        watch?.registration.cancel()
        watch = nil
    }

    private func resume() {
        guard !isOver, !isPaused, share?.isUsedUp != true, watch == nil else { return }
        do {
            try wait(for: awaited)
            continueSoon()
        } catch {
            finish(ChannelError(.transport, error.message))
        }
    }

    /// Goes on in the next round of the loop with what no descriptor reports.
    private func continueSoon() {
        guard !isContinuing else { return }
        isContinuing = true
        loop.post { [weak self] in
            self?.isContinuing = false
            if self?.watch != nil { self?.service() }
        }
    }

    // MARK: The end

    static let lost = ChannelError(.peerClosed, "The other side closed the connection or ended.")

    private func finish(_ end: ChannelError) {
        guard !isOver else { return }
        self.end = end
        stopWatching()
        loop.post { [weak self] in
            let onEnd = self?.onEnd
            self?.onEnd = nil
            onEnd?(end)
        }
    }

    private static func process(at descriptor: OwnedDescriptor) -> Int32 {
        var process: Int32 = 0
        return linux_peer_process(descriptor.number, &process) == 0 ? process : 0
    }
}
