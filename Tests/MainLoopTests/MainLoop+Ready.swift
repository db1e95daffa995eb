import Glibc

@testable import MainLoop

extension MainLoop {
    /// Whether a loop that sleeps now would be woken, seen from outside.
    var hasReadyDescriptor: Bool {
        var entry = pollfd(fd: eventSet.descriptor.number, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, 0) == 1
    }
}
