import Foundation
import InMemoryWire
import PluginProtocol
import ProtocolSamples
import Testing

@MainActor @Suite struct InMemoryChannelTests {
    private let pair = InMemoryChannelPair(epoch: SessionEpoch(number: 3))

    @Test("Nothing is delivered before the wire is pumped, and then in order, answers included")
    func order() {
        var seen: [String] = []
        pair.plugin.onReceive = { [plugin = pair.plugin] envelope in
            seen.append("plugin \(envelope.body)")
            if envelope.body == .session(.ping) { plugin.send(.session(.pong), inReplyTo: envelope.sequence) }
        }
        pair.host.onReceive = { seen.append("host \($0.body) to \($0.inReplyTo?.description ?? "nothing")") }
        let ping = pair.host.send(.session(.ping))
        pair.host.send(.scene(.closeScene), scene: Samples.scene)
        #expect(seen.isEmpty)
        #expect(pair.pump() == 3)
        #expect(seen == ["plugin Ping", "plugin CloseScene", "host Pong to \(ping)"])
    }

    @Test("One lane can be held back while the other goes on")
    func lanes() {
        var seen: [String] = []
        pair.host.onReceive = { seen.append($0.body.name) }
        pair.plugin.send(.content(.imageChunk(Samples.chunk)))
        pair.plugin.send(.scene(.sceneDidChangeState(Data("Clock".utf8))), scene: Samples.scene)
        pair.wire.pump([.control])
        #expect(seen == ["SceneDidChangeState"])
        pair.wire.pump()
        #expect(seen == ["SceneDidChangeState", "ImageChunk"])
    }

    @Test("Bytes that are no message are reported and the session goes on")
    func garbage() {
        var errors: [Misbehaviour.Code] = []
        var seen: [PluginToHost] = []
        pair.host.onMisbehaviour = { misbehaviour, _ in errors.append(misbehaviour.code) }
        pair.host.onReceive = { seen.append($0.body) }
        pair.plugin.inject([1, 2, 3], on: .control)
        pair.pump()
        #expect(errors == [.malformed])
        #expect(seen.isEmpty)
        #expect(pair.host.isOpen)
    }

    @Test("What was sent before closing arrives, then the other side learns of it once")
    func closing() {
        var seen: [String] = []
        pair.host.onReceive = { seen.append($0.body.name) }
        pair.host.onClose = { seen.append($0.code.rawValue) }
        pair.plugin.onClose = { _ in seen.append("own end") }
        pair.plugin.send(.content(.imageChunk(Samples.chunk)))
        pair.plugin.send(.scene(.sceneDidChangeState(Data())), scene: Samples.scene)
        pair.plugin.close()
        pair.plugin.send(.scene(.sceneDidChangeState(Data("late".utf8))), scene: Samples.scene)
        pair.pump()
        #expect(seen == ["ImageChunk", "SceneDidChangeState", "peer-closed"])
        #expect(!pair.host.isOpen)
    }

    @Test("The wire asks for a turn when the first message waits")
    func wakes() {
        var wakes = 0
        pair.wire.onFirstParcel = { wakes += 1 }
        pair.host.send(.session(.ping))
        pair.host.send(.session(.ping))
        #expect(wakes == 1)
        pair.pump()
        pair.host.send(.session(.ping))
        #expect(wakes == 2)
    }
}
