import CLinux
import Glibc

/// The kernel's list of watched descriptors: an epoll instance (epoll(7)).
final class EventSet {
    /// A report of the kernel about one watched descriptor.
    struct Event {
        /// The key that was given to `add`.
        let key: UInt64
        let events: DescriptorEvents
    }

    let descriptor: OwnedDescriptor
    // The kernel hands out ready descriptors in turn, so a small buffer delays none of them for ever.
    private var buffer = [epoll_event](repeating: epoll_event(), count: 64)

    init() throws(SystemCallError) {
        let number = epoll_create1(CInt(EPOLL_CLOEXEC))
        guard number >= 0 else { throw SystemCallError("epoll_create1") }
        descriptor = OwnedDescriptor(taking: number)
    }

    func add(_ number: CInt, for events: DescriptorEvents, edgeTriggered: Bool = false, key: UInt64)
        throws(SystemCallError)
    {
        var event = epoll_event()
        event.events = events.rawValue | (edgeTriggered ? EPOLLET.rawValue : 0)
        event.data.u64 = key
        guard epoll_ctl(descriptor.number, EPOLL_CTL_ADD, number, &event) == 0 else {
            throw SystemCallError("epoll_ctl(EPOLL_CTL_ADD)")
        }
    }

    func remove(_ number: CInt) {
        // It fails when the descriptor was closed before; then the kernel has removed it already.
        var unused = epoll_event()
        epoll_ctl(descriptor.number, EPOLL_CTL_DEL, number, &unused)
    }

    /// Waits until something is ready.
    ///
    /// - Parameter timeout: How long at most, rounded up to milliseconds; nil: without end.
    /// - Returns: What is ready; empty after the timeout, and after a signal handler interrupted the wait.
    func wait(timeout: Duration?) -> [Event] {
        let milliseconds = timeout?.waitingTime ?? -1
        let count = epoll_wait(descriptor.number, &buffer, CInt(buffer.count), milliseconds)
        guard count > 0 else {
            precondition(count == 0 || errno == EINTR, "\(SystemCallError("epoll_wait"))")
            return []
        }
        return buffer[..<Int(count)].map { Event(key: $0.data.u64, events: DescriptorEvents(rawValue: $0.events)) }
    }
}
