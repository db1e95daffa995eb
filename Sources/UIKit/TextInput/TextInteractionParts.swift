/// The delegate of the parts of a `UITextInteraction`: it asks the text for its menu, and hears when an app changes its own text.
@MainActor
final class TextInteractionParts: UIEditMenuInteractionDelegate, UITextSelectionDisplayInteractionDelegate,
    UITextInputDelegate
{
    weak var interaction: UITextInteraction?

    /// Hears of changes by code while the text has the keys, unless somebody else does.
    func listen(to input: any UITextInput, isActive: Bool) {
        if isActive, input.inputDelegate == nil {
            input.inputDelegate = self
        } else if !isActive, input.inputDelegate === self {
            input.inputDelegate = nil
        }
    }

    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func selectionDidChange(_ textInput: (any UITextInput)?) { interaction?.textDidUpdate() }
    func textWillChange(_ textInput: (any UITextInput)?) {}
    func textDidChange(_ textInput: (any UITextInput)?) { interaction?.textDidUpdate() }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        guard let input = self.interaction?.textInput, let range = input.selectedTextRange else { return nil }
        return input.editMenu(for: range, suggestedActions: suggestedActions)
    }
}
