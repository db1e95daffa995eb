import Foundation
import PluginProtocol
import ProtocolSamples
import WireMessages

extension BrokenReport {
    private static func written(
        _ what: String, _ code: Misbehaviour.Code, at location: String,
        _ change: (inout Mullion_V1_SceneDidWritePasteboard) -> Void
    ) -> BrokenReport {
        BrokenReport(
            what, code, at: "SceneDidWritePasteboard.\(location)", .scene(.sceneDidWritePasteboard(Samples.written))
        ) { change(&$0.sceneDidWritePasteboard) }
    }

    private static func item(_ types: Int, data: Data = Data()) -> Mullion_V1_PasteboardItem {
        .with {
            $0.representations = (0..<types).map { number in
                .with {
                    $0.type = "type \(number)"
                    $0.data = data
                }
            }
        }
    }

    static let pasteboards: [BrokenReport] = [
        .written("a write without a number", .missingField, at: "request") { $0.request = 0 },
        .written("an item of nothing", .missingField, at: "items[1].representations") {
            $0.items[1].representations = []
        },
        .written("a type without a name", .outOfRange, at: "items[0].representations[1].type") {
            $0.items[0].representations[1].type = ""
        },
        .written("a type with a zero", .outOfRange, at: "items[0].representations[0].type") {
            $0.items[0].representations[0].type = "public\0text"
        },
        .written("a type of two lines", .outOfRange, at: "items[0].representations[0].type") {
            $0.items[0].representations[0].type = "public\ntext"
        },
        .written("a type with a long name", .outOfRange, at: "items[0].representations[0].type") {
            $0.items[0].representations[0].type = String(repeating: "x", count: 257)
        },
        .written("a type twice", .foreignIdentifier, at: "items[0].representations") {
            $0.items[0].representations[1].type = $0.items[0].representations[0].type
        },
        .written("bytes that are kept back", .missingField, at: "items[0].representations[0].data") {
            $0.items[0].representations[0].clearData()
        },
        .written("more bytes than are taken", .limitExceeded, at: "data") {
            $0.items[0].representations[0].data = Data(count: Limits.standard.pasteboardBytes + 1)
        },
        .written("many items of many types", .limitExceeded, at: "representations") {
            $0.items = Array(repeating: item(5), count: 13)
        },
        BrokenReport(
            "a flood of items", .limitExceeded, at: "field 60.field 2",
            .scene(.sceneDidWritePasteboard(Samples.written))
        ) { $0.sceneDidWritePasteboard.items = Array(repeating: item(0), count: 65) },
        BrokenReport(
            "a flood of types", .limitExceeded, at: "field 60.field 2.field 1",
            .scene(.sceneDidWritePasteboard(Samples.written))
        ) { $0.sceneDidWritePasteboard.items = [item(65)] },
        BrokenReport(
            "a question without a number", .missingField, at: "SceneDidRequestPasteboard.request",
            .scene(.sceneDidRequestPasteboard(.first))
        ) { $0.sceneDidRequestPasteboard.request = 0 },
        BrokenReport(
            "a selection of nothing", .missingField, at: "SceneDidSelectText.text", .scene(.sceneDidSelectText("a"))
        ) { $0.sceneDidSelectText.text = "" },
        BrokenReport(
            "a selection that is too long", .limitExceeded, at: "SceneDidSelectText.text",
            .scene(.sceneDidSelectText("a"))
        ) { $0.sceneDidSelectText.text = String(repeating: "a", count: Limits.standard.pasteboardBytes + 1) },
        BrokenReport(
            "a question of no scene", .missingField, at: "SceneDidRequestPasteboard.scene",
            .scene(.sceneDidRequestPasteboard(.first))
        ) { $0.clearScene() },
    ]
}
