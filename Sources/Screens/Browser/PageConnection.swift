import Foundation
import MainLoop

/// One request of a browser and its answer, on the main loop.
@MainActor final class PageConnection {
    /// How long a browser may take to ask: it connects because it wants something.
    static let timeToAsk = Duration.seconds(5)
    /// How long it may take to read the answer.
    static let timeToRead = Duration.seconds(30)

    /// Whether the whole request has come.
    private(set) var hasAsked = false

    private let descriptor: OwnedDescriptor
    private let loop: MainLoop
    private let respond: (PageRequest) -> PageResponse
    private let onEnd: () -> Void
    private var head: [UInt8] = []
    private var unsent = Data()
    private var watch: Registration?
    private var deadline: Registration?

    /// - Parameters:
    ///   - descriptor: A connected socket that does not block.
    ///   - onEnd: Called once, when the connection is of no more use: the owner lets go of it.
    init(
        _ descriptor: OwnedDescriptor, loop: MainLoop, respond: @escaping (PageRequest) -> PageResponse,
        onEnd: @escaping () -> Void
    ) throws(MainLoopError) {
        self.descriptor = descriptor
        self.loop = loop
        self.respond = respond
        self.onEnd = onEnd
        watch = try loop.watch(descriptor, for: .read) { [weak self] _ in self?.read() }
        deadline = loop.schedule(after: Self.timeToAsk) { [weak self] in self?.end() }
    }

    private func end() {
        guard watch != nil else { return }
        watch = nil
        deadline = nil
        onEnd()
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = recv(descriptor.number, &buffer, buffer.count, 0)
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        guard count > 0 else {
            end()
            return
        }
        // The end may have come in pieces; what lies further back has been searched.
        let start = max(head.count - (Self.endOfHead.count - 1), 0)
        head += buffer.prefix(count)
        if head[start...].firstRange(of: Self.endOfHead) != nil {
            answer(PageRequest(head: head).map(respond) ?? .badRequest)
        } else if head.count > PageRequest.longestHead {
            answer(.headTooLarge)
        }
    }

    /// An empty line ends the head; nothing that is answered here has a body.
    private static let endOfHead = Array("\r\n\r\n".utf8)

    private func answer(_ response: PageResponse) {
        hasAsked = true
        unsent = response.bytes
        watch = nil
        deadline = loop.schedule(after: Self.timeToRead) { [weak self] in self?.end() }
        do {
            watch = try loop.watch(descriptor, for: .write) { [weak self] _ in self?.write() }
        } catch {
            onEnd()
        }
    }

    private func write() {
        let count = unsent.withUnsafeBytes { send(descriptor.number, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL)) }
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        guard count > 0 else {
            end()
            return
        }
        unsent = unsent.dropFirst(count)
        if unsent.isEmpty { end() }
    }
}
