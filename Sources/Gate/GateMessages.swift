import Foundation
import PluginProtocol
import PluginTransport
import SwiftProtobuf
import WireMessages

/// The two messages of a session that a gate does not pass on as they are: what a plugin says first, and what it is answered. Fields that
/// this gate does not know stay as they came.
enum GateMessages {
    /// The facts of a `Hello` that a gate goes by.
    struct Hello {
        let lane: Lane
        let plugin: String
        let token: [UInt8]
        fileprivate let envelope: Mullion_V1_PluginToHostEnvelope

        /// Reads a `Hello`. Nil for bytes that are none.
        init?(_ bytes: [UInt8]) {
            guard let envelope = try? Mullion_V1_PluginToHostEnvelope(serializedBytes: bytes),
                case .hello(let hello) = envelope.body
            else { return nil }
            switch hello.lane {
            case .control: lane = .control
            case .content: lane = .content
            default: return nil
            }
            plugin = hello.pluginIdentifier
            token = [UInt8](hello.token)
            self.envelope = envelope
        }

        /// The same with the token by which the host knows the session, and without `surfaces`: memory that a host shares leads nowhere on
        /// another machine, whatever the plugin offers.
        func bytes(with token: HandshakeToken) -> [UInt8] {
            var envelope = envelope
            envelope.hello.token = Data(token.bytes)
            envelope.hello.capabilities.removeAll { $0 == Capability.surfaces.rawValue }
            return (try? envelope.serializedBytes()) ?? []
        }
    }

    /// The host's answer without the time of its clock, which no other machine has: so no plugin takes a deadline for one of its own.
    static func withoutClock(_ bytes: [UInt8]) -> [UInt8] {
        guard var envelope = try? Mullion_V1_HostToPluginEnvelope(serializedBytes: bytes),
            case .welcome(let welcome) = envelope.body, welcome.hasClockMilliseconds
        else { return bytes }
        envelope.welcome.clearClockMilliseconds()
        return (try? envelope.serializedBytes()) ?? bytes
    }
}
