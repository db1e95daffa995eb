import Foundation
import PluginProtocol
import ProtocolSamples
import WireMessages

extension BrokenReport {
    private static func lifted(
        _ what: String, _ code: Misbehaviour.Code, at location: String,
        _ change: (inout Mullion_V1_SceneDidLiftDrag) -> Void
    ) -> BrokenReport {
        BrokenReport(what, code, at: "SceneDidLiftDrag.\(location)", .scene(.sceneDidLiftDrag(Samples.lifted))) {
            change(&$0.sceneDidLiftDrag)
        }
    }

    private static func wanted(
        _ what: String, _ code: Misbehaviour.Code, at location: String,
        _ change: (inout Mullion_V1_SceneDidRequestDragData) -> Void
    ) -> BrokenReport {
        BrokenReport(
            what, code, at: "SceneDidRequestDragData.\(location)",
            .scene(.sceneDidRequestDragData(Samples.wantedDragData))
        ) { change(&$0.sceneDidRequestDragData) }
    }

    static let drags: [BrokenReport] = [
        .lifted("a lift without a number", .missingField, at: "drag") { $0.drag = 0 },
        .lifted("a lift of nothing", .missingField, at: "items") { $0.items = [] },
        .lifted("a lift by no touch", .missingField, at: "touch") { $0.touch = 0 },
        .lifted("a lift that sends its data", .outOfTurn, at: "items") {
            $0.items[0].representations[0].data = Data([1])
        },
        BrokenReport(
            "a flood of dragged items", .limitExceeded, at: "field 66.field 2",
            .scene(.sceneDidLiftDrag(Samples.lifted))
        ) { report in
            let item = report.sceneDidLiftDrag.items[0]
            report.sceneDidLiftDrag.items = Array(repeating: item, count: 65)
        },
        BrokenReport(
            "an answer without an operation", .missingField, at: "SceneDidAnswerDrop.operation",
            .scene(.sceneDidAnswerDrop(Samples.dropAnswer))
        ) { $0.sceneDidAnswerDrop.operation = .unspecified },
        BrokenReport(
            "an answer with an operation of another kind", .outOfRange, at: "SceneDidAnswerDrop.operation",
            .scene(.sceneDidAnswerDrop(Samples.dropAnswer))
        ) { $0.sceneDidAnswerDrop.operation = .UNRECOGNIZED(99) },
        BrokenReport(
            "a last answer that is none", .outOfRange, at: "SceneDidAnswerDrop.unasked",
            .scene(.sceneDidAnswerDrop(Samples.dropAnswer))
        ) { $0.sceneDidAnswerDrop.unasked = true },
        .wanted("a wish without a number", .missingField, at: "request") { $0.request = 0 },
        .wanted("a wish for an item far away", .limitExceeded, at: "item") { $0.item = .max },
        .wanted("a wish for no type", .outOfRange, at: "type") { $0.type = "" },
        BrokenReport(
            "more data than is taken", .limitExceeded, at: "SceneDidProvideDragData.data",
            .scene(.sceneDidProvideDragData(Samples.dragData))
        ) { $0.sceneDidProvideDragData.data = Data(count: Limits.standard.pasteboardBytes + 1) },
    ]
}
