/// Why a `plugin.json` cannot be used.
package struct ManifestError: Error, Hashable, Sendable, CustomStringConvertible {
    package let code: Code
    /// The path of the file.
    package let file: String
    /// The place in the file, `controllers.main.title` for instance; empty for the whole file.
    package let key: String
    /// What was expected, what was found and how to mend it.
    package let what: String
    /// What the system said, where it was asked.
    package let cause: String?

    init(_ code: Code, file: String, key: String = "", _ what: String, cause: String? = nil) {
        self.code = code
        self.file = file
        self.key = key
        self.what = what
        self.cause = cause
    }

    /// A sentence for a person.
    package var message: String {
        let place = key.isEmpty ? file : "\(file), \"\(key)\""
        return "\(place): \(what)" + (cause.map { " (\($0))" } ?? "")
    }

    package var description: String {
        message
    }

    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The file cannot be read.
        package static let unreadable = Code(rawValue: "unreadable")
        /// The file is no JSON object.
        package static let notJSON = Code(rawValue: "not-json")
        /// A key that must be there is absent.
        package static let missingKey = Code(rawValue: "missing-key")
        /// A value is of the wrong kind.
        package static let wrongKind = Code(rawValue: "wrong-kind")
        /// A value is of the right kind and breaks a rule.
        package static let badValue = Code(rawValue: "bad-value")
    }
}
