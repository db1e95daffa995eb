import MainLoop
import ZeroMQ

/// A socket of libzmq on the main loop: what an event loop has to do, and nothing else.
@MainActor final class EchoLoop<Socket: ReceivingSocket> {
    private let socket: Socket
    private let loop: MainLoop
    private var registrations: [Registration] = []
    private var isScheduled = false
    private let onMessage: (MultipartMessage) -> Void

    init(_ socket: Socket, on loop: MainLoop, onMessage: @escaping (MultipartMessage) -> Void) throws {
        self.socket = socket
        self.loop = loop
        self.onMessage = onMessage
        registrations = [
            try loop.watch(socket.fileDescriptor, for: .read) { [weak self] _ in self?.service() },
            loop.addPrepareHook { [weak self] in
                self?.scheduleIfReady()
                return .maySleep
            },
        ]
    }

    func close() {
        registrations = []
    }

    private func service() {
        isScheduled = false
        _ = try? socket.drain(limit: 32) { onMessage($0) }
    }

    /// The descriptor tells of news once.
    private func scheduleIfReady() {
        guard !isScheduled, (try? socket.events)?.contains(.pollIn) == true else { return }
        isScheduled = true
        loop.post { [weak self] in self?.service() }
    }
}
