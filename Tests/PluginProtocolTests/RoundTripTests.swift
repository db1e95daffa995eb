import Foundation
import PluginProtocol
import ProtocolSamples
import SwiftProtobuf
import Testing
import WireMessages

@Suite struct RoundTripTests {
    @Test("Every message of the host comes back as it was sent", arguments: Samples.hostToPlugin)
    func hostToPlugin(body: HostToPlugin) throws {
        let envelope = Samples.envelope(body)
        let bytes = HostToPlugin.encode(envelope)
        #expect(try HostToPlugin.decode(bytes, on: body.lane ?? .control, limits: .standard) == envelope)
    }

    @Test("Every message of a plugin comes back as it was sent", arguments: Samples.pluginToHost)
    func pluginToHost(body: PluginToHost) throws {
        let envelope = Samples.envelope(body)
        let bytes = PluginToHost.encode(envelope)
        #expect(try PluginToHost.decode(bytes, on: body.lane ?? .content, limits: .standard) == envelope)
    }

    @Test(
        "A deadline comes back to the millisecond, and one that lies too far ahead as the latest that there is",
        arguments: [0, 1, 1999, 4_294_967_295, 4_294_967_296, 3_155_760_000_000_000, 3_155_760_000_000_001, Int64.max])
    func deadline(milliseconds: Int64) throws {
        var envelope = Samples.envelope(HostToPlugin.session(.ping))
        envelope.deadline = .milliseconds(milliseconds)
        let decoded = try HostToPlugin.decode(HostToPlugin.encode(envelope), on: .control, limits: .standard)
        #expect(decoded.deadline == .milliseconds(min(milliseconds, 3_155_760_000_000_000)))
    }

    @Test("The samples hold every message that the protocol files declare")
    func samplesAreComplete() throws {
        for (file, message, names) in [
            ("host_to_plugin", "HostToPluginEnvelope", Samples.hostToPlugin.map(\.name)),
            ("plugin_to_host", "PluginToHostEnvelope", Samples.pluginToHost.map(\.name)),
        ] {
            let declared = try ProtocolFile(file).cases(of: message)
            #expect(declared.count > 10)
            #expect(Set(names) == Set(declared))
            #expect(names.count == declared.count)
        }
    }

    @Test("A scene is opened by a name or by an offer, with a state or without")
    func origins() throws {
        for origin in [SceneOrigin.named("main"), .offered(.first.next)] {
            for state in [nil, Data(), Data([1, 2])] {
                let envelope = Samples.envelope(HostToPlugin.scene(.openScene(origin, state: state)))
                let decoded = try HostToPlugin.decode(HostToPlugin.encode(envelope), on: .control, limits: .standard)
                #expect(decoded.body == envelope.body)
            }
        }
    }

    @Test("An answer to a drop comes back as one to a question of the host, or as one that nobody asked for")
    func dropAnswers() throws {
        for answer in [Samples.dropAnswer, Samples.unaskedDropAnswer] {
            let body = PluginToHost.scene(.sceneDidAnswerDrop(answer))
            let envelope = Samples.envelope(body)
            let bytes = PluginToHost.encode(envelope)
            #expect(try PluginToHost.decode(bytes, on: body.lane ?? .content, limits: .standard) == envelope)
        }
    }

    @Test("A container of each kind comes back as it was", arguments: [Samples.container, Samples.tabs, Samples.split])
    func containers(container: SceneContainer) throws {
        let envelope = Samples.envelope(HostToPlugin.session(.updateContainer(container)))
        let decoded = try HostToPlugin.decode(HostToPlugin.encode(envelope), on: .control, limits: .standard)
        #expect(decoded.body == envelope.body)
    }

    @Test("What is said by contract comes back as it was said, in both directions")
    func contracts() throws {
        let failures = ContractFailure.Code.allCases.map {
            ContractMessage.answer(.first, .failure(ContractFailure($0, "No.")))
        }
        let messages: [ContractMessage] = [
            .call(nil, method: "Show", body: Data([9, 8])), .call(.first.next, method: "Name", body: Data()),
            .answer(.first.next, .success(Data([7]))), .answer(.first, .success(Data())), .cancel(.first.next),
        ]
        for message in messages + failures {
            let down = Samples.envelope(HostToPlugin.scene(.contract(message)))
            #expect(try HostToPlugin.decode(HostToPlugin.encode(down), on: .control, limits: .standard) == down)
            let up = Samples.envelope(PluginToHost.scene(.contract(message)))
            #expect(try PluginToHost.decode(PluginToHost.encode(up), on: .control, limits: .standard) == up)
        }
    }

