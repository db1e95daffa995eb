import Diagnostics

/// Why a screen could not be opened.
package struct ScreenError: CodedError {
    package let code: Code
    /// The sentence that says what failed, where, and how to mend it.
    package let message: String
    /// The words of the library or the system beneath, where it had some.
    package let cause: String?

    init(_ code: Code, _ message: String, cause: String? = nil) {
        self.code = code
        self.message = message
        self.cause = cause.flatMap { $0.isEmpty ? nil : $0 }
    }
}

extension ErrorCode<ScreenError> {
    /// There is no display to show a window on, or it did not let us in.
    package static var noDisplay: Self { Self(rawValue: "no-display") }
    /// The window system refused the window.
    package static var windowRefused: Self { Self(rawValue: "window-refused") }
    /// Another program listens at that address and port.
    package static var addressInUse: Self { Self(rawValue: "address-in-use") }
    /// The address is none of this machine's, or no address at all.
    package static var addressNotAvailable: Self { Self(rawValue: "address-not-available") }
    /// Only the administrator may listen at that port, or the number is none of a port.
    package static var portNotAllowed: Self { Self(rawValue: "port-not-allowed") }
    /// Other machines could reach the window, and nothing would ask them for a password.
    package static var passwordMissing: Self { Self(rawValue: "password-missing") }
    /// RFB uses eight bytes of a password and no more.
    package static var passwordTooLong: Self { Self(rawValue: "password-too-long") }
    /// RFB's passwords are plain ASCII, and not empty.
    package static var passwordNotUsable: Self { Self(rawValue: "password-not-usable") }
    /// The file with the password is not there, is empty, or others may read it.
    package static var passwordFileUnusable: Self { Self(rawValue: "password-file-unusable") }
    /// Screens with a password and screens without cannot be served by one process.
    package static var mixedProtection: Self { Self(rawValue: "mixed-protection") }
    /// The files of noVNC are not installed.
    package static var noVNCMissing: Self { Self(rawValue: "novnc-missing") }
    /// The screen was closed, or opened before.
    package static var notReopenable: Self { Self(rawValue: "not-reopenable") }
    /// The process or the system has no descriptor, thread or memory left.
    package static var outOfResources: Self { Self(rawValue: "out-of-resources") }
}

extension ScreenError {
    static func notReopenable() -> ScreenError {
        ScreenError(.notReopenable, "The screen has been opened before; make a new one.")
    }
}
