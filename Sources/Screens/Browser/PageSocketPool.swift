import CLinux
import Dispatch
import FlyingSocks
import Glibc
import MainLoop

/// How the web server waits for its sockets: by an epoll instance that libdispatch watches.
///
/// FlyingSocks' own pool keeps a thread of libdispatch blocked in epoll_wait(2), and leaves a descriptor open whenever a
/// server ends.
actor PageSocketPool: AsyncSocketPool {
    private struct Waiter {
        let id: UInt64
        let events: Socket.Events
        let continuation: CheckedContinuation<Void, any Error>
    }

    private var epoll: OwnedDescriptor?
    private var waiters: [CInt: [Waiter]] = [:]
    private var lastID: UInt64 = 0

    func prepare() async throws {
        // EPOLL_CLOEXEC is this very flag; its own name has one type or another, as modules happen to be imported.
        let number = epoll_create1(O_CLOEXEC)
        guard number >= 0 else { throw SystemCallError("epoll_create1") }
        epoll = OwnedDescriptor(taking: number)
    }

    /// Serves those who wait until the task is cancelled.
    func run() async throws {
        guard let epoll else { throw SocketError.disconnected }
        let (stream, ready) = AsyncStream.makeStream(of: [epoll_event].self)
        let source = DispatchSource.makeReadSource(
            fileDescriptor: epoll.number, queue: .main)
        source.setEventHandler { ready.yield(Self.takeEvents(from: epoll)) }
        // libdispatch uses the descriptor until then.
        source.setCancelHandler { withExtendedLifetime(epoll) {} }
        source.activate()
        defer {
            source.cancel()
            self.epoll = nil
            let waiters = waiters.values.joined()
            self.waiters = [:]
            for waiter in waiters { waiter.continuation.resume(throwing: SocketError.disconnected) }
        }
        for await events in stream {
            for event in events { resumeWaiters(for: event) }
        }
        throw CancellationError()
    }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        lastID += 1
        let id = lastID
        let number = socket.file.rawValue
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiters[number, default: []].append(Waiter(id: id, events: events, continuation: continuation))
                watch(number)
            }
        } onCancel: {
            Task { await self.cancel(id, of: number) }
        }
    }

    private func cancel(_ id: UInt64, of number: CInt) {
        guard let index = waiters[number]?.firstIndex(where: { $0.id == id }) else { return }
        waiters[number]?.remove(at: index).continuation.resume(throwing: CancellationError())
        watch(number)
    }

    private func resumeWaiters(for event: epoll_event) {
        let number = event.data.fd
        let hasFailed = event.events & (EPOLLERR.rawValue | EPOLLHUP.rawValue) != 0
        let isReadable = hasFailed || event.events & EPOLLIN.rawValue != 0
        let isWritable = hasFailed || event.events & EPOLLOUT.rawValue != 0
        let all = waiters.removeValue(forKey: number) ?? []
        // Whoever is resumed tries again, and learns what has failed from that.
        for waiter in all {
            if isReadable && waiter.events.contains(.read) || isWritable && waiter.events.contains(.write) {
                waiter.continuation.resume()
            } else {
                waiters[number, default: []].append(waiter)
            }
        }
        watch(number)
    }

    /// Asks for what the socket's waiters want, once: after an event the kernel keeps silent until asked again.
    private func watch(_ number: CInt) {
        guard let epoll, let waiters = waiters[number], !waiters.isEmpty else { return }
        var event = epoll_event(events: EPOLLONESHOT.rawValue, data: epoll_data(fd: number))
        for waiter in waiters {
            if waiter.events.contains(.read) { event.events |= EPOLLIN.rawValue }
            if waiter.events.contains(.write) { event.events |= EPOLLOUT.rawValue }
        }
        // The kernel forgets a socket when it is closed, so whether it knows this one has to be found out.
        if epoll_ctl(epoll.number, EPOLL_CTL_MOD, number, &event) == 0 { return }
        if errno == ENOENT, epoll_ctl(epoll.number, EPOLL_CTL_ADD, number, &event) == 0 { return }
        let error = SystemCallError("epoll_ctl")
        self.waiters[number] = nil
        for waiter in waiters { waiter.continuation.resume(throwing: error) }
    }

    private static func takeEvents(from epoll: OwnedDescriptor) -> [epoll_event] {
        var events = [epoll_event](repeating: epoll_event(), count: 32)
        let count = epoll_wait(epoll.number, &events, CInt(events.count), 0)
        return Array(events.prefix(max(0, Int(count))))
    }
}