    @Test("A scene without a title says so, and an empty title is another thing", arguments: [nil, "", "Clock"])
    func titles(title: String?) throws {
        let facts = SceneFacts(title: .init(title), preferredContentSize: nil)
        let envelope = Samples.envelope(PluginToHost.content(.sceneDidChangeFacts(facts)))
        let decoded = try PluginToHost.decode(PluginToHost.encode(envelope), on: .content, limits: .standard)
        #expect(decoded.body == .content(.sceneDidChangeFacts(facts)))
    }

    @Test(
        "The least scale above zero, and the largest, come back as they are",
        arguments: [.leastNonzeroMagnitude, 16])
    func scale(scale: CGFloat) throws {
        var traits = Samples.traits
        traits.displayScale = scale
        let envelope = Samples.envelope(HostToPlugin.scene(.updateScene([.changeTraits(traits, animated: nil)])))
        #expect(try HostToPlugin.decode(HostToPlugin.encode(envelope), on: .control, limits: .standard) == envelope)
    }

    @Test("Text that says nothing of its vertical alignment stands in the middle, as before there was one")
    func unsaidVerticalAlignment() throws {
        var wire = try Mullion_V1_PluginToHostEnvelope(
            serializedBytes: PluginToHost.encode(Samples.envelope(.content(.sceneDidCommit(Samples.commit)))))
        wire.sceneDidCommit.updates[1].contents.text.verticalAlignment = .unspecified
        let decoded = try PluginToHost.decode(wire.serializedBytes(), on: .content, limits: .standard)
        guard case .content(.sceneDidCommit(let commit)) = decoded.body,
            case .text(let text) = commit.layers.updates[1].contents
        else {
            Issue.record("another message")
            return
        }
        #expect(text.verticalAlignment == .center)
    }

    @Test("Measures of a font that no receiver would accept are made fit before they are sent")
    func fonts() throws {
        for number in [CGFloat.nan, .infinity, -.infinity, 0, 1e300, -1e300] {
            var welcome = Samples.welcome
            welcome.systemFont = SystemFontMetrics(
                ascender: number, descender: number, lineHeight: number, capHeight: number)
            let bytes = HostToPlugin.encode(Samples.envelope(.session(.welcome(welcome))))
            #expect(throws: Never.self) { try HostToPlugin.decode(bytes, on: .control, limits: .standard) }
        }
    }

    @Test("Numbers that no receiver would accept are made fit before they are sent")
    func encodingIsTotal() throws {
        var update = Samples.update(1)
        update.geometry?.size = CGSize(width: -5, height: CGFloat.nan)
        update.scroll?.offset = CGPoint(x: CGFloat.infinity, y: -.greatestFiniteMagnitude)
        update.visibility?.opacity = .nan
        update.appearance?.cornerRadius = .nan
        update.contents = .drawing(
            RecordedDrawing(commands: [
                .stroke(
                    Samples.path, .init(width: .infinity, cap: .butt, join: .miter, miterLimit: .nan),
                    .init(gray: 0, alpha: 1))
            ]), gravity: .resize)
        var commit = Samples.commit
        commit.layers.updates = [update]
        let bytes = PluginToHost.encode(Samples.envelope(.content(.sceneDidCommit(commit))))
        let decoded = try PluginToHost.decode(bytes, on: .content, limits: .standard)
        guard case .content(.sceneDidCommit(let received)) = decoded.body else {
            Issue.record("another message")
            return
        }
        #expect(received.layers.updates[0].geometry?.size == CGSize(width: 5, height: 0))
        #expect(received.layers.updates[0].scroll?.offset == CGPoint(x: 1e9, y: -1e9))
        #expect(received.layers.updates[0].visibility?.opacity == 1)
    }
}
