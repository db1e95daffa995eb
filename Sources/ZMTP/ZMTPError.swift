import Diagnostics

/// An error about bytes of a peer that are not ZMTP as it is spoken here. The connection is of no more use.
package struct ZMTPError: CodedError, Hashable {
    package let code: Code
    /// The sentence that says what came and what was expected, to be followed by the place: "on the control lane".
    package let message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    package var description: String {
        "\(code.rawValue): \(message)"
    }
}

extension ErrorCode<ZMTPError> {
    /// The bytes do not begin as those of a ZeroMQ library do.
    package static var noGreeting: Self { Self(rawValue: "no-greeting") }
    /// A version before 3.0.
    package static var oldVersion: Self { Self(rawValue: "old-version") }
    /// Something else than NULL, which is what Unix sockets need.
    package static var otherMechanism: Self { Self(rawValue: "other-mechanism") }
    /// A frame whose flags no version defines, or a command where none may come.
    package static var badFrame: Self { Self(rawValue: "bad-frame") }
    /// A frame, or a command, that is longer than was agreed.
    package static var tooLong: Self { Self(rawValue: "too-long") }
    /// A message of more than one frame.
    package static var severalFrames: Self { Self(rawValue: "several-frames") }
    /// A socket of a type that does not fit ours.
    package static var wrongSocketType: Self { Self(rawValue: "wrong-socket-type") }
}
