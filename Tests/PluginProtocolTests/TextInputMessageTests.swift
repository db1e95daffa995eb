import InputEvents
import PluginProtocol
import ProtocolSamples
import Testing

/// Messages on a text that is typed into.
@Suite("Messages of input methods") struct TextInputMessageTests {
    private static func sent(_ input: SceneTextInput) throws -> SceneTextInput? {
        let facts = SceneFacts(title: nil, preferredContentSize: nil, textInput: input)
        let bytes = PluginToHost.encode(Samples.envelope(.content(.sceneDidChangeFacts(facts))))
        let read = try PluginToHost.decode(bytes, on: .content, limits: .standard)
        guard case .content(.sceneDidChangeFacts(let facts)) = read.body else { return nil }
        return facts.textInput
    }

    @Test("Of a secret text nothing goes out, whoever fills the message in")
    func secret() throws {
        var field = try #require(Samples.textInput.field)
        field.isSecure = true
        let read = try Self.sent(SceneTextInput(field))
        #expect(read?.field?.isSecure == true && read?.field?.surroundings == nil)
    }

    @Test("That nothing takes text any more goes out too")
    func none() throws {
        #expect(try Self.sent(SceneTextInput()) == SceneTextInput())
    }

    @Test("More text than is told goes out as none, so that the host refuses nothing")
    func long() throws {
        let text = String(repeating: "あ", count: 256 * 3)
        let most = SceneTextInput.Surroundings(text: text, selected: 256..<512)
        #expect(try Self.sent(SceneTextInput(.init(surroundings: most)))?.field?.surroundings == most)
        for selected in [257..<512, 255..<512, 0..<0] {
            let more = SceneTextInput.Surroundings(text: text, selected: selected)
            let read = try Self.sent(SceneTextInput(.init(surroundings: more)))
            #expect(read?.field != nil && read?.field?.surroundings == nil)
        }
    }

    @Test("What is composed is cut to what may be, with what is selected of it")
    func longComposition() throws {
        let marked = MarkedText(String(repeating: "x", count: 5000), selection: 4000..<5000)
        let bytes = HostToPlugin.encode(Samples.envelope(.input(.setMarkedText(marked, .first))))
        let read = try HostToPlugin.decode(bytes, on: .control, limits: .standard)
        let cut = MarkedText(String(repeating: "x", count: 4096), selection: 4000..<4096)
        #expect(read.body == .input(.setMarkedText(cut, .first)))
    }

    @Test("A trace says how much is composed, and never what; nor what is around a caret")
    func trace() {
        #expect(
            HostToPlugin.input(.setMarkedText(MarkedText("geheim"), .first)).description
                == "SetMarkedText(composition: 1, 6 characters)")
        let facts = SceneFacts(title: nil, preferredContentSize: nil, textInput: Samples.textInput)
        #expect(!PluginToHost.content(.sceneDidChangeFacts(facts)).description.contains("Gr"))
    }

    @Test("Who was not granted composition gets neither that nor keys that repeat")
    func capabilities() {
        let began = PressDelivery(presses: [Press(key: 42, phase: .began)], timestamp: 0)
        let repeated = PressDelivery(presses: [Press(key: 42, phase: .changed)], timestamp: 0)
        #expect(InputRequest.deliverPresses(began).capability == nil)
        for input in [
            InputRequest.deliverPresses(repeated), .setMarkedText(Samples.marked, .first), .unmarkText,
            .deleteSurroundingText(before: 1, after: 0),
        ] { #expect(input.capability == .textComposition) }
        #expect(Capability.known.contains(.textComposition))
    }
}
