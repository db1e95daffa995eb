/// Hears of a `UITextInteraction` (UIKit's page of this name).
@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Whether the user may do something with the text by the pointer at a point in the view's coordinates; true where a delegate does not say.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool

    /// Called before the pointer places the caret or selects.
    func interactionWillBegin(_ interaction: UITextInteraction)

    /// Called when the pointer has placed the caret or selected.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
