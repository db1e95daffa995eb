/// A view that takes text that is dropped on it: a text field or a text view (UIKit's page of this name).
@preconcurrency @MainActor public protocol UITextDroppable: UITextInput {
    /// The object that says what becomes of a drop, and hears of it. The view does not own it.
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    /// The interaction by which text is dropped; a view from which an app removes it takes no drops.
    var textDropInteraction: UIDropInteraction? { get }
    /// Whether something is dragged over the text that could be dropped there.
    var isTextDropActive: Bool { get }
}
