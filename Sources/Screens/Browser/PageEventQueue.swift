import CLinux
import FlyingSocks
import Glibc
import MainLoop
import Synchronization

/// How the web server waits for its sockets: by epoll, without a timeout, so that nothing wakes while nobody asks.
///
/// FlyingSocks has one like it, which leaves a descriptor open whenever a server ends.
struct PageEventQueue: EventQueue {
    private final class Descriptors: Sendable {
        let epoll: OwnedDescriptor
        /// Makes a wait end for good.
        let stopped: OwnedDescriptor

        init() throws(SystemCallError) {
            // EPOLL_CLOEXEC is this very flag; its own name is imported with one type or another by different modules.
            let number = epoll_create1(O_CLOEXEC)
            guard number >= 0 else { throw SystemCallError("epoll_create1") }
            epoll = OwnedDescriptor(taking: number)
            stopped = try .event()
        }
    }

    private var descriptors: Descriptors?
    private var watched: [Socket.FileDescriptor: Socket.Events] = [:]

    mutating func open() throws {
        let descriptors = try Descriptors()
        var event = epoll_event(events: EPOLLIN.rawValue, data: epoll_data(fd: descriptors.stopped.number))
        guard epoll_ctl(descriptors.epoll.number, EPOLL_CTL_ADD, descriptors.stopped.number, &event) == 0 else {
            throw SocketError.makeFailed("epoll_ctl")
        }
        self.descriptors = descriptors
        watched = [:]
    }

    mutating func stop() throws {
        descriptors?.stopped.raiseEvent()
    }

    /// A wait that still goes on keeps the descriptors open until it has noticed.
    mutating func close() throws {
        descriptors = nil
        watched = [:]
    }

    mutating func addEvents(_ events: Socket.Events, for socket: Socket.FileDescriptor) throws {
        try watch(socket, for: (watched[socket] ?? []).union(events))
    }

    mutating func removeEvents(_ events: Socket.Events, for socket: Socket.FileDescriptor) throws {
        try watch(socket, for: (watched[socket] ?? []).subtracting(events))
    }

    func getNotifications() throws -> [EventNotification] {
        guard let descriptors else { throw SocketError.disconnected }
        var events = [epoll_event](repeating: epoll_event(), count: 32)
        let count = epoll_wait(descriptors.epoll.number, &events, CInt(events.count), -1)
        guard count >= 0 else {
            if errno == EINTR { return [] }
            throw SocketError.makeFailed("epoll_wait")
        }
        return try events[..<Int(count)].map { event in
            guard event.data.fd != descriptors.stopped.number else { throw SocketError.disconnected }
            return notification(of: event)
        }
    }

    private mutating func watch(_ socket: Socket.FileDescriptor, for events: Socket.Events) throws {
        guard let descriptors else { throw SocketError.disconnected }
        let before = watched[socket]
        guard before != events, before != nil || !events.isEmpty else { return }
        // Edge-triggered: it is told once of what nobody waits for.
        var event = epoll_event(events: EPOLLET.rawValue, data: epoll_data(fd: socket.rawValue))
        if events.contains(.read) { event.events |= EPOLLIN.rawValue }
        if events.contains(.write) { event.events |= EPOLLOUT.rawValue }
        let operation = events.isEmpty ? EPOLL_CTL_DEL : before == nil ? EPOLL_CTL_ADD : EPOLL_CTL_MOD
        watched[socket] = events.isEmpty ? nil : events
        guard epoll_ctl(descriptors.epoll.number, operation, socket.rawValue, &event) == 0 else {
            throw SocketError.makeFailed("epoll_ctl")
        }
    }

    private func notification(of event: epoll_event) -> EventNotification {
        var ready: Socket.Events = []
        if event.events & EPOLLIN.rawValue != 0 { ready.insert(.read) }
        if event.events & EPOLLOUT.rawValue != 0 { ready.insert(.write) }
        var errors: Set<EventNotification.Error> = []
        let isEnded = event.events & (EPOLLHUP.rawValue | EPOLLRDHUP.rawValue) != 0
        if isEnded, !ready.contains(.read) { errors.insert(.endOfFile) }
        if event.events & EPOLLERR.rawValue != 0 { errors.insert(.error) }
        // Whoever waits has to be told of an error, whatever it is waiting for.
        return EventNotification(
            file: Socket.FileDescriptor(rawValue: event.data.fd), events: ready.isEmpty ? [.read, .write] : ready,
            errors: errors)
    }
}
