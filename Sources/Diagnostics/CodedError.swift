/// An error that a program tells by its code, and a person by its sentence.
package protocol CodedError: Error, CustomStringConvertible {
    /// The type of the cause: another error, or the words of a library.
    associatedtype Cause = Never
    typealias Code = ErrorCode<Self>

    var code: Code { get }

    /// For a person: what failed, where, and how to mend it.
    var message: String { get }

    /// The error of the system or of the library beneath, where it gave one.
    var cause: Cause? { get }
}

extension CodedError {
    package var description: String {
        cause.map { "\(message) [\($0)]" } ?? message
    }
}

extension CodedError where Cause == Never {
    package var cause: Never? { nil }
}
