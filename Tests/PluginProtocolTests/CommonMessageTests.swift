import CoreGraphics
import ProtocolSamples
import QuartzCore
import SeededRandom
import Testing
import WireMutation

@testable import PluginProtocol

/// Messages that are read and written directly, beside the generated code.
@Suite("Messages without the generated code") struct CommonMessageTests {
    @Test("What is common is written directly, byte for byte as the generated code writes it, and the rest by that")
    func writing() {
        var common: [String] = []
        for envelope in Samples.hostToPlugin.map(Samples.envelope) {
            let bytes = HostToPlugin.encodeGenerated(envelope)
            #expect(HostToPlugin.encode(envelope) == bytes)
            guard let direct = HostToPlugin.encodeCommon(envelope) else { continue }
            #expect(direct == bytes)
            common.append(envelope.body.name)
        }
        for envelope in Samples.pluginToHost.map(Samples.envelope) {
            let bytes = PluginToHost.encodeGenerated(envelope)
            #expect(PluginToHost.encode(envelope) == bytes)
            guard let direct = PluginToHost.encodeCommon(envelope) else { continue }
            #expect(direct == bytes)
            common.append(envelope.body.name)
        }
        #expect(
            common.sorted() == [
                "AcknowledgeCommit", "DeliverHover", "DeliverScroll", "DeliverTouches", "InputWasHandled", "Ping",
                "Pong", "SceneDidCommit", "UpdateScene",
            ])
    }

    @Test("What was written directly is read directly, as the generated code reads it")
    func reading() throws {
        for envelope in Samples.hostToPlugin.map(Samples.envelope) {
            guard let bytes = HostToPlugin.encodeCommon(envelope) else { continue }
            #expect(try HostToPlugin.decodeGenerated(bytes, on: .control, limits: .standard) == envelope)
            #expect(HostToPlugin.decodeCommon(bytes, on: .control, limits: .standard) == envelope)
        }
        for envelope in Samples.pluginToHost.map(Samples.envelope) {
            guard let bytes = PluginToHost.encodeCommon(envelope) else { continue }
            let lane = envelope.body.lane ?? .control
            #expect(try PluginToHost.decodeGenerated(bytes, on: lane, limits: .standard) == envelope)
            #expect(PluginToHost.decodeCommon(bytes, on: lane, limits: .standard) == envelope)
        }
    }

    @Test("Values of any kind are the same bytes both ways, and the same values again", arguments: 0..<400)
    func values(seed: UInt64) throws {
        var random = RandomMessages(seed: seed)
        let commit = random.envelope(PluginToHost.content(.sceneDidCommit(random.commit())))
        let answer = random.envelope(PluginToHost.input(.inputWasHandled(random.answer())))
        for envelope in [commit, answer] {
            let bytes = PluginToHost.encodeGenerated(envelope)
            #expect(PluginToHost.encodeCommon(envelope) == bytes)
            let lane = envelope.body.lane ?? .control
            let read = try PluginToHost.decodeGenerated(bytes, on: lane, limits: .standard)
            #expect(PluginToHost.decodeCommon(bytes, on: lane, limits: .standard) == read)
        }
        for body: HostToPlugin in [
            .input(.deliverTouches(random.touches())), .input(.deliverScroll(random.scroll())),
            .input(.deliverHover(random.point())), .scene(.acknowledgeCommit(random.serial())),
            .scene(
                .updateScene([.resizeScene(SceneGeometry(size: random.size(), serial: random.serial()), animated: nil)])
            ),
        ] {
            let envelope = random.envelope(body)
            let bytes = HostToPlugin.encodeGenerated(envelope)
            #expect(HostToPlugin.encodeCommon(envelope) == bytes)
            let read = try HostToPlugin.decodeGenerated(bytes, on: .control, limits: .standard)
            #expect(HostToPlugin.decodeCommon(bytes, on: .control, limits: .standard) == read)
        }
    }

    @Test(
        "Of changed bytes nothing is read that the generated code would not read, nor anything else", arguments: 0..<40)
    func changes(seed: UInt64) {
        var (random, mutator) = (RandomMessages(seed: seed), WireMutator(seed: seed))
        var (direct, others, directRequests) = (0, 0, 0)
        let commit = PluginToHost.encode(random.envelope(.content(.sceneDidCommit(random.commit()))))
        let touches = HostToPlugin.encode(random.envelope(.input(.deliverTouches(random.touches()))))
        let scroll = HostToPlugin.encode(random.envelope(.input(.deliverScroll(random.scroll()))))
        let answer = PluginToHost.encode(random.envelope(.input(.inputWasHandled(random.answer()))))
        let resize = HostToPlugin.encode(random.envelope(.scene(.updateScene(Array(Samples.steps.prefix(3))))))
        for _ in 0..<50 {
            let bytes = mutator.mutated(commit)
            let report = Result { () throws(Misbehaviour) in
                try PluginToHost.decodeGenerated(bytes, on: .content, limits: .standard)
            }
            #expect(PluginToHost.decoded(bytes, on: .content, limits: .standard) == report)
            if let read = PluginToHost.decodeCommon(bytes, on: .content, limits: .standard) {
                #expect(.success(read) == report)
                direct += 1
            } else {
                others += 1
            }
            for bytes in [touches, scroll, resize].map({ mutator.mutated($0) }) {
                let request = Result { () throws(Misbehaviour) in
                    try HostToPlugin.decodeGenerated(bytes, on: .control, limits: .standard)
                }
                #expect(HostToPlugin.decoded(bytes, on: .control, limits: .standard) == request)
                if HostToPlugin.decodeCommon(bytes, on: .control, limits: .standard) != nil { directRequests += 1 }
            }
            let changed = mutator.mutated(answer)
            let input = Result { () throws(Misbehaviour) in
                try PluginToHost.decodeGenerated(changed, on: .control, limits: .standard)
            }
            #expect(PluginToHost.decoded(changed, on: .control, limits: .standard) == input)
        }
        #expect(direct > 0)
        #expect(directRequests > 0)
        #expect(others > 0)
    }

    @Test("A field that comes in another order, twice, or that nobody knows is left to the generated code")
    func unusual() throws {
        let known = HostToPlugin.encode(Samples.envelope(.scene(.acknowledgeCommit(.first))))
        #expect(HostToPlugin.decodeCommon(known, on: .control, limits: .standard) != nil)
        // Field 60, a number; and the epoch once more.
        for addition: [UInt8] in [[0xe0, 0x03, 1], [0x08, 1]] {
            let bytes = known + addition
            #expect(HostToPlugin.decodeCommon(bytes, on: .control, limits: .standard) == nil)
            #expect(
                try HostToPlugin.decode(bytes, on: .control, limits: .standard)
                    == HostToPlugin.decode(known, on: .control, limits: .standard))
        }
    }

    @Test("A text that is no UTF-8 and a number of more than 64 bits are refused")
    func broken() {
        let text = PluginToHost.encode(Samples.envelope(.content(.sceneDidCommit(Samples.commit))))
        guard let place = text.firstRange(of: Array("Tick ".utf8))?.lowerBound else {
            Issue.record("the text is not there")
            return
        }
        var bytes = text
        bytes[place] = 0xff
        #expect(throws: Misbehaviour.self) { try PluginToHost.decode(bytes, on: .content, limits: .standard) }
        let number: [UInt8] = [0x08] + Array(repeating: 0xff, count: 9) + [0x02]
        #expect(HostToPlugin.decodeCommon(number, on: .control, limits: .standard) == nil)
        #expect(throws: Misbehaviour.self) { try HostToPlugin.decode(number, on: .control, limits: .standard) }
    }

    @Test("What no message may have more of is not read directly either")
    func limits() {
        var commit = Samples.commit
        commit.layers.updates = (1...9).map { LayerUpdate(id: LayerID(rawValue: $0)) }
        let bytes = PluginToHost.encode(Samples.envelope(.content(.sceneDidCommit(commit))))
        var limits = Limits.standard
        #expect(PluginToHost.decodeCommon(bytes, on: .content, limits: limits) != nil)
        // One is removed besides.
        limits.changes = 9
        #expect(PluginToHost.decodeCommon(bytes, on: .content, limits: limits) == nil)
        limits = .standard
        limits.contentMessageBytes = bytes.count - 1
        #expect(PluginToHost.decodeCommon(bytes, on: .content, limits: limits) == nil)
        #expect(PluginToHost.decodeCommon(bytes, on: .control, limits: .standard) == nil)
    }
}
