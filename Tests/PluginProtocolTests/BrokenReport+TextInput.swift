import PluginProtocol
import ProtocolSamples
import WireMessages

extension BrokenReport {
    /// Reports of a plugin on the text that is typed into.
    static let textInputs: [BrokenReport] = [
        textInput("a caret nowhere", .outOfRange, at: "caret.origin.x") { $0.caret.origin.x = .nan },
        textInput("a caret too far away", .outOfRange, at: "caret.origin.y") { $0.caret.origin.y = 1e10 },
        textInput("a caret of no size", .missingField, at: "caret.size") { $0.caret.clearSize() },
        textInput("a caret that is less than nothing", .outOfRange, at: "caret.size.width") {
            $0.caret.size.width = -1
        },
        textInput("a caret without end", .outOfRange, at: "caret.size.height") { $0.caret.size.height = .infinity },
        textInput("a keyboard beyond all", .outOfRange, at: "keyboard") { $0.keyboard = 256 },
        textInput("a return key beyond all", .outOfRange, at: "return_key") { $0.returnKey = .max },
        textInput("a long purpose", .limitExceeded, at: "content_type") {
            $0.contentType = String(repeating: "x", count: 65)
        },
        textInput("a secret that is told", .outOfRange, at: "surroundings") { $0.isSecure = true },
        textInput("a selection backwards", .outOfRange, at: "surroundings.selected_start") {
            $0.surroundings.selectedStart = 3
        },
        textInput("a selection beyond the text", .outOfRange, at: "surroundings.selected_end") {
            $0.surroundings.selectedEnd = .max
        },
        textInput("a mark backwards", .outOfRange, at: "surroundings.marked_start") {
            $0.surroundings.markedStart = 2
            $0.surroundings.markedEnd = 1
        },
        textInput("a mark beyond the text", .outOfRange, at: "surroundings.marked_end") {
            $0.surroundings.markedEnd = 6
        },
        textInput("too much before the caret", .limitExceeded, at: "surroundings.text") {
            $0.surroundings = .with {
                $0.text = String(repeating: "a", count: 257)
                ($0.selectedStart, $0.selectedEnd) = (257, 257)
            }
        },
        textInput("too much that is selected", .limitExceeded, at: "surroundings.text") {
            $0.surroundings = .with {
                $0.text = String(repeating: "a", count: 257)
                $0.selectedEnd = 257
            }
        },
        textInput("too much behind the caret", .limitExceeded, at: "surroundings.text") {
            $0.surroundings.text = String(repeating: "é", count: 300)
        },
        BrokenReport(
            "far too much of a text", .limitExceeded, at: "field 52.field 1.field 7",
            .content(.sceneDidChangeFacts(textInputFacts))
        ) {
            $0.sceneDidChangeFacts.facts.textInput.state.surroundings.text = String(repeating: "a", count: 1_000_000)
        },
        BrokenReport(
            "far too much of a text, in a commit", .limitExceeded, at: "field 51.field 8.field 7",
            .content(.sceneDidCommit(Samples.commit))
        ) {
            $0.sceneDidCommit.facts.textInput.state.surroundings.text = String(repeating: "a", count: 1_000_000)
        },
    ]

    private static let textInputFacts = SceneFacts(
        title: nil, preferredContentSize: nil, textInput: Samples.textInput)

    private static func textInput(
        _ name: String, _ code: Misbehaviour.Code, at field: String,
        _ change: @escaping (inout Mullion_V1_TextInputState) -> Void
    ) -> BrokenReport {
        BrokenReport(
            name, code, at: "SceneDidChangeFacts.facts.text_input.state.\(field)",
            .content(.sceneDidChangeFacts(textInputFacts))
        ) {
            change(&$0.sceneDidChangeFacts.facts.textInput.state)
        }
    }
}
