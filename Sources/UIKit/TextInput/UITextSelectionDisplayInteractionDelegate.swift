/// Says where a `UITextSelectionDisplayInteraction` shows the selection (UIKit's page of this name).
@preconcurrency @MainActor public protocol UITextSelectionDisplayInteractionDelegate: AnyObject {
    /// The view below the text in which what is selected is tinted, in whose coordinates the text is too; nil, as where a delegate does not say,
    /// for the text's own view, behind its subviews.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}
