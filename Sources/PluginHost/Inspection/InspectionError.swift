import Diagnostics

/// Why a host does not say what somebody who inspects it wants to know, or lets nobody ask.
package struct InspectionError: CodedError, Hashable {
    package let code: Code
    /// For the one who asked, or who started the host: what is wrong, and how to mend it.
    package let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

extension ErrorCode<InspectionError> {
    /// The request is none that there is.
    package static var badRequest: Self { Self(rawValue: "bad-request") }
    /// The host has no such plugin.
    package static var unknownPlugin: Self { Self(rawValue: "unknown-plugin") }
    /// As many as may inspect the host do so already.
    package static var tooMany: Self { Self(rawValue: "too-many") }
    /// `MULLION_INSPECT` names no place at which a host can be inspected.
    package static var badPlace: Self { Self(rawValue: "bad-place") }
    /// Somebody else's program asks.
    package static var otherUser: Self { Self(rawValue: "other-user") }
}
