/// Decides about what the user does in a text view, and hears of it (UIKit's page of this name).
///
/// All of it is optional: without an implementation everything is allowed.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    // MARK: Editing

    /// Asked before a text view that can be edited becomes the first responder.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Asked before the text view gives up being the first responder. One that leaves its window, or is ended by force, ends all the same.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidEndEditing(_ textView: UITextView)

    // MARK: Text

    /// Asked before the user, an input method or a key changes the text.
    ///
    /// - Parameter range: The characters that are replaced, in UTF-16 code units.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called after the user has changed the text, and never for what code does.
    func textViewDidChange(_ textView: UITextView)
    /// Called after the selection has changed, also by a change of the text, before `textViewDidChange(_:)`.
    func textViewDidChangeSelection(_ textView: UITextView)

    /// Returns the menu for a selection; nil, the default, is one of the suggested actions.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    // MARK: Links and images

    /// Asked when the user taps a link of a text that cannot be edited. Who shows the link returns false.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Asked when the user taps the image of a text that cannot be edited.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Returns what a tap on a link or an image does: `defaultAction`, another action, or nothing. The default action asks
    /// `textView(_:shouldInteractWith:in:interaction:)`; nothing in Mullion opens a link by itself.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }
}
