/// The question that a text asks its delegate as something of it is about to be dragged.
@MainActor final class TextDragRequest: UITextDragRequest {
    let dragRange: UITextRange
    let suggestedItems: [UIDragItem]
    let dragSession: any UIDragSession

    init(_ range: Range<Int>, _ items: [UIDragItem], _ session: any UIDragSession) {
        dragRange = IndexedTextRange(range)
        suggestedItems = items
        dragSession = session
    }

    var existingItems: [UIDragItem] { dragSession.items }
    var isSelected: Bool { true }
}
