/// The host's no: to a handshake, or to a message that broke a rule.
package struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    package var code: Code
    /// What was wrong, where, and how to mend it.
    package var message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    package var description: String {
        "\(code): \(message)"
    }

    /// Published in `docs/Protocol.md`; a number that is not listed here comes from a newer host.
    package struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Host and plugin have no version of the protocol in common.
        package static let incompatibleVersion = Code(rawValue: 1)
        /// The token is not the one of this launch.
        package static let wrongToken = Code(rawValue: 2)
        /// The lane was proved before.
        package static let tokenUsed = Code(rawValue: 3)
        /// The lane named in Hello is not the one on which it came.
        package static let wrongLane = Code(rawValue: 4)
        /// The identifier is not that of the plugin that was launched.
        package static let wrongPlugin = Code(rawValue: 5)
        /// The first message on the lane was no valid Hello.
        package static let noHello = Code(rawValue: 6)
        /// The host is about to end the session.
        package static let stopping = Code(rawValue: 7)
        /// A later message broke a rule of the protocol.
        package static let misbehaviour = Code(rawValue: 8)

        package var description: String {
            switch self {
            case .incompatibleVersion: "incompatible version"
            case .wrongToken: "wrong token"
            case .tokenUsed: "token used"
            case .wrongLane: "wrong lane"
            case .wrongPlugin: "wrong plugin"
            case .noHello: "no hello"
            case .stopping: "stopping"
            case .misbehaviour: "misbehaviour"
            default: "code \(rawValue)"
            }
        }
    }
}
