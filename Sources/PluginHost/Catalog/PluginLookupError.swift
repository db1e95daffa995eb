import Diagnostics

/// Why a plugin that was asked for cannot be shown.
package struct PluginLookupError: CodedError, Hashable {
    package let code: Code
    /// A sentence for a person: what, where, and how to mend it.
    package let message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

extension ErrorCode<PluginLookupError> {
    /// No plugin of that identifier was found.
    package static var notInstalled: Self { Self(rawValue: "not-installed") }
    /// The plugin has no controller of that name.
    package static var unknownController: Self { Self(rawValue: "unknown-controller") }
    /// The controller has another contract than the host wants, or an older version of it.
    package static var unfulfilledContract: Self { Self(rawValue: "unfulfilled-contract") }
    /// What was asked for is no identifier.
    package static var malformedIdentifier: Self { Self(rawValue: "malformed-identifier") }
}
