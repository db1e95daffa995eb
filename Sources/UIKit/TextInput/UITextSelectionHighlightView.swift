/// A view that shows what is selected of a text (UIKit's page of this name).
@preconcurrency @MainActor public protocol UITextSelectionHighlightView: UICoordinateSpace {
    /// The rectangles of the selection in the coordinates of the text's view.
    var selectionRects: [UITextSelectionRect] { get set }
}
