/// The host's part of the handshake: judges the first message of every peer until both lanes are proved.
///
/// Knows no sockets: whoever does passes the bytes in and carries out the verdict.
package struct HostHandshake: Sendable {
    package enum Verdict: Sendable {
        /// The peer is the plugin's end of this lane; the other lane is still to come.
        case proved
        /// Both lanes are proved: send the welcome on the control lane. The hello is that of the control lane.
        case welcome(Welcome, Hello)
        /// Send the refusal to this peer alone; another may be the plugin.
        case refuse(Refusal)
        /// Send the refusal; the peer is the plugin, so the session is over.
        case end(Refusal)
    }

    private let token: HandshakeToken
    private let plugin: PluginIdentifier?
    private let versions: ProtocolVersionRange
    private let welcome: Welcome
    private var hellos: [Lane: Hello] = [:]

    /// - Parameters:
    ///   - plugin: The one that was launched; nil where any may come.
    ///   - welcome: What will be said, except for version and capabilities.
    package init(
        token: HandshakeToken, plugin: PluginIdentifier?, versions: ProtocolVersionRange = .supported, welcome: Welcome
    ) {
        self.token = token
        self.plugin = plugin
        self.versions = versions
        self.welcome = welcome
    }

    package func isProved(_ lane: Lane) -> Bool {
        hellos[lane] != nil
    }

    /// `bytes` are a peer's first message on `lane`.
    ///
    /// - Parameter now: What the host's clock says; nil for one whose messages have no deadlines.
    package mutating func receive(_ bytes: [UInt8], on lane: Lane, at now: Duration? = nil) -> Verdict {
        let envelope: Envelope<PluginToHost>
        do {
            envelope = try PluginToHost.decode(bytes, on: lane, limits: welcome.limits)
        } catch {
            return .refuse(Refusal(.noHello, "The first message was no valid Hello: \(error.message)"))
        }
        guard case .session(.hello(let hello)) = envelope.body, envelope.sequence == .first, envelope.epoch == nil
        else {
            return .refuse(
                Refusal(
                    .noHello,
                    "The first message on the \(lane) lane was \(envelope.body.name) \(envelope.sequence), not Hello 1."
                ))
        }
        guard hello.token.matches(token) else {
            return .refuse(Refusal(.wrongToken, "The token is not the one of this launch. Each launch has its own."))
        }
        guard hello.lane == lane else {
            return .end(
                Refusal(.wrongLane, "Hello for the \(hello.lane) lane came on the \(lane) lane: swap the endpoints."))
        }
        guard hellos[lane] == nil else {
            return .refuse(
                Refusal(
                    .tokenUsed,
                    "Another process has used the token on the \(lane) lane, and a plugin connects once per launch: end one "
                        + "of the two."))
        }
        if let plugin, hello.plugin != plugin {
            return .end(
                Refusal(
                    .wrongPlugin,
                    "\(hello.plugin) came where \(plugin) was launched: compare the identifier in plugin.json."))
        }
        guard let version = versions.best(with: hello.versions) else {
            return .end(
                Refusal(
                    .incompatibleVersion,
                    "The plugin speaks protocol \(hello.versions), this host \(versions): rebuild the older of the two."
                ))
        }
        hellos[lane] = hello
        guard let control = hellos[.control], hellos.count == Lane.allCases.count else { return .proved }
        var welcome = welcome
        welcome.version = version
        welcome.granted = control.granted
        welcome.clock = now
        if !welcome.trace { welcome.granted.remove(.trace) }
        return .welcome(welcome, control)
    }

    /// The bytes of a refusal, or of the welcome. Both are the first message of their lane.
    package static func encode(_ body: HostToPlugin) -> [UInt8] {
        let epoch: SessionEpoch? = if case .session(.welcome(let welcome)) = body { welcome.epoch } else { nil }
        return HostToPlugin.encode(Envelope(epoch: epoch, sequence: .first, body: body))
    }

    /// Counts on from the handshake.
    package static func codec(_ welcome: Welcome) -> MessageCodec<HostToPlugin, PluginToHost> {
        MessageCodec(
            epoch: welcome.epoch, limits: welcome.limits, sent: LaneCounts(control: 1),
            received: LaneCounts(control: 1, content: 1))
    }
}
