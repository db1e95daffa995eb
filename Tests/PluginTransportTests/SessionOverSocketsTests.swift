import Foundation
import CoreGraphics
import MainLoop
import PaneLayers
import PluginHost
import PluginProtocol
import PluginTransport
import Synchronization
import Testing
import ZeroMQ

@MainActor @Suite(.serialized, .timeLimit(.minutes(4))) struct SessionOverSocketsTests {
    private let rig: TransportRig

    init() throws {
        rig = try TransportRig()
    }

    @Test("A plugin with the right token is welcomed, and messages go both ways in order")
    func conversation() async throws {
        let (host, plugin) = try await rig.session()
        #expect(plugin.welcome?.epoch == TransportRig.welcome.epoch)
        #expect(host.hello?.plugin == TransportRig.plugin)
        let ping = try #require(host.channel?.send(.session(.ping)))
        host.channel?.send(.scene(.openScene(.named("main"), state: nil)), scene: .first, deadline: .seconds(1))
        try await rig.guest.wait(until: "the plugin got both") { plugin.received.count == 2 }
        #expect(plugin.received.map(\.body) == [.session(.ping), .scene(.openScene(.named("main"), state: nil))])
        #expect(plugin.received[1].deadline == .seconds(1))
        plugin.channel?.send(.session(.pong), inReplyTo: ping)
        let image = try #require(
            CGImage(width: 500, height: 500, premultipliedBGRA: Data(repeating: 7, count: 1_000_000)))
        for chunk in ImageChunk.chunks(of: image) { plugin.channel?.send(.content(.imageChunk(chunk))) }
        try await rig.guest.wait(until: "the host got all") { host.received.count == 5 }
        #expect(host.received.filter { $0.body.lane == .control }.map(\.inReplyTo) == [ping])
        var store = ImageStore(limits: .standard)
        for envelope in host.received {
            if case .content(.imageChunk(let chunk)) = envelope.body { try store.accept(chunk) }
        }
        #expect(try store.image(ImageHash(image)) == image)
        #expect(host.misbehaviours.isEmpty && plugin.misbehaviours.isEmpty)
    }

    @Test("No message is lost or late, whatever is sent in between")
    func nothingIsLost() async throws {
        let (host, plugin) = try await rig.session()
        var generator = SystemRandomNumberGenerator()
        var sent = (host: 0, plugin: 0)
        for round in 0..<200 {
            for _ in 0..<Int.random(in: 0...4, using: &generator) {
                host.channel?.send(.session(.ping))
                sent.host += 1
            }
            for _ in 0..<Int.random(in: 0...4, using: &generator) {
                plugin.channel?.send(.scene(.sceneDidChangeState(Data("\(sent.plugin)".utf8))), scene: .first)
                sent.plugin += 1
            }
            guard round.isMultiple(of: 3) else { continue }
            let expected = sent
            try await rig.guest.wait(until: "round \(round) arrived") {
                plugin.received.count == expected.host && host.received.count == expected.plugin
            }
        }
        #expect(
            host.received.map(\.body)
                == (0..<host.received.count).map { .scene(.sceneDidChangeState(Data("\($0)".utf8))) })
        #expect(host.misbehaviours.isEmpty && plugin.misbehaviours.isEmpty)
    }

    @Test("With a trace, the handshake and every message leave a line")
    func trace() async throws {
        let lines = Mutex<[String]>([])
        let trace = WireTrace(plugin: TransportRig.plugin, elapsed: { .zero }) { line in
            lines.withLock { $0.append(line) }
        }
        let host = try rig.host(trace: trace)
        let plugin = try rig.plugin(host.endpoint.bootstrap)
        try await rig.guest.wait(until: "both sides are open") { host.channel != nil && plugin.channel != nil }
        host.channel?.send(.scene(.closeScene), scene: .first)
        plugin.channel?.send(.scene(.sceneDidChangeState(Data())), scene: .first)
        try await rig.guest.wait(until: "the report came") { host.received.count == 1 }
        #expect(
            lines.withLock { $0 } == [
                "[   0.000] <- org.mullion.clock Hello(org.mullion.clock, control, version 1)",
                "[   0.000] -> org.mullion.clock Welcome(version: 1, epoch: 5)",
                "[   0.000] -> org.mullion.clock#1 CloseScene",
                "[   0.000] <- org.mullion.clock#1 SceneDidChangeState(0 bytes)",
            ])
    }

    @Test("An idle session does not wake the loop")
    func idle() async throws {
        let (host, plugin) = try await rig.session()
        host.channel?.send(.session(.ping))
        try await rig.guest.wait(until: "the ping arrived") { plugin.received.count == 1 }
        // What the last message still has to say for itself comes in the first of these.
        for allowed in [nil, 3] as [UInt64?] {
            let before = rig.loop.statistics.turns
            var isOver = false
            let timer = rig.loop.schedule(after: .milliseconds(300)) { isOver = true }
            try await rig.guest.wait(until: "the time is over") { isOver }
            timer.cancel()
            if let allowed { #expect(rig.loop.statistics.turns - before <= Int(allowed)) }
        }
    }

    @Test("A flood on one session leaves the others their turn")
    func fairness() async throws {
        let (flooded, flooder) = try await rig.session()
        let (calm, quiet) = try await rig.session()
        let flood = 5000
        for number in 0..<flood {
            flooder.channel?.send(.scene(.sceneDidChangeState(Data("\(number)".utf8))), scene: .first)
        }
        quiet.channel?.send(.scene(.sceneDidChangeState(Data("calm".utf8))), scene: .first)
        try await rig.guest.wait(until: "the quiet one was heard") { calm.received.count == 1 }
        #expect(flooded.received.count < flood)
        try await rig.guest.wait(until: "the flood was heard too") { flooded.received.count == flood }
        #expect(flooded.misbehaviours.isEmpty)
    }

    @Test("What was sent before the plugin closed arrives, then the host learns of the end")
    func pluginCloses() async throws {
        // The time that one lane has after the other has ended does not run out: all is read, however long that takes.
        let rig = try TransportRig(clock: ManualClock())
        let (host, plugin) = try await rig.session()
        for _ in 0..<50 { plugin.channel?.send(.scene(.sceneDidChangeState(Data("x".utf8))), scene: .first) }
        plugin.channel?.close()
        try await rig.guest.wait(until: "the host learned of the end") { host.end != nil }
        #expect(host.received.count == 50)
        #expect(host.end?.code == .peerClosed)
        #expect(host.channel?.isOpen == false)
        #expect(plugin.end == nil)
    }

    @Test("What a process said before its end is heard, also where the end is noticed first")
    func processEnds() async throws {
        let rig = try TransportRig(clock: ManualClock())
        let (host, plugin) = try await rig.session()
        for number in 0..<200 {
            plugin.channel?.send(.scene(.sceneDidChangeState(Data("\(number)".utf8))), scene: .first)
        }
        plugin.channel?.close()
        var heard: Int?
        host.endpoint.close(afterLastWords: { heard = host.received.count })
        #expect(host.received.isEmpty && host.channel?.isOpen == true)
        try await rig.guest.wait(until: "all is closed") { heard != nil }
        #expect(heard == 200)
        #expect(host.end?.code == .peerClosed)
        #expect(rig.root.contents.allSatisfy { $0.split(separator: "/").count <= 2 })
    }

    @Test("A channel that is closed while the last words are heard is at its end")
    func closedMeanwhile() async throws {
        let rig = try TransportRig(clock: ManualClock())
        let (host, plugin) = try await rig.session()
        var isClosed = false
        host.endpoint.close(afterLastWords: { isClosed = true })
        host.channel?.close()
        // Whoever has closed it goes on first.
        #expect(!isClosed)
        try await rig.guest.wait(until: "it is told") { isClosed }
        #expect(host.end == nil)
        plugin.channel?.close()
        host.endpoint.close(afterLastWords: { isClosed = false })
        #expect(!isClosed)
    }

    @Test("The host's last words arrive, then the plugin learns of the end; nothing is left on disk")
    func hostCloses() async throws {
        let (host, plugin) = try await rig.session()
        host.channel?.send(.session(.stop(grace: .seconds(2))))
        host.endpoint.close()
        try await rig.guest.wait(until: "the plugin learned of the end") { plugin.end != nil }
        #expect(plugin.received.map(\.body) == [.session(.stop(grace: .seconds(2)))])
        #expect(plugin.end?.code == .peerClosed)
        #expect(rig.root.contents.allSatisfy { $0.hasPrefix("mullion") && $0.split(separator: "/").count <= 2 })
    }

    @Test("A peer that does not read ends its own session when too much waits for it")
    func backlog() async throws {
        let (host, plugin) = try await rig.rawSession()
        let text = String(repeating: "x", count: 100_000)
        for _ in 0..<200 { host.channel?.send(.input(.insertText(text)), scene: .first) }
        #expect(host.end == nil, "the news is posted, not told from within send")
        try await rig.guest.wait(until: "the session ended") { host.end != nil }
        #expect(host.end?.code == .backlog)
        plugin.close()
    }

    @Test("A message that the other side would refuse for its size is not sent and ends the session")
    func tooLarge() async throws {
        var limits = Limits.standard
        limits.controlMessageBytes = 1000
        let (host, plugin) = try await rig.session(limits: limits)
        host.channel?.send(.input(.insertText(String(repeating: "x", count: 2000))), scene: .first)
        #expect(host.end == nil)
        try await rig.guest.wait(until: "both ended") { host.end != nil && plugin.end != nil }
        #expect(host.end?.code == .messageTooLarge)
    }
}
