import Diagnostics

/// Why a recording cannot be read.
package struct RecordingError: CodedError {
    package let code: Code
    package let message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

extension ErrorCode<RecordingError> {
    /// The file is something else.
    package static var noRecording: Self { Self(rawValue: "no-recording") }
    /// It was made by a Mullion that writes recordings in another way.
    package static var otherVersion: Self { Self(rawValue: "other-version") }
}
