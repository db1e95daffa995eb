import CZeroMQ
import Foundation

/// Why an operation of this module failed.
///
/// `message` is written for a human: what was attempted, on which endpoint, what went wrong and how to mend it.
/// Compare `code` to decide what a program does next.
package struct ZeroMQError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What went wrong, in libzmq's error numbers.
    package let code: Code

    /// What was attempted, such as `bind` or `set ZMQ_LINGER`.
    package let operation: String

    /// The endpoint concerned, in libzmq's notation; nil where no endpoint is involved.
    package let endpoint: String?

    /// What exactly was wrong, where the code alone does not say it.
    package let detail: String?

    package init(code: Code, operation: String, endpoint: String? = nil, detail: String? = nil) {
        self.code = code
        self.operation = operation
        self.endpoint = endpoint
        self.detail = detail
    }

    /// The error that libzmq reported last on this thread.
    static func last(_ operation: String, endpoint: String? = nil) -> ZeroMQError {
        ZeroMQError(code: Code(rawValue: zmq_errno()), operation: operation, endpoint: endpoint)
    }

    static func invalid(_ operation: String, endpoint: String? = nil, _ detail: String) -> ZeroMQError {
        ZeroMQError(code: .invalidArgument, operation: operation, endpoint: endpoint, detail: detail)
    }

    /// libzmq's own text for the code, such as `Address already in use`.
    package var systemText: String {
        code.systemText
    }

    /// One or two sentences: what failed where, why, and how to mend it.
    package var message: String {
        var text = "\(operation) failed"
        if let endpoint {
            text += " for \(endpoint)"
        }
        text += ": \(detail ?? systemText)."
        if let remedy = code.remedy {
            text += " \(remedy)"
        }
        return text
    }

    package var description: String {
        message
    }
}
