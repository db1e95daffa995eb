import MainLoop
import PluginProtocol

/// The plugin's end: dials both lanes, says Hello on each, and once welcomed is an open channel.
///
/// Keep it as long as the channel: with it the channel closes.
@MainActor package final class PluginEndpoint {
    package typealias Channel = LaneChannel<PluginToHost, HostToPlugin>

    /// The host let this plugin in. The channel's callbacks are to be set within the call.
    package var onOpen: ((Channel, Welcome) -> Void)?
    /// The host did not; the endpoint is closed.
    package var onRefuse: ((Refusal) -> Void)?
    /// Nobody answered, or who did is no host of this protocol; the endpoint is closed.
    package var onFail: ((ChannelError) -> Void)?
    /// A gate does not answer yet; it is tried again and again.
    package var onRetry: (() -> Void)?

    private let loop: MainLoop
    private let trace: WireTrace?
    private let handshake: PluginHandshake
    private let lanes: LanePair
    private weak var channel: Channel?
    private var isClosed = false

    /// - Parameters:
    ///   - place: Where the host is, or the gate before it.
    ///   - hello: What the host is told; its token is that of the place.
    package init(at place: HostPlace, hello: Hello, loop: MainLoop, trace: WireTrace? = nil) throws(TransportError) {
        self.loop = loop
        self.trace = trace
        lanes = LanePair(loop: loop)
        var hello = hello
        hello.token = place.token
        handshake = PluginHandshake(hello)
        for lane in Lane.allCases {
            let link = try dial(place, lane)
            lanes.add(link)
            link.send(handshake.hello(on: lane))
        }
        lanes.onMessage = { [weak self] in self?.receive($0, on: $1) }
        lanes.onMisbehaviour = { [weak self] misbehaviour, _ in
            loop.expectRunLoopWork()
            self?.fail(ChannelError(.transport, "What answered is no host of this protocol: \(misbehaviour.message)"))
        }
        lanes.onEnd = { [weak self] in self?.fail($0) }
    }

    private func dial(_ place: HostPlace, _ lane: Lane) throws(TransportError) -> any LaneConnection {
        switch place {
        case .sockets(let bootstrap):
            return try Self.dial(lane == .control ? bootstrap.control : bootstrap.content, lane: lane, loop: loop)
        case .gate(let gate):
            let link = try GateConnection(
                to: gate, lane: lane, loop: loop, largestMessage: Self.largestMessage(on: lane))
            link.onRetry = { [weak self] in self?.onRetry?() }
            return link
        }
    }

    /// - Parameter bootstrap: What the host left for this plugin.
    package convenience init(
        bootstrap: Bootstrap, hello: Hello, loop: MainLoop, trace: WireTrace? = nil
    ) throws(TransportError) {
        try self.init(at: .sockets(bootstrap), hello: hello, loop: loop, trace: trace)
    }

    private static let scheme = "ipc://"

    /// The host is believed, so this is the limit of a mistake.
    private static func largestMessage(on lane: Lane) -> Int {
        let bytes = Limits.standard.messageBytes(on: lane)
        return bytes + bytes / 4
    }

    static func dial(
        _ endpoint: String, lane: Lane, loop: MainLoop, takesDescriptors: Bool = true
    ) throws(TransportError) -> ZMTPConnection {
        guard endpoint.hasPrefix(scheme) else {
            throw TransportError(
                .badBootstrap,
                "\(endpoint) is none of the Unix sockets that a host has for the \(lane) lane: \(scheme)/…")
        }
        let path = String(endpoint.dropFirst(scheme.count))
        do {
            return try ZMTPConnection(
                to: path, lane: lane, loop: loop, largestMessage: largestMessage(on: lane),
                takesDescriptors: takesDescriptors)
        } catch let error as TransportError {
            throw error
        } catch {
            throw TransportError(.socketFailed, "The \(lane) lane's socket cannot be watched.", cause: error)
        }
    }

    isolated deinit {
        close()
    }

    /// Sends what waits, and waits for that as long as may be: for when the loop does not run any more.
    package func finishSending(upTo patience: Duration) {
        lanes.finishSending(upTo: patience)
    }

    /// Closes the sockets, or the channel where there is one. Does not call back.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        channel?.close()
        lanes.close()
    }

    private func receive(_ bytes: [UInt8], on lane: Lane) {
        guard !isClosed else { return }
        loop.expectRunLoopWork()
        switch handshake.receive(bytes, on: lane) {
        case .welcomed(let welcome):
            open(welcome)
        case .refused(let refusal):
            trace?.message(HostToPlugin.session(.refused(refusal)), scene: nil, .received)
            close()
            onRefuse?(refusal)
        case .misbehaved(let misbehaviour):
            fail(ChannelError(.transport, "What answered is no host of this protocol: \(misbehaviour.message)"))
        }
    }

    private func open(_ welcome: Welcome) {
        trace?.message(HostToPlugin.session(.welcome(welcome)), scene: nil, .received)
        let channel = Channel(
            codec: PluginHandshake.codec(welcome), lanes: lanes, loop: loop, trace: trace, cleanUp: {})
        self.channel = channel
        onOpen?(channel, welcome)
    }

    private func fail(_ end: ChannelError) {
        guard !isClosed else { return }
        close()
        onFail?(end)
    }
}
