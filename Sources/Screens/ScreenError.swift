/// Why a screen could not be opened.
package struct ScreenError: Error, CustomStringConvertible, Sendable {
    /// What kind of failure it is; open, so that a case can be added without breaking a `switch`.
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// There is no display to show a window on, or it did not let us in.
        package static let noDisplay = Code(rawValue: "noDisplay")
        /// The window system refused the window.
        package static let windowRefused = Code(rawValue: "windowRefused")
        /// Another program listens at that address and port.
        package static let addressInUse = Code(rawValue: "addressInUse")
        /// The address is none of this machine's, or no address at all.
        package static let addressNotAvailable = Code(rawValue: "addressNotAvailable")
        /// Only the administrator may listen at that port, or the number is none of a port.
        package static let portNotAllowed = Code(rawValue: "portNotAllowed")
        /// Other machines could reach the window, and nothing would ask them for a password.
        package static let passwordMissing = Code(rawValue: "passwordMissing")
        /// RFB uses eight bytes of a password and no more.
        package static let passwordTooLong = Code(rawValue: "passwordTooLong")
        /// RFB's passwords are plain ASCII, and not empty.
        package static let passwordNotUsable = Code(rawValue: "passwordNotUsable")
        /// The file with the password is not there, is empty, or others may read it.
        package static let passwordFileUnusable = Code(rawValue: "passwordFileUnusable")
        /// Screens with a password and screens without cannot be served by one process.
        package static let mixedProtection = Code(rawValue: "mixedProtection")
        /// The files of noVNC are not installed.
        package static let noVNCMissing = Code(rawValue: "noVNCMissing")
        /// The screen was closed, or opened before.
        package static let notReopenable = Code(rawValue: "notReopenable")
        /// The process or the system has no descriptor, thread or memory left.
        package static let outOfResources = Code(rawValue: "outOfResources")
    }

    package let code: Code
    /// What failed, where, and how to mend it.
    package let message: String
    /// What the library or the system beneath said, where it said something.
    package let cause: String?

    init(_ code: Code, _ message: String, cause: String? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    package var description: String {
        guard let cause, !cause.isEmpty else { return message }
        return "\(message) [\(cause)]"
    }
}

extension ScreenError {
    static func notReopenable() -> ScreenError {
        ScreenError(.notReopenable, "The screen has been opened before; make a new one.")
    }
}
