import Diagnostics
import MainLoop
import PluginProtocol
import ZeroMQ

/// The host's end of one launch: binds both lanes, lets the plugin in and nobody else, and then is an open channel.
///
/// Keep it as long as the channel: with it the channel closes.
///
/// There is no time limit here: whoever launched the plugin knows how long it may take.
@MainActor package final class HostEndpoint {
    package typealias Channel = LaneChannel<HostToPlugin, PluginToHost>

    /// The plugin proved both lanes and was welcomed. The channel's callbacks are to be set within the call.
    package var onOpen: ((Channel, Welcome, Hello) -> Void)?
    /// The plugin came and was refused; the endpoint is closed.
    package var onRefuse: ((Refusal) -> Void)?
    /// Somebody else came and was refused; the plugin may still come.
    package var onStranger: ((Refusal) -> Void)?
    /// The plugin proved a lane and was gone before it had proved the other; the endpoint is closed.
    package var onLoss: ((ChannelEnd) -> Void)?

    /// What the plugin must be told to find this endpoint.
    package let bootstrap: Bootstrap

    private let directory: LaunchDirectory
    private let loop: MainLoop
    private let trace: WireTrace?
    private var handshake: HostHandshake
    private let lanes: LanePair
    private weak var channel: Channel?
    private var strangers = 0
    private var strangersSince: Duration?
    private var isClosed = false

    /// - Parameters:
    ///   - context: The one of this process.
    ///   - directory: For this launch alone.
    ///   - versions: What this host speaks; tests say otherwise.
    ///   - welcome: What the plugin will be told, except for version and capabilities.
    ///   - trace: Where each message leaves a line, if anywhere.
    package init(
        context: Context, directory: LaunchDirectory, loop: MainLoop, plugin: PluginIdentifier,
        versions: ProtocolVersionRange = .supported, welcome: Welcome, trace: WireTrace? = nil
    ) throws(TransportError) {
        self.directory = directory
        self.loop = loop
        self.trace = trace
        lanes = LanePair(loop: loop)
        let token = HandshakeToken()
        handshake = HostHandshake(token: token, plugin: plugin, versions: versions, welcome: welcome)
        bootstrap = Bootstrap(
            control: try directory.endpoint(of: .control).description,
            content: try directory.endpoint(of: .content).description, token: token, plugin: plugin)
        for lane in Lane.allCases {
            let link = try Self.makeLink(context, lane, welcome.limits, loop)
            lanes.add(link)
            try link.bind(try directory.endpoint(of: lane))
        }
        lanes.onStranger = { [weak self] in self?.receive($1, from: $0, on: $2) }
        lanes.onMessage = { [weak self] in self?.receiveEarly($1) }
        lanes.onEnd = { [weak self] in self?.lose($0) }
    }

    isolated deinit {
        close()
    }

    /// Closes the sockets, or the channel where there is one, and removes their files. Does not call back.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        channel?.close()
        lanes.close()
        directory.remove()
    }

    private static func makeLink(
        _ context: Context, _ lane: Lane, _ limits: Limits, _ loop: MainLoop
    ) throws(TransportError) -> LaneLink {
        let options = SocketOptions(lane: lane, limits: limits)
        do {
            return try LaneLink(RouterSocket(context: context, options: options), lane: lane, loop: loop)
        } catch let error as TransportError {
            throw error
        } catch {
            throw TransportError(.socketFailed, "The \(lane) lane's socket cannot be made.", cause: error)
        }
    }

    // MARK: Handshake

    /// How many peers get an answer within a while; who comes after them is ignored, so that a crowd costs little.
    private static let mostStrangers = 16
    private static let strangersWindow = Duration.seconds(10)

    private var isCrowded: Bool {
        let now = loop.clock.now
        if let strangersSince, now - strangersSince < Self.strangersWindow { return strangers >= Self.mostStrangers }
        strangersSince = now
        strangers = 0
        return false
    }

    private func receive(_ frame: Frame?, from name: LaneLink.PeerName, on lane: Lane) {
        guard !isClosed, !isCrowded else { return }
        switch handshake.receive(frame?.bytes ?? [], on: lane) {
        case .proved:
            lanes[lane]?.peer = name
        case .welcome(let welcome, let hello):
            lanes[lane]?.peer = name
            open(welcome, hello)
        case .refuse(let refusal):
            strangers += 1
            refuse(refusal, name, on: lane)
            Log.plugins.warning("Refused a peer on \(bootstrap.control): \(refusal)")
            onStranger?(refusal)
        case .end(let refusal):
            refuse(refusal, name, on: lane)
            close()
            onRefuse?(refusal)
        }
    }

    private func refuse(_ refusal: Refusal, _ name: LaneLink.PeerName, on lane: Lane) {
        trace?.message(HostToPlugin.refused(refusal), scene: nil, .sent)
        lanes[lane]?.send(HostHandshake.encode(.refused(refusal)), to: name)
    }

    /// The plugin said more on a proved lane than Hello, before it was welcomed.
    private func receiveEarly(_ lane: Lane) {
        guard !isClosed, let name = lanes[lane]?.peer else { return }
        let refusal = Refusal(.noHello, "A second message came on the \(lane) lane before Welcome.")
        refuse(refusal, name, on: lane)
        close()
        onRefuse?(refusal)
    }

    private func lose(_ end: ChannelEnd) {
        guard !isClosed else { return }
        close()
        onLoss?(end)
    }

    private func open(_ welcome: Welcome, _ hello: Hello) {
        trace?.message(PluginToHost.hello(hello), scene: nil, .received)
        trace?.message(HostToPlugin.welcome(welcome), scene: nil, .sent)
        lanes[.control]?.send(HostHandshake.encode(.welcome(welcome)))
        let channel = Channel(
            codec: HostHandshake.codec(welcome), lanes: lanes, loop: loop, trace: trace,
            cleanUp: { [directory] in directory.remove() })
        self.channel = channel
        onOpen?(channel, welcome, hello)
    }
}
