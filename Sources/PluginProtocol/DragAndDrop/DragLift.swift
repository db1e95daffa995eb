import CoreGraphics

/// Something that the user has lifted in a plugin's scene, which the host is to carry.
package struct DragLift: Hashable, Sendable {
    package var drag: DragID
    /// The types of the items, without data. At least one item.
    package var items: PasteboardDescription
    /// The touch that holds it.
    package var touch: UInt64
    /// The part of the scene that is seen of it, in points of the scene; nil for nothing.
    package var preview: CGRect?
    package var allowsMove: Bool

    package init(
        drag: DragID, items: PasteboardDescription, touch: UInt64, preview: CGRect?, allowsMove: Bool
    ) {
        self.drag = drag
        self.items = items
        self.touch = touch
        self.preview = preview
        self.allowsMove = allowsMove
    }
}

extension DragLift: CustomStringConvertible {
    package var description: String {
        "drag: \(drag), \(items.items.count) items, touch: \(touch)"
    }
}
