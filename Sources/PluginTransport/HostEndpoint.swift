import MainLoop
import PluginProtocol

/// The host's end of one launch: opens a door for each lane, lets the plugin in and nobody else, and then is an open channel,
/// whose doors are shut.
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
    package var onLoss: ((ChannelError) -> Void)?

    /// The facts that the plugin must be told to find this endpoint.
    package let bootstrap: Bootstrap

    /// The plugin's process, where it is known: strangers cannot keep it out.
    package var expectedProcess: Int32? {
        didSet { for door in doors.values { door.expectedProcess = expectedProcess } }
    }

    private let directory: LaunchDirectory
    private let loop: MainLoop
    private let trace: WireTrace?
    private let limits: Limits
    private var handshake: HostHandshake
    private var doors: [Lane: LaneListener] = [:]
    private let lanes: LanePair
    private let share: ReadingBudget
    private weak var channel: Channel?
    private let log: PeerLog
    private var isClosed = false
    /// The block that is to hear of the end of the channel, while the plugin's last words are read.
    private var afterLastWords: (@MainActor () -> Void)?
    private let setsDeadlines: Bool

    /// - Parameters:
    ///   - directory: For this launch alone.
    ///   - versions: What this host speaks; tests say otherwise.
    ///   - welcome: What the plugin will be told, except for version and capabilities.
    ///   - setsDeadlines: Whether the plugin is told the loop's time, so that it can tell what it comes to too late.
    ///   - trace: Where each message leaves a line, if anywhere.
    ///   - share: Of the loop's time, for the messages of the session.
    ///   - log: Where strangers are complained of; the plugin's own, which outlives this launch, or else one that does not.
    package init(
        directory: LaunchDirectory, loop: MainLoop, plugin: PluginIdentifier,
        versions: ProtocolVersionRange = .supported, welcome: Welcome, setsDeadlines: Bool = true,
        trace: WireTrace? = nil, share: ReadingBudget? = nil, log: PeerLog? = nil
    ) throws(TransportError) {
        self.directory = directory
        self.loop = loop
        self.setsDeadlines = setsDeadlines
        self.trace = trace
        self.share = share ?? ReadingBudget(loop: loop)
        self.log = log ?? PeerLog(plugin, loop: loop)
        limits = welcome.limits
        lanes = LanePair(loop: loop)
        let token = HandshakeToken()
        handshake = HostHandshake(token: token, plugin: plugin, versions: versions, welcome: welcome)
        bootstrap = Bootstrap(
            control: directory.endpoint(of: .control), content: directory.endpoint(of: .content), token: token,
            plugin: plugin)
        for lane in Lane.allCases {
            let door = try LaneListener(path: directory.socketPath(of: lane), lane: lane, loop: loop)
            door.onKnock = { [weak self] in self?.receive($1, from: $0) }
            doors[lane] = door
        }
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
        closeDoors()
        channel?.close()
        lanes.close()
        directory.remove()
    }

    /// Closes the channel once it has heard what the plugin's process said before its end, which may wait for its share of the loop's time, but for
    /// ten seconds at most. Where no channel is open it closes at once.
    ///
    /// - Parameter body: It is called once, when all is closed, whoever has closed the channel: in a later turn of the loop, or within this call where
    ///   no channel is open.
    package func close(afterLastWords body: @escaping @MainActor () -> Void) {
        guard let channel, channel.isOpen, !isClosed else {
            close()
            return body()
        }
        afterLastWords = body
        lanes.hearLastWords()
    }

    private func channelDidClose() {
        guard let body = afterLastWords else { return }
        afterLastWords = nil
        // Whoever closes a channel has not finished with it when it hears of that.
        loop.post { [self] in
            close()
            body()
        }
    }

    private func closeDoors() {
        for door in doors.values { door.close() }
        doors = [:]
    }

    // MARK: Handshake

    private func receive(_ bytes: [UInt8], from peer: ZMTPConnection) {
        guard !isClosed else { return }
        switch handshake.receive(bytes, on: peer.lane, at: setsDeadlines ? loop.clock.now : nil) {
        case .proved:
            admit(peer)
        case .welcome(let welcome, let hello):
            admit(peer)
            open(welcome, hello)
        case .refuse(let refusal):
            refuse(refusal, on: peer)
            peer.close()
            log.warningOfStranger("refused a peer on \(bootstrap.control): \(refusal)")
            onStranger?(refusal)
        case .end(let refusal):
            refuse(refusal, on: peer)
            peer.close()
            close()
            onRefuse?(refusal)
        }
    }

    private func admit(_ peer: ZMTPConnection) {
        peer.admit(largestMessage: limits.messageBytes(on: peer.lane), share: share)
        lanes.add(peer)
    }

    private func refuse(_ refusal: Refusal, on peer: any LaneConnection) {
        trace?.message(HostToPlugin.session(.refused(refusal)), scene: nil, .sent)
        peer.send(HostHandshake.encode(.session(.refused(refusal))))
    }

    /// The plugin said more on a proved lane than Hello, before it was welcomed.
    private func receiveEarly(_ lane: Lane) {
        guard !isClosed, let peer = lanes[lane] else { return }
        loop.expectRunLoopWork()
        let refusal = Refusal(.noHello, "A second message came on the \(lane) lane before Welcome.")
        refuse(refusal, on: peer)
        close()
        onRefuse?(refusal)
    }

    private func lose(_ end: ChannelError) {
        guard !isClosed else { return }
        close()
        onLoss?(end)
    }

    private func open(_ welcome: Welcome, _ hello: Hello) {
        // Nobody else has any business here.
        closeDoors()
        directory.noteArrival(of: bootstrap)
        trace?.message(PluginToHost.session(.hello(hello)), scene: nil, .received)
        trace?.message(HostToPlugin.session(.welcome(welcome)), scene: nil, .sent)
        lanes[.control]?.send(HostHandshake.encode(.session(.welcome(welcome))))
        let channel = Channel(
            codec: HostHandshake.codec(welcome), lanes: lanes, loop: loop, trace: trace, share: share,
            cleanUp: { [weak self, directory] in
                directory.remove()
                self?.channelDidClose()
            })
        self.channel = channel
        onOpen?(channel, welcome, hello)
    }
}
