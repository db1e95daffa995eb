/// A view from whose text the user drags what is selected: a text field or a text view (UIKit's page of this name).
@preconcurrency @MainActor public protocol UITextDraggable: UITextInput {
    /// The object that says what is dragged, and hears of it. The view does not own it.
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    /// The interaction by which what is selected is dragged out of the text; an app can disable it.
    var textDragInteraction: UIDragInteraction? { get }
    /// Whether the user drags something out of the text.
    var isTextDragActive: Bool { get }
    /// The look of what is lifted.
    var textDragOptions: UITextDragOptions { get set }
}
