/// A view that shows the caret of a text (UIKit's page of this name).
@preconcurrency @MainActor public protocol UITextCursorView: UICoordinateSpace {
    var isBlinking: Bool { get set }
    /// Shows the caret, and has it begin to blink anew if it blinks.
    func resetBlinkAnimation()
}
