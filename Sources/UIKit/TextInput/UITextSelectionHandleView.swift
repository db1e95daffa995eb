/// A view by which a finger drags an end of a selection (UIKit's page of this name).
@preconcurrency @MainActor public protocol UITextSelectionHandleView: UICoordinateSpace {
    /// The end of the selection, one of `.leading` and `.trailing`.
    var direction: NSDirectionalRectEdge { get set }
    /// Whether the text runs from top to bottom.
    var isVertical: Bool { get }
    /// A shape in the coordinates of the view that is filled in place of the usual one; nil for that.
    var customShape: UIBezierPath? { get set }
    /// Returns the frame that the view wants for a caret at its end of the selection, in the coordinates of the text's view.
    func preferredFrame(for rect: CGRect) -> CGRect
}
