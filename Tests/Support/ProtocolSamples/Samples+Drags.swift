import CoreGraphics
import Foundation
import PluginProtocol

extension Samples {
    private static let draggedItems = PasteboardDescription(items: [
        .init(representations: [
            .init(type: "public.url", data: nil), .init(type: "public.utf8-plain-text", data: nil),
        ]),
        .init(representations: [.init(type: "org.example.été", data: nil)]),
    ])

    package static let dragged = DropUpdate.Content(
        items: draggedItems, allowsMove: true, ownDrag: .first.next.next)

    package static let lifted = DragLift(
        drag: .first.next, items: draggedItems, touch: 7, preview: CGRect(x: 1.5, y: -2, width: 30, height: 40),
        allowsMove: true)

    package static let dropAnswer = DropAnswer(drag: .first.next, outcome: .forbidden, isFinished: true)

    package static let unaskedDropAnswer = DropAnswer(drag: .first.next, outcome: .copy, isUnasked: true)

    package static let wantedDragData = DragDataRequest(
        drag: .first.next, request: .first.next.next, item: 1, type: "org.example.été")

    package static let dragData = DragData(request: .first.next.next, data: Data([0, 1, 255]))
}
