import Foundation
import MainLoop
import PluginProtocol
import PluginTransport
import Testing
import ZeroMQ

/// A plugin's end beside libzmq: what it speaks is ZeroMQ, and not only what our own host understands.
@MainActor @Suite(.serialized, .timeLimit(.minutes(4))) struct RouterHostTests {
    /// A ROUTER of libzmq for each lane, where a host would be.
    @MainActor private final class RouterHost {
        let bootstrap: Bootstrap
        private let sockets: [Lane: RouterSocket]
        private var watches: [Registration] = []
        private var names: [Lane: Frame] = [:]
        private(set) var received: [Lane: [[UInt8]]] = [:]

        init(_ rig: TransportRig) throws {
            bootstrap = Bootstrap(
                control: "ipc://\(rig.root.path)/c", content: "ipc://\(rig.root.path)/d", token: HandshakeToken(),
                plugin: TransportRig.plugin)
            var sockets: [Lane: RouterSocket] = [:]
            for (lane, endpoint) in [(Lane.control, bootstrap.control), (.content, bootstrap.content)] {
                let socket = try RouterSocket(context: rig.context)
                try socket.bind(Endpoint(endpoint))
                sockets[lane] = socket
            }
            self.sockets = sockets
            for (lane, socket) in sockets {
                watches.append(
                    try rig.loop.watch(socket.fileDescriptor, for: .read) { [weak self] _ in self?.receive(on: lane) })
                receive(on: lane)
            }
        }

        func receive(on lane: Lane) {
            while let message = try? sockets[lane]?.receive(mode: .dontWait) {
                names[lane] = message.frames[0]
                received[lane, default: []].append(message.frames[1].bytes)
            }
        }

        func say(_ bytes: [UInt8], on lane: Lane) throws {
            let name = try #require(names[lane])
            _ = try sockets[lane]?.send([name, Frame(bytes)], mode: .wait)
            // Its descriptor tells of what came meanwhile once, and sending may have been told.
            receive(on: lane)
        }

        func close() {
            watches = []
            for socket in sockets.values { socket.close() }
        }
    }

    private let rig: TransportRig

    init() throws {
        rig = try TransportRig()
    }

    @Test("A plugin says Hello to libzmq's ROUTER, and messages of all lengths go both ways whole and in order")
    func conversation() async throws {
        let host = try RouterHost(rig)
        let plugin = try rig.plugin(host.bootstrap)
        try await rig.guest.wait(until: "it said Hello on both lanes") { host.received.count == 2 }
        var codec = MessageCodec<HostToPlugin, PluginToHost>(
            epoch: TransportRig.welcome.epoch, limits: .standard, sent: LaneCounts(),
            received: LaneCounts(control: 1, content: 1))
        try host.say(codec.encode(.session(.welcome(TransportRig.welcome))).bytes, on: .control)
        try await rig.guest.wait(until: "it is in") { plugin.channel != nil }

        // Frames of a byte for their length, and of eight.
        let lengths = [1, 200, 255, 256, 70_000, 3]
        for length in lengths {
            let text = String(repeating: "x", count: length)
            let message = codec.encode(.input(.insertText(text)), scene: .first)
            try host.say(message.bytes, on: .control)
            plugin.channel?.send(.scene(.sceneDidChangeState(Data(text.utf8.prefix(60_000)))), scene: .first)
        }
        try await rig.guest.wait(until: "all arrived") {
            plugin.received.count == lengths.count && host.received[.control]?.count == 1 + lengths.count
        }
        #expect(plugin.received.map(\.body) == lengths.map { .input(.insertText(String(repeating: "x", count: $0))) })
        let reports = try (host.received[.control] ?? []).dropFirst().map {
            try PluginToHost.decode($0, on: .control, limits: .standard).body
        }
        #expect(
            reports == lengths.map { .scene(.sceneDidChangeState(Data(repeating: 120, count: min($0, 60_000)))) })

        host.close()
        try await rig.guest.wait(until: "it learned of the end") { plugin.end != nil }
        #expect(plugin.end?.code == .peerClosed && plugin.misbehaviours.isEmpty)
    }

    @Test("Where nobody listens, and at an address that no host writes, a plugin learns of it and does not wait")
    func nobody() async throws {
        let nowhere = Bootstrap(
            control: "ipc://\(rig.root.path)/c", content: "ipc://\(rig.root.path)/d", token: HandshakeToken(),
            plugin: TransportRig.plugin)
        let plugin = try rig.plugin(nowhere)
        #expect(plugin.failure == nil, "the news is posted, not told from within a call")
        try await rig.guest.wait(until: "it learned of it") { plugin.failure != nil }
        #expect(plugin.failure?.message.hasPrefix("Nobody answers at \(rig.root.path)/") == true)

        var elsewhere = nowhere
        elsewhere.content = "tcp://127.0.0.1:5555"
        let error = #expect(throws: TransportError.self) { try rig.plugin(elsewhere) }
        #expect(error?.code == .badBootstrap && error?.message.contains("tcp://127.0.0.1:5555") == true)
    }

    @Test("What was said last gets out although the loop does not run any more, as far as somebody reads it")
    func lastWords() async throws {
        // The time that one lane has after the other has ended does not run out: all is read, however long that takes.
        let rig = try TransportRig(clock: ManualClock())
        let (host, plugin) = try await rig.session()
        // More than a socket holds.
        let state = Data(repeating: 1, count: 60_000)
        for _ in 0..<20 { plugin.channel?.send(.scene(.sceneDidChangeState(state)), scene: .first) }
        let began = ContinuousClock.now
        plugin.endpoint.finishSending(upTo: .milliseconds(50))
        #expect(ContinuousClock.now - began >= .milliseconds(50), "nobody read, so it waited")
        plugin.channel?.close()
        try await rig.guest.wait(until: "the host learned of the end") { host.end != nil }
        #expect(host.received.count == 20)
    }
}
