extension UIResponder {
    /// The interaction that finds in the responder's text; nil for a responder without one.
    final var ownFindInteraction: UIFindInteraction? {
        (self as? UIView)?.attachedInteractions.lazy.compactMap { $0 as? UIFindInteraction }.first
    }

    /// Does an action of those that find, if the responder has an interaction for it.
    final func performFind(_ action: StandardEditAction) {
        guard let interaction = ownFindInteraction else { return }
        switch action {
        case .find: interaction.presentFindNavigator(showingReplace: false)
        case .findAndReplace: interaction.presentFindNavigator(showingReplace: true)
        case .findNext: interaction.findNext()
        case .findPrevious: interaction.findPrevious()
        case .useSelectionForFind:
            if let text = selectedTextToFind { interaction.searchText = text }
        default: break
        }
    }

    /// Whether the responder has an interaction that can do an action now.
    final func canPerformFind(_ action: StandardEditAction) -> Bool {
        guard ownFindInteraction != nil else { return action.isOverridden(by: type(of: self)) }
        return action != .useSelectionForFind || selectedTextToFind != nil
    }

    private var selectedTextToFind: String? {
        guard let input = self as? any UITextInput, !input.isSecureTextEntry, let range = input.selectedTextRange,
            !range.isEmpty
        else { return nil }
        return input.text(in: range)
    }
}
