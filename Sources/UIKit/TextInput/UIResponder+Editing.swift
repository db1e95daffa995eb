extension UIResponder {
    /// The editor of a text field or a text view.
    final var textEditor: TextEditor? {
        (self as? any TextEditorOwner)?.editor
    }

    final func canPerform(_ action: Selector) -> Bool {
        guard let standard = StandardEditAction(action) else { return ObjectRegistry.shared.responds(self, to: action) }
        if standard.isForFinding { return canPerformFind(standard) }
        return textEditor?.canPerform(standard) ?? standard.isOverridden(by: type(of: self))
    }
}
