import Diagnostics

/// Why a `plugin.json` cannot be used.
package struct ManifestError: CodedError, Hashable {
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
}

extension ErrorCode<ManifestError> {
    /// The file cannot be read.
    package static var unreadable: Self { Self(rawValue: "unreadable") }
    /// The file is no JSON object.
    package static var notJSON: Self { Self(rawValue: "not-json") }
    /// A key that must be there is absent.
    package static var missingKey: Self { Self(rawValue: "missing-key") }
    /// A value is of the wrong kind.
    package static var wrongKind: Self { Self(rawValue: "wrong-kind") }
    /// A value is of the right kind and breaks a rule.
    package static var badValue: Self { Self(rawValue: "bad-value") }
}
