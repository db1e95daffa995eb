import Glibc

/// A system call that failed: the cause beneath the errors of this package that begin in the kernel.
package struct SystemCallError: Error, CustomStringConvertible, Hashable, Sendable {
    /// The name of the call, such as `epoll_ctl`.
    package let call: String
    /// The value of `errno` that it left.
    package let errorNumber: CInt

    /// - Parameter errorNumber: By default the `errno` of this thread, so make the error before anything else is called.
    package init(_ call: String, errorNumber: CInt = errno) {
        self.call = call
        self.errorNumber = errorNumber
    }

    package var description: String {
        "\(call): \(String(cString: strerror(errorNumber))) (errno \(errorNumber))"
    }
}
