import Foundation
import PluginProtocol
import ProtocolSamples
import WireMessages

extension BrokenRequest {
    private static func told(
        _ what: String, _ code: Misbehaviour.Code, at location: String,
        _ change: (inout Mullion_V1_UpdatePasteboard) -> Void
    ) -> BrokenRequest {
        BrokenRequest(
            what, code, at: "UpdatePasteboard.\(location)", .scene(.updatePasteboard(Samples.pasteboard))
        ) { change(&$0.updatePasteboard) }
    }

    static let pasteboards: [BrokenRequest] = [
        .told("an answer to nothing", .missingField, at: "answered_request") { $0.answeredRequest = 0 },
        .told("an item of nothing", .missingField, at: "items[2].representations") {
            $0.items[2].representations = []
        },
        .told("a type with a zero", .outOfRange, at: "items[2].representations[0].type") {
            $0.items[2].representations[0].type = "\0"
        },
        .told("more bytes than are told", .limitExceeded, at: "data") {
            $0.items[0].representations[0].data = Data(count: Limits.standard.pasteboardBytes + 1)
        },
        BrokenRequest(
            "a middle click nowhere", .missingField, at: "DeliverMiddleClick.position",
            .input(.deliverMiddleClick(CGPoint(x: 1, y: 2), selectedText: nil))
        ) { $0.deliverMiddleClick.clearPosition() },
        BrokenRequest(
            "a selection that is too long", .limitExceeded, at: "DeliverMiddleClick.selected_text",
            .input(.deliverMiddleClick(CGPoint(x: 1, y: 2), selectedText: "a"))
        ) { $0.deliverMiddleClick.selectedText = String(repeating: "a", count: Limits.standard.pasteboardBytes + 1) },
    ]
}
