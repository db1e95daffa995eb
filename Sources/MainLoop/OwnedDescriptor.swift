import CLinux
import Glibc

/// A file descriptor that is closed when its last owner lets go of it.
///
/// Everything in the package that makes a descriptor keeps it in one of these, and makes it close-on-exec.
package final class OwnedDescriptor: Sendable {
    /// The number; valid exactly as long as this object lives.
    package let number: CInt

    /// - Parameter number: An open descriptor that nobody else closes.
    package init(taking number: CInt) {
        self.number = number
    }

    deinit {
        close(number)
    }

    /// A pipe with both ends close-on-exec and blocking.
    package static func pipe() throws(SystemCallError) -> (readEnd: OwnedDescriptor, writeEnd: OwnedDescriptor) {
        var ends: [CInt] = [-1, -1]
        guard linux_pipe2(&ends, O_CLOEXEC) == 0 else { throw SystemCallError("pipe2") }
        return (OwnedDescriptor(taking: ends[0]), OwnedDescriptor(taking: ends[1]))
    }

    /// An eventfd at zero, close-on-exec and non-blocking.
    package static func event() throws(SystemCallError) -> OwnedDescriptor {
        let number = eventfd(0, CInt(EFD_CLOEXEC | EFD_NONBLOCK))
        guard number >= 0 else { throw SystemCallError("eventfd") }
        return OwnedDescriptor(taking: number)
    }

    /// Whether reads and writes fail with EAGAIN instead of waiting. It is a property of the open file: whoever shares
    /// it by inheritance sees the change too.
    package func setNonBlocking(_ nonBlocking: Bool) throws(SystemCallError) {
        let flags = fcntl(number, F_GETFL)
        guard flags >= 0 else { throw SystemCallError("fcntl(F_GETFL)") }
        let wanted = nonBlocking ? flags | O_NONBLOCK : flags & ~O_NONBLOCK
        guard fcntl(number, F_SETFL, wanted) == 0 else { throw SystemCallError("fcntl(F_SETFL)") }
    }

    /// Makes an eventfd readable.
    package func raiseEvent() {
        // EAGAIN means that the counter is full, so it is readable already.
        _ = eventfd_write(number, 1)
    }

    /// Makes an eventfd unreadable.
    package func clearEvent() {
        var count: eventfd_t = 0
        _ = eventfd_read(number, &count)
    }
}
