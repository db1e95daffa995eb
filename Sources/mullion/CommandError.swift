import Diagnostics

/// Why the command did not do what it was told.
struct CommandError: CodedError, Hashable {
    let code: Code
    /// A sentence for a person: what, where, and how to mend it.
    let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

extension ErrorCode<CommandError> {
    /// A name or an identifier breaks its rule, or is taken.
    static var badName: Self { Self(rawValue: "bad-name") }
    /// A file or a folder is there, and nothing is overwritten.
    static var exists: Self { Self(rawValue: "exists") }
    /// A file or a folder cannot be read or written.
    static var fileSystem: Self { Self(rawValue: "file-system") }
    /// Mullion's own package was not found.
    static var noMullion: Self { Self(rawValue: "no-mullion") }
    /// A folder is no package, or SwiftPM does not understand it.
    static var noPackage: Self { Self(rawValue: "no-package") }
    /// A program that this one needs is not installed.
    static var missingProgram: Self { Self(rawValue: "missing-program") }
    /// There is no contract where one is looked for.
    static var noContract: Self { Self(rawValue: "no-contract") }
    /// A contract has a mistake.
    static var badContract: Self { Self(rawValue: "bad-contract") }
    /// What is there is not what the contracts give.
    static var differs: Self { Self(rawValue: "differs") }
    /// There is no plugin where one is looked for.
    static var noPlugin: Self { Self(rawValue: "no-plugin") }
    /// There is no host that can be inspected, or not the one that was named.
    static var noHost: Self { Self(rawValue: "no-host") }
    /// What answers is no host, or one of another version.
    static var foreignHost: Self { Self(rawValue: "foreign-host") }
    /// The host does not do what it was asked.
    static var refused: Self { Self(rawValue: "refused") }
}
