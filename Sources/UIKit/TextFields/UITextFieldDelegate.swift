import Foundation

/// Decides about what the user does in a text field, and hears of it (UIKit's page of this name).
///
/// All of it is optional: without an implementation everything is allowed.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    // MARK: Editing

    /// Asked before the field becomes the first responder.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    func textFieldDidBeginEditing(_ textField: UITextField)

    /// Asked before the field gives up being the first responder. A field that leaves its window, is disabled, or is ended by force, ends all
    /// the same.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

    func textFieldDidEndEditing(_ textField: UITextField)

    /// Called instead of `textFieldDidEndEditing(_:)`, which it calls where it is not implemented.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

    // MARK: Text

    /// Asked before the user, an input method or a key changes the text. Who sets `text` here and returns false has formatted what was typed.
    ///
    /// - Parameter range: The characters that are replaced, in UTF-16 code units.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool

    /// Called when the user has changed the selection, be it by changing the text. What code selects by `selectedTextRange` is told too.
    func textFieldDidChangeSelection(_ textField: UITextField)

    /// Asked when the clear button was tapped, and when editing begins where `clearsOnBeginEditing` is true.
    func textFieldShouldClear(_ textField: UITextField) -> Bool

    /// Asked when Return was pressed, before `.editingDidEndOnExit` is sent.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool

    // MARK: Menu

    /// Returns the menu for characters of the text; nil for the menu of the suggested actions.
    ///
    /// - Parameters:
    ///   - range: The selected characters, in UTF-16 code units.
    ///   - suggestedActions: The actions of the system.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

    public func textFieldDidBeginEditing(_ textField: UITextField) {}

    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

    public func textFieldDidEndEditing(_ textField: UITextField) {}

    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }

    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }

    public func textFieldDidChangeSelection(_ textField: UITextField) {}

    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}
