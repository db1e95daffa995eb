import Diagnostics

/// Why a child process could not be started.
package struct LaunchError: CodedError {
    package let code: Code
    /// What failed, where, and how to mend it.
    package let message: String
    package let cause: (any Error)?

    init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }
}

extension ErrorCode<LaunchError> {
    /// There is no file at the path.
    package static var executableMissing: Self { Self(rawValue: "executable-missing") }
    /// The file is there and may not be executed: a directory, no execute permission, or a mount without it.
    package static var notExecutable: Self { Self(rawValue: "not-executable") }
    /// A part of the path may not be searched.
    package static var pathNotAccessible: Self { Self(rawValue: "path-not-accessible") }
    /// The file is no program, or one for another kind of processor.
    package static var wrongFormat: Self { Self(rawValue: "wrong-format") }
    /// The program that the file names to run it, an interpreter or the dynamic loader, is missing.
    package static var interpreterMissing: Self { Self(rawValue: "interpreter-missing") }
    /// Somebody is writing the file at the moment, as a build does.
    package static var executableBusy: Self { Self(rawValue: "executable-busy") }
    /// The working directory is not a directory that can be entered.
    package static var workingDirectoryMissing: Self { Self(rawValue: "working-directory-missing") }
    /// The program between the host and its plugins, or the sandbox that was asked for, is missing.
    package static var launcherMissing: Self { Self(rawValue: "launcher-missing") }
    /// The program between host and plugin did not start it, and said why.
    package static var refused: Self { Self(rawValue: "refused") }
    /// The path, an argument or a variable contains a null byte, or a variable's name is empty or contains `=`.
    package static var invalidText: Self { Self(rawValue: "invalid-text") }
    /// Arguments and environment together are longer than the system allows.
    package static var argumentsTooLong: Self { Self(rawValue: "arguments-too-long") }
    /// No descriptors, processes or memory are left.
    package static var outOfResources: Self { Self(rawValue: "out-of-resources") }
    /// A failure that none of the other codes describes; see the cause.
    package static var systemFailure: Self { Self(rawValue: "system-failure") }
}
