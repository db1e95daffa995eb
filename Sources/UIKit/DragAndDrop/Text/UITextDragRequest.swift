/// A drag of text that is about to begin (UIKit's page of this name).
@preconcurrency @MainActor public protocol UITextDragRequest: AnyObject {
    /// The characters that are lifted.
    var dragRange: UITextRange { get }
    /// The items that are dragged where the delegate has none of its own.
    var suggestedItems: [UIDragItem] { get }
    /// The items that are dragged already. There are none: nothing is added to a drag that goes on.
    var existingItems: [UIDragItem] { get }
    /// Whether the characters are selected. They always are: nothing else of a text is lifted.
    var isSelected: Bool { get }
    /// The drag, which has no items yet.
    var dragSession: any UIDragSession { get }
}
