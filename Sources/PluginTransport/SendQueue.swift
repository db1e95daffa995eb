import PluginProtocol

/// Messages that cannot be sent yet, because the other side reads slowly.
struct SendQueue {
    private var messages: [[UInt8]] = []
    /// The place at which the queue begins; what lies before is spent.
    private var start = 0
    /// How much of the first one is gone.
    private(set) var sentOfFirst = 0
    /// The number of bytes that are still to be sent.
    private(set) var bytes = 0
    /// The descriptors that messages bring along, by the number of the message since the queue was made.
    private var descriptors: [Int: PassedDescriptor] = [:]
    private var refusesDescriptors = false
    /// How many messages have left the queue.
    private var sentCount = 0

    /// How much may wait before the other side counts as not reading.
    static func limit(of lane: Lane) -> Int {
        switch lane {
        case .control: 8 << 20
        case .content: 64 << 20
        }
    }

    var count: Int {
        messages.count - start
    }

    var isEmpty: Bool {
        count == 0
    }

    var first: [UInt8]? {
        isEmpty ? nil : messages[start]
    }

    /// The descriptor that goes out with the first byte of the first message.
    var descriptorOfFirst: PassedDescriptor? {
        descriptors.isEmpty ? nil : descriptors[sentCount]
    }

    /// The descriptor of the first message is out.
    mutating func dropDescriptorOfFirst() {
        descriptors[sentCount] = nil
    }

    /// Has all messages go out without descriptors from now on. The other side takes the first one for that of the first message that brings
    /// one, and so on, so after one that could not go no later one may.
    mutating func refuseDescriptors() {
        descriptors = [:]
        refusesDescriptors = true
    }

    mutating func append(_ message: [UInt8], with descriptor: PassedDescriptor? = nil) {
        if let descriptor, !refusesDescriptors { descriptors[sentCount + count] = descriptor }
        messages.append(message)
        bytes += message.count
    }

    /// Notes that so many bytes more of the first message are gone.
    mutating func didSend(_ count: Int) {
        guard !isEmpty else { return }
        sentOfFirst += count
        bytes -= count
        if sentOfFirst >= messages[start].count { dropFirst() }
    }

    mutating func removeFirst() {
        guard !isEmpty else { return }
        bytes -= messages[start].count - sentOfFirst
        dropFirst()
    }

    private mutating func dropFirst() {
        messages[start] = []
        sentOfFirst = 0
        dropDescriptorOfFirst()
        sentCount += 1
        start += 1
        if start == messages.count || start >= 256 {
            messages.removeFirst(start)
            start = 0
        }
    }
}

extension ChannelError {
    static func backlog(of queue: SendQueue, on lane: Lane) -> ChannelError {
        ChannelError(.backlog, "The other side does not read: \(queue.count) messages wait on the \(lane) lane.")
    }
}
