/// Why a plugin that was asked for cannot be shown.
package struct PluginLookupError: Error, Hashable, Sendable, CustomStringConvertible {
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// No plugin of that identifier was found.
        package static let notInstalled = Code(rawValue: "not-installed")
        /// The plugin has no controller of that name.
        package static let unknownController = Code(rawValue: "unknown-controller")
        /// What was asked for is no identifier.
        package static let malformedIdentifier = Code(rawValue: "malformed-identifier")
    }

    package let code: Code
    /// A sentence for a person: what, where, and how to mend it.
    package let message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    package var description: String {
        message
    }
}
