import PluginProtocol
import ProtocolSamples
import Testing

@Suite struct HandshakeTests {
    private let hello = Samples.hello
    private var host = HostHandshake(token: Samples.token, plugin: Samples.clock, welcome: Samples.welcome)

    private func bytes(_ hello: Hello, on lane: Lane) -> [UInt8] {
        PluginHandshake(hello).hello(on: lane)
    }

    private func refusal(_ verdict: HostHandshake.Verdict) -> (code: Refusal.Code, ends: Bool)? {
        switch verdict {
        case .refuse(let refusal): (refusal.code, false)
        case .end(let refusal): (refusal.code, true)
        case .proved, .welcome: nil
        }
    }

    @Test(
        "The welcome comes when both lanes are proved, in either order",
        arguments: [Lane.allCases, Lane.allCases.reversed()])
    mutating func bothLanes(lanes: [Lane]) throws {
        guard case .proved = host.receive(bytes(hello, on: lanes[0]), on: lanes[0]) else {
            Issue.record("the first lane was not accepted")
            return
        }
        guard case .welcome(let welcome, let control) = host.receive(bytes(hello, on: lanes[1]), on: lanes[1]) else {
            Issue.record("no welcome")
            return
        }
        #expect(control.lane == .control)
        #expect(welcome.granted == [.trace, .textInput])
        guard
            case .welcomed(let received) = PluginHandshake(hello).receive(
                HostHandshake.encode(.session(.welcome(welcome))), on: .control)
        else {
            Issue.record("the plugin did not take the welcome")
            return
        }
        #expect(received == welcome)
    }

    @Test("Both sides count on from the handshake")
    func counting() throws {
        var host = HostHandshake.codec(Samples.welcome)
        var plugin = PluginHandshake.codec(Samples.welcome)
        let ping = host.encode(.session(.ping))
        #expect(try plugin.decode(ping.bytes, on: .control)?.body == .session(.ping))
        let pong = plugin.encode(.session(.pong), inReplyTo: ping.sequence)
        #expect(try host.decode(pong.bytes, on: .control)?.inReplyTo == ping.sequence)
        let chunk = plugin.encode(.content(.imageChunk(Samples.chunk)))
        #expect(try host.decode(chunk.bytes, on: .content) != nil)
    }

    @Test("A wrong token is refused and the right plugin may still come")
    mutating func wrongToken() {
        var wrong = hello
        wrong.token = HandshakeToken()
        let refused = refusal(host.receive(bytes(wrong, on: .control), on: .control))
        #expect(refused?.code == .wrongToken)
        #expect(refused?.ends == false)
        #expect(refusal(host.receive(bytes(hello, on: .control), on: .control)) == nil)
    }

    @Test("A plugin that is too old or too new is refused with a sentence", arguments: [(1, 2), (5, 9)])
    mutating func versions(minimum: UInt64, maximum: UInt64) throws {
        let own = try #require(ProtocolVersionRange(minimum: .init(number: 3), maximum: .init(number: 4)))
        host = HostHandshake(token: Samples.token, plugin: Samples.clock, versions: own, welcome: Samples.welcome)
        var other = hello
        other.versions = try #require(
            ProtocolVersionRange(minimum: .init(number: minimum), maximum: .init(number: maximum)))
        guard case .end(let refusal) = host.receive(bytes(other, on: .control), on: .control) else {
            Issue.record("it was not refused")
            return
        }
        #expect(refusal.code == .incompatibleVersion)
        #expect(
            refusal.message
                == "The plugin speaks protocol versions \(minimum) to \(maximum), this host versions 3 to 4: rebuild the older of the two."
        )
        guard
            case .refused(let received) = PluginHandshake(other).receive(
                HostHandshake.encode(.session(.refused(refusal))), on: .control)
        else {
            Issue.record("the plugin did not understand the refusal")
            return
        }
        #expect(received == refusal)
    }

    @Test("The highest version that both speak is chosen")
    func bestVersion() throws {
        func range(_ minimum: UInt64, _ maximum: UInt64) throws -> ProtocolVersionRange {
            try #require(ProtocolVersionRange(minimum: .init(number: minimum), maximum: .init(number: maximum)))
        }
        #expect(try range(1, 4).best(with: range(2, 9))?.rawValue == 4)
        #expect(try range(3, 3).best(with: range(1, 3))?.rawValue == 3)
        #expect(try range(1, 2).best(with: range(3, 4)) == nil)
        #expect(ProtocolVersionRange(minimum: .init(number: 2), maximum: .init(number: 1)) == nil)
    }

    @Test("A second Hello on a lane is refused")
    mutating func twice() {
        _ = host.receive(bytes(hello, on: .control), on: .control)
        #expect(refusal(host.receive(bytes(hello, on: .control), on: .control))?.code == .tokenUsed)
    }

    @Test("Hello for the other lane ends the session")
    mutating func wrongLane() {
        let refused = refusal(host.receive(bytes(hello, on: .content), on: .control))
        #expect(refused?.code == .wrongLane)
        #expect(refused?.ends == true)
    }

    @Test("Another plugin than the one that was launched ends the session")
    mutating func wrongPlugin() throws {
        var other = hello
        other.plugin = try #require(PluginIdentifier(rawValue: "org.mullion.birds"))
        #expect(refusal(host.receive(bytes(other, on: .control), on: .control))?.code == .wrongPlugin)
    }

    @Test(
        "Anything but Hello comes too early",
        arguments: [[], [0xff, 0xff], PluginToHost.encode(Samples.envelope(.session(.pong)))])
    mutating func noHello(bytes: [UInt8]) {
        #expect(refusal(host.receive(bytes, on: .control))?.code == .noHello)
    }

    @Test("A plugin takes no welcome that it did not ask for")
    func badWelcome() {
        var other = Samples.welcome
        other.version = ProtocolVersion(number: 9)
        var greedy = Samples.welcome
        greedy.granted = [Capability(rawValue: "fly")]
        for body in [HostToPlugin.session(.welcome(other)), .session(.welcome(greedy)), .session(.ping)] {
            guard case .misbehaved = PluginHandshake(hello).receive(HostHandshake.encode(body), on: .control) else {
                Issue.record("\(body) was taken")
                continue
            }
        }
    }

    @Test("A token matches itself alone, and never shows in a log")
    func tokens() throws {
        let token = HandshakeToken()
        var bytes = token.bytes
        #expect(token.matches(try #require(HandshakeToken(bytes: bytes))))
        bytes[31] ^= 1
        #expect(!token.matches(try #require(HandshakeToken(bytes: bytes))))
        #expect(HandshakeToken(bytes: [1, 2, 3]) == nil)
        #expect(!HandshakeToken().matches(HandshakeToken()))
        #expect("\(token)" == "token")
    }
}
