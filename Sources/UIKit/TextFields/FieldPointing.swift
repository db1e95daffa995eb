import Foundation

/// Keeps the pointer from selecting text where it is on something that lies in a text field: the clear button, or a view beside the text.
@MainActor final class FieldPointing: NSObject, UITextInteractionDelegate {
    private unowned let field: UITextField

    init(_ field: UITextField) {
        self.field = field
    }

    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
        guard let view = field.hitTest(point, with: nil) else { return true }
        // Caret and selection lie in the field too, and take no touches.
        return view === field
    }
}
