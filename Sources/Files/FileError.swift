import Diagnostics
import Glibc

/// Why a file was not read.
package struct FileError: CodedError, Hashable {
    package let code: Code
    package let path: String
    /// The words for what is wrong with the file, and how to mend it where that can be said: half a sentence that calls
    /// the file `it`.
    package let fault: String

    init(_ code: Code, path: String, _ fault: String) {
        self.code = code
        self.path = path
        self.fault = fault
    }

    init(opening path: String, errorNumber: CInt) {
        switch errorNumber {
        case ENOENT, ENOTDIR:
            self.init(.missing, path: path, "it is not there")
        case EWOULDBLOCK:
            self.init(.held, path: path, "another program has a lease on it and does not let it go; end that program")
        default:
            let cause = String(cString: strerror(errorNumber))
            self.init(.unreadable, path: path, "it cannot be read; check that it is readable (\(cause))")
        }
    }

    package var message: String {
        "\(path): \(fault)."
    }
}

extension ErrorCode<FileError> {
    /// There is no file at that path.
    package static var missing: Self { Self(rawValue: "missing") }
    /// The system does not let this program read it.
    package static var unreadable: Self { Self(rawValue: "unreadable") }
    /// It is a folder, a pipe, a socket or a device.
    package static var notAFile: Self { Self(rawValue: "not-a-file") }
    /// Another program holds it by a lease.
    package static var held: Self { Self(rawValue: "held") }
    /// It has more bytes than it may have.
    package static var tooLarge: Self { Self(rawValue: "too-large") }
}
