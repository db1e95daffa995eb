import CLinux
import Glibc
import MainLoop
import Synchronization

/// Low numbers for viewers' connections, kept from the opening of the screen on.
///
/// libvncserver waits with select(2), which cannot name a descriptor from FD_SETSIZE on: FD_SET then writes outside of its
/// array, and glibc ends the process. The connections are the only descriptors that it is given. So as many low numbers
/// as there may be viewers are taken while there still are some, each by a duplicate of one placeholder, and a connection
/// takes the place of a placeholder; everything else in the process may have as many descriptors as it likes.
final class SelectableDescriptors: Sendable {
    /// The lowest number that select(2) cannot name (FD_SETSIZE).
    private static let limit: CInt = 1024

    private let placeholder: OwnedDescriptor
    private let free = Mutex<[CInt]>([])

    init(count: Int) throws(ScreenError) {
        do throws(SystemCallError) {
            placeholder = try .event()
        } catch {
            throw Self.shortage(cause: error)
        }
        for _ in 0..<count {
            guard let number = reserve() else { throw Self.shortage(cause: SystemCallError("fcntl(F_DUPFD)")) }
            free.withLock { $0.append(number) }
        }
    }

    deinit {
        for number in free.withLock({ $0 }) { close(number) }
    }

    /// Gives a connection one of the numbers, beside its own.
    ///
    /// - Returns: The number, which the caller hands in by `putBack` or `forget`; nil if there is none.
    func take(for connection: OwnedDescriptor) -> CInt? {
        guard let number = free.withLock({ $0.popLast() }) ?? reserve() else { return nil }
        guard linux_dup3(connection.number, number, O_CLOEXEC) == number else {
            putBack(number)
            return nil
        }
        return number
    }

    /// Closes the connection of a number and keeps the number, so that nobody else gets it in between.
    func putBack(_ number: CInt) {
        guard linux_dup3(placeholder.number, number, O_CLOEXEC) == number else {
            forget(number)
            return
        }
        free.withLock { $0.append(number) }
    }

    /// Hands in a number that libvncserver has closed. Somebody else may have it by now.
    func forget(_ number: CInt) {
        guard let other = reserve() else { return }
        free.withLock { $0.append(other) }
    }

    private func reserve() -> CInt? {
        let number = fcntl(placeholder.number, F_DUPFD_CLOEXEC, 0)
        guard number >= Self.limit else { return number >= 0 ? number : nil }
        close(number)
        errno = EMFILE
        return nil
    }

    private static func shortage(cause: SystemCallError) -> ScreenError {
        ScreenError(
            .outOfResources,
            "The VNC server needs descriptors with numbers below \(limit), and too few are left; open the screen earlier, "
                + "or raise the limit (ulimit -n).", cause: "\(cause)")
    }
}
