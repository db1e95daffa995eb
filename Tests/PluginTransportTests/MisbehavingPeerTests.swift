import Foundation
import MainLoop
import PluginProtocol
import PluginTransport
import Testing
import ZeroMQ

@MainActor @Suite(.serialized, .timeLimit(.minutes(4))) struct MisbehavingPeerTests {
    private let rig: TransportRig

    init() throws {
        rig = try TransportRig()
    }

    @Test("A wrong token is refused, and the right plugin still gets in")
    func wrongToken() async throws {
        let host = try rig.host()
        var forged = host.endpoint.bootstrap
        forged.token = HandshakeToken()
        let stranger = try rig.plugin(forged)
        try await rig.guest.wait(until: "the stranger was refused") { stranger.refusal != nil }
        #expect(stranger.refusal?.code == .wrongToken)
        #expect(host.strangers.first?.code == .wrongToken)
        let plugin = try rig.plugin(host.endpoint.bootstrap)
        try await rig.guest.wait(until: "the plugin is in") { plugin.channel != nil && host.channel != nil }
    }

    @Test("A version that the host does not speak is refused with a sentence on both sides", arguments: [7, 1])
    func version(of plugin: UInt64) async throws {
        let own = ProtocolVersionRange(ProtocolVersion(number: 3))
        let host = try rig.host(versions: own)
        let other = try rig.plugin(
            host.endpoint.bootstrap, versions: ProtocolVersionRange(ProtocolVersion(number: plugin)))
        try await rig.guest.wait(until: "both know") { host.refusal != nil && other.refusal != nil }
        #expect(host.refusal?.code == .incompatibleVersion)
        #expect(other.refusal == host.refusal)
        #expect(other.refusal?.message.contains("version \(plugin)") == true)
        #expect(rig.root.contents.allSatisfy { !$0.hasSuffix("/c") })
    }

    @Test("C4 once the plugin is in, its doors are shut: a second one finds nobody, and the session goes on")
    func secondPeer() async throws {
        let (host, plugin) = try await rig.session()
        #expect(rig.root.contents.allSatisfy { !$0.hasSuffix("/c") && !$0.hasSuffix("/d") })
        let second = try rig.plugin(host.endpoint.bootstrap)
        try await rig.guest.wait(until: "the second found nobody") { second.failure != nil }
        plugin.channel?.send(.scene(.sceneDidChangeState(Data("still here".utf8))), scene: .first)
        try await rig.guest.wait(until: "the first was heard") { host.received.count == 1 }
        #expect(host.end == nil)
    }

    @Test("Hello twice on a lane is refused, before the session is open and after")
    func helloTwice() async throws {
        let host = try rig.host()
        let early = try RawPlugin(rig.context, host.endpoint.bootstrap)
        try early.sayHello(on: [.control, .control])
        try await rig.guest.wait(until: "it was refused") { host.refusal != nil }
        let (open, plugin) = try await rig.rawSession()
        let hello = Hello(lane: .content, token: open.endpoint.bootstrap.token, plugin: TransportRig.plugin)
        try plugin.say(
            PluginToHost.encode(
                Envelope(epoch: nil, sequence: SequenceNumber(number: 2), body: .session(.hello(hello)))),
            on: .content)
        try await rig.guest.wait(until: "it was refused") { !open.misbehaviours.isEmpty }
        #expect(open.misbehaviours.map(\.code) == [.outOfTurn])
    }

    @Test("Another process with the token of a lane that is proved is refused, and the plugin gets in")
    func lateTwin() async throws {
        // Nobody is sent away for the time that it takes.
        let rig = try TransportRig(clock: ManualClock())
        let host = try rig.host()
        let plugin = try RawPlugin(rig.context, host.endpoint.bootstrap)
        try plugin.sayHello(on: [.content])
        let twin = try RawPlugin(rig.context, host.endpoint.bootstrap)
        // Until the plugin's own Hello was worked off, the twin's would be taken for it.
        try await rig.guest.wait(until: "the lane is proved") {
            if host.strangers.isEmpty { try? twin.sayHello(on: [.content]) }
            return host.strangers.first?.code == .tokenUsed
        }
        try plugin.sayHello(on: [.control])
        try await rig.guest.wait(until: "the plugin is in") { host.channel != nil }
    }

    @Test("Lanes that were swapped end the handshake")
    func swapped() async throws {
        let host = try rig.host()
        var swapped = host.endpoint.bootstrap
        (swapped.control, swapped.content) = (swapped.content, swapped.control)
        let plugin = try rig.plugin(swapped)
        try await rig.guest.wait(until: "both know") { host.refusal != nil && plugin.refusal != nil }
        #expect(host.refusal?.code == .wrongLane)
    }

    @Test("D5 a crowd that talks nonsense is refused one by one, and keeps nobody out")
    func crowd() async throws {
        let host = try rig.host()
        for round in 1...40 {
            let lane = round.isMultiple(of: 2) ? Lane.control : .content
            // A second connection would say nothing, and be gone some time after its close: a process may have four of them at a lane.
            let stranger = try RawPlugin(rig.context, host.endpoint.bootstrap, on: [lane])
            try stranger.say([0xff], on: lane)
            try await rig.guest.wait(until: "stranger \(round) was refused") { host.strangers.count == round }
            stranger.close()
        }
        #expect(host.strangers.allSatisfy { $0.code == .noHello })
        let plugin = try rig.plugin(host.endpoint.bootstrap)
        try await rig.guest.wait(until: "the plugin is in") { plugin.channel != nil && host.channel != nil }
    }

    @Test("Bytes that are no message are refused, and the session goes on")
    func garbage() async throws {
        let (host, plugin) = try await rig.rawSession()
        try plugin.say([0xff, 0xff, 0xff], on: .control)
        try plugin.say([Frame()], on: .control)
        try plugin.say(.scene(.sceneDidChangeState(Data("x".utf8))), sequence: 3)
        try await rig.guest.wait(until: "the good message came") { host.received.count == 1 }
        #expect(host.misbehaviours.map(\.code) == [.malformed])
        #expect(host.end == nil)
    }

    @Test("M1 a message of several frames ends the session with its first frame")
    func severalFrames() async throws {
        let (host, plugin) = try await rig.rawSession()
        try plugin.say(.scene(.sceneDidChangeState(Data("before".utf8))), sequence: 2)
        try plugin.say([Frame("a"), Frame("b")], on: .control)
        try await rig.guest.wait(until: "the session ended") { host.end != nil }
        #expect(host.received.count == 1)
        #expect(host.misbehaviours.map(\.code) == [.brokenLane])
        #expect(host.misbehaviours.first?.message == "a message of several frames came on the control lane")
    }

    @Test("A message of an earlier session is dropped, a gap is reported")
    func epochAndSequence() async throws {
        let (host, plugin) = try await rig.rawSession()
        try plugin.say(.scene(.sceneDidChangeState(Data("old".utf8))), sequence: 50, epoch: 4)
        try plugin.say(.scene(.sceneDidChangeState(Data("new".utf8))), sequence: 2)
        try plugin.say(.scene(.sceneDidChangeState(Data("gap".utf8))), sequence: 9)
        try plugin.say(.scene(.sceneDidChangeState(Data("on".utf8))), sequence: 4)
        try await rig.guest.wait(until: "the last one came") { host.received.count == 2 }
        #expect(
            host.received.map(\.body) == [
                .scene(.sceneDidChangeState(Data("new".utf8))), .scene(.sceneDidChangeState(Data("on".utf8))),
            ])
        #expect(host.misbehaviours.map(\.code) == [.sequenceGap])
    }

    @Test(
        "A message that is too large is refused with words by its header, and ends the session",
        arguments: [1, 5 << 20])
    func oversize(excess: Int) async throws {
        let (host, plugin) = try await rig.rawSession()
        let limit = Limits.standard.controlMessageBytes
        try plugin.say([UInt8](repeating: 0, count: limit + excess), on: .control)
        try await rig.guest.wait(until: "the session ended") { host.end != nil }
        #expect(host.misbehaviours.map(\.code) == [.brokenLane])
        let words = "a message of \(limit + excess) bytes is larger than the \(limit) that are allowed"
        #expect(host.misbehaviours.first?.message == "\(words) on the control lane")
    }

    @Test("A plugin that goes after half a handshake is a loss, not a wait")
    func halfHandshake() async throws {
        let host = try rig.host()
        let plugin = try RawPlugin(rig.context, host.endpoint.bootstrap)
        try plugin.sayHello(on: [.content])
        // A stranger's refusal on the same lane shows that the Hello before it was worked off.
        let marker = try RawPlugin(rig.context, host.endpoint.bootstrap)
        try await rig.guest.wait(until: "the lane was proved") {
            try? marker.sayHello(on: [.content])
            return host.strangers.contains { $0.code == .tokenUsed }
        }
        plugin.close()
        try await rig.guest.wait(until: "the loss was noticed") { host.loss != nil }
        #expect(host.channel == nil)
    }

    @Test("A plugin that finds no host says where it looked")
    func nobody() async throws {
        var bootstrap = try rig.host().endpoint.bootstrap
        bootstrap.control = "ipc://\(rig.root.path)/nobody"
        let plugin = try rig.plugin(bootstrap)
        try await rig.guest.wait(until: "it gave up") { plugin.failure != nil }
        #expect(plugin.failure?.code == .peerClosed)
    }
}
