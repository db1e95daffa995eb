import Diagnostics

/// Why a file is not shown, or why none could be made.
package struct ImageFileError: CodedError {
    package let code: Code
    /// For a person: what failed and why.
    package let message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

extension ErrorCode<ImageFileError> {
    /// The data is of no format that is read.
    package static var unknownFormat: Self { Self(rawValue: "unknown-format") }
    /// The data begins like a picture and goes on as none.
    package static var damaged: Self { Self(rawValue: "damaged") }
    /// The picture has more pixels, or the file more bytes, than are read.
    package static var tooLarge: Self { Self(rawValue: "too-large") }
    /// The picture could not be written.
    package static var encodingFailed: Self { Self(rawValue: "encoding-failed") }
}
