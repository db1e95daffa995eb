import Foundation
import MainLoop
import MainLoopTesting
import PluginProtocol
import PluginTransport
import ZeroMQ

/// Host and plugins in one process over real sockets, on a loop of their own, in a directory that goes with it.
@MainActor final class TransportRig {
    let guest: GuestLoop
    let context: Context
    let root: TemporaryDirectory
    let directory: HostDirectory

    var loop: MainLoop { guest.loop }

    /// Whether messages may take whatever they need, as they must where the next frame never begins.
    private let timeStandsStill: Bool

    /// - Parameter clock: The loop's, where its time is to go on as the test says: then nobody is sent away for having been silent for long.
    init(clock: ManualClock? = nil) throws {
        timeStandsStill = clock != nil
        guest = try clock.map { try GuestLoop(clock: $0) } ?? GuestLoop()
        context = try Context()
        root = try TemporaryDirectory()
        directory = try HostDirectory(environment: ["XDG_RUNTIME_DIR": root.path])
    }

    nonisolated static let plugin = PluginIdentifier(rawValue: "org.mullion.clock")!

    static let welcome = Welcome(
        epoch: SessionEpoch(number: 5), screen: ScreenDescription(size: CGSize(width: 800, height: 600), scale: 1),
        traits: SceneTraits(),
        systemFont: SystemFontMetrics(ascender: 0.97, descender: -0.24, lineHeight: 1.21, capHeight: 0.73))

    func host(
        versions: ProtocolVersionRange = .supported, limits: Limits = .standard, trace: WireTrace? = nil,
        share: ReadingBudget? = nil
    ) throws -> HostSide {
        var welcome = Self.welcome
        welcome.limits = limits
        let share = share ?? (timeStandsStill ? ReadingBudget(loop: loop, perFrame: nil) : nil)
        return HostSide(
            try HostEndpoint(
                directory: LaunchDirectory(in: directory), loop: loop, plugin: Self.plugin, versions: versions,
                welcome: welcome, trace: trace, share: share))
    }

    func plugin(_ bootstrap: Bootstrap, versions: ProtocolVersionRange = .supported) throws -> PluginSide {
        let hello = Hello(versions: versions, lane: .control, token: bootstrap.token, plugin: Self.plugin)
        return PluginSide(try PluginEndpoint(bootstrap: bootstrap, hello: hello, loop: loop))
    }

    /// Lets the loop go on so many times, whether there is anything to do or not.
    func turns(_ count: Int) async throws {
        var turns = 0
        let hook = loop.addPrepareHook {
            turns += 1
            return turns < count ? .moreWork : .maySleep
        }
        defer { hook.cancel() }
        try await guest.wait(until: "some turns have passed") { turns >= count }
    }

    /// A session that is open on both sides.
    func session(limits: Limits = .standard) async throws -> (host: HostSide, plugin: PluginSide) {
        let host = try host(limits: limits)
        let plugin = try plugin(host.endpoint.bootstrap)
        try await guest.wait(until: "both sides are open") { host.channel != nil && plugin.channel != nil }
        return (host, plugin)
    }

    /// A session whose plugin is a pair of bare sockets.
    func rawSession() async throws -> (host: HostSide, plugin: RawPlugin) {
        let host = try host()
        let plugin = try RawPlugin(context, host.endpoint.bootstrap)
        try plugin.sayHello()
        try await guest.wait(until: "the host is open") { host.channel != nil }
        return (host, plugin)
    }
}

/// What happened at the host's end.
@MainActor final class HostSide {
    let endpoint: HostEndpoint
    private(set) var channel: HostEndpoint.Channel?
    private(set) var hello: Hello?
    private(set) var received: [Envelope<PluginToHost>] = []
    private(set) var misbehaviours: [Misbehaviour] = []
    private(set) var end: ChannelError?
    private(set) var refusal: Refusal?
    private(set) var strangers: [Refusal] = []
    private(set) var loss: ChannelError?

