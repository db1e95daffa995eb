import Glibc

/// A file descriptor that travels beside a message; closed when its last owner lets go of it.
package final class PassedDescriptor: Sendable {
    /// Valid exactly as long as this object lives.
    package let number: CInt

    /// - Parameter number: An open descriptor that nobody else closes.
    package init(taking number: CInt) {
        self.number = number
    }

    deinit {
        close(number)
    }
}
