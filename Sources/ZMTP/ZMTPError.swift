/// What a peer sent that is not ZMTP as it is spoken here. The connection is of no more use.
package struct ZMTPError: Error, Hashable, Sendable, CustomStringConvertible {
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The bytes do not begin as those of a ZeroMQ library do.
        package static let noGreeting = Code(rawValue: "no-greeting")
        /// A version before 3.0.
        package static let oldVersion = Code(rawValue: "old-version")
        /// Something else than NULL, which is what Unix sockets need.
        package static let otherMechanism = Code(rawValue: "other-mechanism")
        /// A frame whose flags no version defines, or a command where none may come.
        package static let badFrame = Code(rawValue: "bad-frame")
        /// A frame, or a command, that is longer than was agreed.
        package static let tooLong = Code(rawValue: "too-long")
        /// A message of more than one frame.
        package static let severalFrames = Code(rawValue: "several-frames")
        /// A socket of a type that does not fit a ROUTER.
        package static let wrongSocketType = Code(rawValue: "wrong-socket-type")
    }

    package let code: Code
    /// What came and what was expected, to be followed by the place: "on the control lane".
    package let message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    package var description: String {
        "\(code.rawValue): \(message)"
    }
}