    init(_ endpoint: HostEndpoint) {
        self.endpoint = endpoint
        endpoint.onOpen = { [unowned self] channel, _, hello in
            self.channel = channel
            self.hello = hello
            channel.onReceive = { [unowned self] in received.append($0) }
            channel.onMisbehaviour = { [unowned self] misbehaviour, _ in misbehaviours.append(misbehaviour) }
            channel.onClose = { [unowned self] in end = $0 }
        }
        endpoint.onRefuse = { [unowned self] in refusal = $0 }
        endpoint.onStranger = { [unowned self] in strangers.append($0) }
        endpoint.onLoss = { [unowned self] in loss = $0 }
    }
}

/// What happened at a plugin's end.
@MainActor final class PluginSide {
    let endpoint: PluginEndpoint
    private(set) var channel: PluginEndpoint.Channel?
    private(set) var welcome: Welcome?
    private(set) var received: [Envelope<HostToPlugin>] = []
    private(set) var misbehaviours: [Misbehaviour] = []
    private(set) var end: ChannelError?
    private(set) var refusal: Refusal?
    private(set) var failure: ChannelError?

    init(_ endpoint: PluginEndpoint) {
        self.endpoint = endpoint
        endpoint.onOpen = { [unowned self] channel, welcome in
            self.channel = channel
            self.welcome = welcome
            channel.onReceive = { [unowned self] in received.append($0) }
            channel.onMisbehaviour = { [unowned self] misbehaviour, _ in misbehaviours.append(misbehaviour) }
            channel.onClose = { [unowned self] in end = $0 }
        }
        endpoint.onRefuse = { [unowned self] in refusal = $0 }
        endpoint.onFail = { [unowned self] in failure = $0 }
    }
}

/// Bare sockets that say what a test wants.
@MainActor final class RawPlugin {
    let bootstrap: Bootstrap
    private let sockets: [Lane: DealerSocket]

    /// - Parameter lanes: The lanes to which it connects.
    init(_ context: Context, _ bootstrap: Bootstrap, on lanes: [Lane] = Lane.allCases) throws {
        self.bootstrap = bootstrap
        var sockets: [Lane: DealerSocket] = [:]
        var options = SocketOptions()
        options.reconnectInterval = nil
        options.receiveHighWaterMark = 16
        for (lane, endpoint) in [(Lane.control, bootstrap.control), (.content, bootstrap.content)]
        where lanes.contains(lane) {
            let socket = try DealerSocket(context: context, options: options)
            try socket.connect(Endpoint(endpoint))
            sockets[lane] = socket
        }
        self.sockets = sockets
    }

    func sayHello(on lanes: [Lane] = Lane.allCases) throws {
        let hello = Hello(lane: .control, token: bootstrap.token, plugin: TransportRig.plugin)
        for lane in lanes { try say(PluginHandshake(hello).hello(on: lane), on: lane) }
    }

    func say(_ bytes: [UInt8], on lane: Lane) throws {
        try say([Frame(bytes)], on: lane)
    }

    func say(_ message: MultipartMessage, on lane: Lane) throws {
        _ = try sockets[lane]?.send(message, mode: .dontWait)
    }

    func say(_ body: PluginToHost, sequence: UInt64, epoch: UInt64 = 5, reply: UInt64? = nil) throws {
        let envelope = Envelope(
            epoch: SessionEpoch(rawValue: epoch), sequence: SequenceNumber(number: sequence),
            inReplyTo: reply.map(SequenceNumber.init(number:)), scene: body.rules.scene == .required ? .first : nil,
            body: body)
        try say(PluginToHost.encode(envelope), on: body.lane ?? .control)
    }

    func next(on lane: Lane) throws -> HostToPlugin? {
        guard let frame = try sockets[lane]?.receive(mode: .dontWait)?.first else { return nil }
        return try HostToPlugin.decode(frame.bytes, on: lane, limits: .standard).body
    }

    func close() {
        sockets.values.forEach { $0.close() }
    }
}

/// A directory of mode 0700 with a short path, removed with the last reference.
final class TemporaryDirectory: Sendable {
    let path: String

    init() throws {
        var template = Array("/tmp/mtXXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemCallError("mkdtemp") }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    var contents: [String] {
        (FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []).sorted()
    }
}
