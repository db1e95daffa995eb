/// Why a child process could not be started.
package struct LaunchError: Error, CustomStringConvertible, Sendable {
    /// What kind of failure it is; open, so that a case can be added without breaking a `switch`.
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// There is no file at the path.
        package static let executableMissing = Code(rawValue: "executableMissing")
        /// The file is there and may not be executed: a directory, no execute permission, or a mount without it.
        package static let notExecutable = Code(rawValue: "notExecutable")
        /// A part of the path may not be searched.
        package static let pathNotAccessible = Code(rawValue: "pathNotAccessible")
        /// The file is no program, or one for another kind of processor.
        package static let wrongFormat = Code(rawValue: "wrongFormat")
        /// The program that the file names to run it, an interpreter or the dynamic loader, is missing.
        package static let interpreterMissing = Code(rawValue: "interpreterMissing")
        /// Somebody is writing the file at the moment, as a build does.
        package static let executableBusy = Code(rawValue: "executableBusy")
        /// The working directory is not a directory that can be entered.
        package static let workingDirectoryMissing = Code(rawValue: "workingDirectoryMissing")
        /// The program between the host and its plugins, or the sandbox that was asked for, is missing.
        package static let launcherMissing = Code(rawValue: "launcherMissing")
        /// The program between host and plugin did not start it, and said why.
        package static let refused = Code(rawValue: "refused")
        /// The path, an argument or a variable contains a null byte, or a variable's name is empty or contains `=`.
        package static let invalidText = Code(rawValue: "invalidText")
        /// Arguments and environment together are longer than the system allows.
        package static let argumentsTooLong = Code(rawValue: "argumentsTooLong")
        /// No descriptors, processes or memory are left.
        package static let outOfResources = Code(rawValue: "outOfResources")
        /// A failure that none of the other codes describes; see the cause.
        package static let systemFailure = Code(rawValue: "systemFailure")
    }

    package let code: Code
    /// What failed, where, and how to mend it.
    package let message: String
    package let cause: (any Error)?

    init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    package var description: String {
        guard let cause else { return message }
        return "\(message) [\(cause)]"
    }
}
