import Foundation
import PluginProtocol
import ProtocolSamples
import WireMessages

extension BrokenRequest {
    private static func over(
        _ what: String, _ code: Misbehaviour.Code, at location: String,
        _ change: (inout Mullion_V1_UpdateDrop) -> Void
    ) -> BrokenRequest {
        let update = DropUpdate(drag: .first, phase: .entered(.zero, Samples.dragged))
        return BrokenRequest(what, code, at: "UpdateDrop.\(location)", .scene(.updateDrop(update))) {
            change(&$0.updateDrop)
        }
    }

    static let drags: [BrokenRequest] = [
        .over("a drag without a number", .missingField, at: "drag") { $0.drag = 0 },
        .over("a drag without a phase", .missingField, at: "phase") { $0.phase = .unspecified },
        .over("a drag at no place", .missingField, at: "position") { $0.clearPosition() },
        .over("a drag of nothing", .missingField, at: "items") { $0.items = [] },
        .over("a drag with data", .outOfTurn, at: "items") { $0.items[0].representations[0].data = Data() },
        BrokenRequest(
            "an end without an operation", .missingField, at: "UpdateDrag.operation",
            .scene(.updateDrag(DragUpdate(drag: .first, phase: .ended(.copy))))
        ) { $0.updateDrag.operation = .unspecified },
        BrokenRequest(
            "a wish for data without a number", .missingField, at: "RequestDragData.request",
            .scene(.requestDragData(Samples.wantedDragData))
        ) { $0.requestDragData.request = 0 },
        BrokenRequest(
            "data for no wish", .missingField, at: "ProvideDragData.request", .scene(.provideDragData(Samples.dragData))
        ) { $0.provideDragData.request = 0 },
    ]
}
