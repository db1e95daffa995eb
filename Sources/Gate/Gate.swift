import Diagnostics
import Glibc
import MainLoop
import PluginProtocol
import PluginTransport
import ZeroMQ

/// Stands between a host and plugins on other machines: to them it is their host, by libzmq with CURVE, and to the host it is each of
/// them, over the Unix sockets of a plugin that somebody else started.
///
/// Nobody is let in whose key is not on the list, and a key stands for one plugin. The files of keys are looked at whenever somebody
/// connects, and as often as heartbeats are sent while somebody is connected: so they may change at any time, and a gate to which nobody
/// comes sleeps.
@MainActor package final class Gate {
    private let loop: MainLoop
    private let keys: GateKeys
    private let folder: String
    private let served: Set<PluginIdentifier>?
    private let context: Context
    private let wanted: Endpoint
    private var secretKey: CurveKey
    private var allowed: AllowedPlugins
    /// The states of the files of keys that need not be read again.
    private var seenFiles: [KeyFile.State?] = []
    private var router: GateRouter?
    private var keyTimer: Registration?
    private var sessions: [PluginIdentifier: RemoteSession] = [:]
    private var logs: [PluginIdentifier: PeerLog] = [:]
    private let strangers: LogAllowance
    private var probes: Registration?
    private var rebinding: Registration?

    /// A connection of which the monitor says that it is gone is a moment later gone for the ROUTER too.
    private static let probeDelays = [Duration.zero, .milliseconds(20), .milliseconds(200), .seconds(1)]

    /// Listens from now on.
    ///
    /// - Parameters:
    ///   - address: In libzmq's notation; with port 0 any that is free.
    ///   - keys: The folder of keys.
    ///   - plugins: The directory through which the host waits for plugins; each has a folder of its name in it.
    ///   - served: The plugins that come through this gate; nil for all that the list has.
    /// - Throws: `TransportError` for keys that cannot be used: then nothing is listened to. `GateError`.
    package init(
        at address: String, keys: GateKeys, plugins folder: String, served: Set<PluginIdentifier>? = nil,
        loop: MainLoop
    ) throws {
        self.loop = loop
        self.keys = keys
        self.folder = folder
        self.served = served
        seenFiles = Self.states(of: keys)
        secretKey = try keys.secretKey()
        allowed = try keys.allowed()
        strangers = LogAllowance(.events, loop: loop) { Log.plugins.warning("\($0)") }
        do throws(ZeroMQError) {
            wanted = try Endpoint(address)
            context = try Context()
        } catch {
            throw GateError(.noAddress, error.message)
        }
        router = try makeRouter(at: wanted)
    }

    isolated deinit {
        close()
    }

    /// The address with its port.
    package var address: String {
        (router?.endpoint ?? wanted).description
    }

    /// The plugins that are connected to it, whether or not their host waits for them.
    package var plugins: [PluginIdentifier] {
        Array(sessions.keys)
    }

    /// Whether nothing is read from plugins now, because a host does not take what one of them said.
    package var isHoldingBack: Bool {
        router?.isPaused ?? false
    }

    /// Ends every session, and listens no more.
    package func close() {
        probes = nil
        rebinding = nil
        keyTimer = nil
        for session in sessions.values { session.end("The gate is being closed.") }
        router?.close()
        router = nil
    }

    /// Waits until what was said last is out, for 250 ms at most: for when the loop does not run any more.
    package func finish() {
        close()
        context.terminate()
    }

    private func makeRouter(at endpoint: Endpoint) throws(GateError) -> GateRouter {
        let router = try GateRouter(at: endpoint, secretKey: secretKey, context: context, loop: loop) { [weak self] in
            self?.judge($0) ?? .turnedAway
        }
        router.onMessage = { [weak self] in self?.receive(from: $0, called: $1, $2) }
        router.onArrival = { [weak self] in self?.lookAtKeys() }
        router.onLoss = { [weak self] in self?.probe() }
        router.onRoom = { [weak self] in
            for session in self?.sessions.values.map({ $0 }) ?? [] { session.flush() }
        }
        return router
    }

    // MARK: Keys

    private func judge(_ request: AuthenticationRequest) -> AuthenticationVerdict {
        lookAtKeys()
        let place = request.address.isEmpty ? "this machine" : request.address
        guard let key = CurveKey(bytes: request.publicKey), let plugin = allowed.plugin(of: key) else {
            complain("The gate turned away somebody from \(place) whose key is not on the list of \(keys.folder).")
            return .turnedAway
        }
        guard serves(plugin) else {
            complain("The gate turned away \(plugin) from \(place): it does not come through this gate.")
            return .turnedAway
        }
        return .admitted(userID: key.text)
    }

    private func serves(_ plugin: PluginIdentifier) -> Bool {
        served?.contains(plugin) ?? true
    }

    private func complain(_ line: String) {
        if strangers.admits(line) { Log.plugins.warning("\(line)") }
    }

    private static func states(of keys: GateKeys) -> [KeyFile.State?] {
        [keys.secretFile().state, keys.listFile.state]
    }

    private func lookAtKeys() {
        let states = Self.states(of: keys)
        guard states != seenFiles else { return }
        seenFiles = states
        readKeys()
    }

    private func watchKeys() {
        keyTimer = loop.schedule(after: .milliseconds(GateTimes.heartbeat)) { [weak self] in
            guard let self else { return }
            lookAtKeys()
            if sessions.isEmpty { keyTimer = nil } else { watchKeys() }
        }
    }

    /// Goes by the keys as their files have them now. A file that cannot be used changes nothing, and a line says so.
    private func readKeys() {
        if let allowed = usable(keys.allowed), allowed != self.allowed {
            self.allowed = allowed
            Log.plugins.notice("The gate goes by the new list of \(keys.folder).")
            for session in sessions.values where allowed.plugin(of: session.key) != session.plugin {
                log(of: session.plugin).notice("its key is no longer on the list; its session is over")
                session.end("The gate ended the session.")
            }
        }
        if let secretKey = usable(keys.secretKey), secretKey != self.secretKey {
            self.secretKey = secretKey
            Log.plugins.notice("The gate has a new key: plugins come back that know it.")
            // Whoever asks here may be in the middle of the old one's work.
            loop.post { [weak self] in self?.listenAnew() }
        }
    }

    private func usable<Value>(_ read: () throws(TransportError) -> Value) -> Value? {
        do {
            return try read()
        } catch {
            complain("The gate goes on with the keys that it had: \(error)")
            // The file may be as it should be, and strangers have all descriptors, for instance. A missing one is seen when it comes.
            if let cause = error.cause as? SystemCallError, cause.errorNumber != ENOENT { seenFiles = [] }
            return nil
        }
    }

    /// Every connection ends with the old key.
    private func listenAnew() {
        guard rebinding == nil else { return }
        let endpoint = router?.endpoint ?? wanted
        for session in sessions.values { session.end("The gate has a new key.") }
        router?.close()
        router = nil
        bindAgain(at: endpoint)
    }

    /// libzmq lets go of the address a moment after its socket was closed.
    private func bindAgain(at endpoint: Endpoint, attempt: Int = 1) {
        rebinding = nil
        do {
            router = try makeRouter(at: endpoint)
        } catch {
            if attempt.isMultiple(of: Self.attemptsInSilence) { complain("\(error.message)") }
            rebinding = loop.schedule(after: .milliseconds(100)) { [weak self] in
                self?.bindAgain(at: endpoint, attempt: attempt + 1)
            }
        }
    }

    /// So many attempts to listen anew are no reason to say anything.
    private static let attemptsInSilence = 20

    // MARK: Sessions

    /// The largest first message, in bytes: as many as a host takes of somebody who has not proved anything.
    private static let largestHello = 16 << 10

    private func receive(from peer: GateRouter.Peer, called name: String, _ frames: ArraySlice<Frame>) {
        // What a key stands for may have changed since it was let in.
        guard let router, let key = CurveKey(text: name), let plugin = allowed.plugin(of: key), serves(plugin) else {
            return
        }
        if let session = sessions[plugin], session.has(peer) {
            session.receive(frames, from: peer)
            return slowDown()
        }
        // Whoever's session is over may still have something under way.
        guard frames.count == 1, let frame = frames.first, frame.size <= Self.largestHello,
            let hello = GateMessages.Hello(frame.bytes)
        else { return }
        guard hello.plugin == plugin.rawValue else {
            return log(of: plugin).warningOfStranger(
                "its key was used by somebody who calls himself “\(hello.plugin.prefix(255))”; nothing was answered")
        }
        admit(hello, of: plugin, key, from: peer, router)
    }

    private func admit(
        _ hello: GateMessages.Hello, of plugin: PluginIdentifier, _ key: CurveKey, from peer: GateRouter.Peer,
        _ router: GateRouter
    ) {
        // Where the one before is gone and nobody has noticed yet, it is noticed now.
        sessions[plugin]?.probe()
        if let session = sessions[plugin] {
            guard !session.isAwaiting(hello) else { return session.add(hello, from: peer) }
            let refusal = Refusal(
                .tokenUsed,
                "Another process of the plugin is connected through the gate, which takes one: end one of the two.")
            if hello.lane == .control {
                log(of: plugin).warningOfStranger("a second process with its key was refused")
                _ = router.send([Frame(HostHandshake.encode(.session(.refused(refusal))))], to: peer)
            }
            return
        }
        let session = RemoteSession(
            of: plugin, key, hello, from: peer, router: router,
            file: BootstrapFile("\(folder)/\(plugin)/\(Bootstrap.fileName)"), loop: loop, log: log(of: plugin))
        session.onEnd = { [weak self, weak session] in
            guard let self, let session, sessions[plugin] === session else { return }
            sessions[plugin] = nil
            slowDown()
        }
        session.onFlush = { [weak self] in self?.slowDown() }
        sessions[plugin] = session
        if keyTimer == nil { watchKeys() }
    }

    /// While the host does not take what a plugin says, nothing more is read: of none of those that come through this gate.
    private func slowDown() {
        router?.isPaused = sessions.values.contains { $0.isFull }
    }

    private func probe(_ attempt: Int = 0) {
        guard attempt < Self.probeDelays.count else { return probes = nil }
        probes = loop.schedule(after: Self.probeDelays[attempt]) { [weak self] in
            for session in self?.sessions.values.map({ $0 }) ?? [] { session.probe() }
            self?.probe(attempt + 1)
        }
    }

    private func log(of plugin: PluginIdentifier) -> PeerLog {
        if let known = logs[plugin] { return known }
        let log = PeerLog(plugin, loop: loop)
        logs[plugin] = log
        return log
    }
}
