/// The plugin's part of the handshake. Knows no sockets.
package struct PluginHandshake: Sendable {
    package enum Verdict: Sendable {
        case welcomed(Welcome)
        case refused(Refusal)
        /// What answered is no host of this protocol.
        case misbehaved(Misbehaviour)
    }

    private let hello: Hello

    /// The lane of `hello` does not count.
    package init(_ hello: Hello) {
        self.hello = hello
    }

    /// The first message on `lane`.
    package func hello(on lane: Lane) -> [UInt8] {
        var hello = hello
        hello.lane = lane
        return PluginToHost.encode(Envelope(epoch: nil, sequence: .first, body: .session(.hello(hello))))
    }

    /// `bytes` are the host's first message on `lane`.
    package func receive(_ bytes: [UInt8], on lane: Lane) -> Verdict {
        do {
            let envelope = try HostToPlugin.decode(bytes, on: lane, limits: .standard)
            switch envelope.body {
            case .session(.welcome(let welcome)):
                return judge(welcome, epoch: envelope.epoch)
            case .session(.refused(let refusal)):
                return .refused(refusal)
            default:
                return .misbehaved(
                    Misbehaviour(.outOfTurn, "it came before Welcome", at: [envelope.body.name]))
            }
        } catch {
            return .misbehaved(error)
        }
    }

    private func judge(_ welcome: Welcome, epoch: SessionEpoch?) -> Verdict {
        guard epoch == welcome.epoch else {
            return .misbehaved(
                Misbehaviour(.wrongEpoch, "the envelope's epoch is not that of the message", at: ["Welcome"]))
        }
        guard hello.versions.minimum <= welcome.version, welcome.version <= hello.versions.maximum else {
            return .misbehaved(
                Misbehaviour(
                    .outOfRange, "version \(welcome.version) is none of \(hello.versions)", at: ["Welcome", "version"]))
        }
        guard welcome.granted.isSubset(of: hello.capabilities) else {
            return .misbehaved(
                Misbehaviour(.foreignIdentifier, "it grants what was not offered", at: ["Welcome", "granted"]))
        }
        return .welcomed(welcome)
    }

    /// Counts on from the handshake.
    package static func codec(_ welcome: Welcome) -> MessageCodec<PluginToHost, HostToPlugin> {
        MessageCodec(
            epoch: welcome.epoch, limits: welcome.limits, sent: LaneCounts(control: 1, content: 1),
            received: LaneCounts(control: 1))
    }
}
