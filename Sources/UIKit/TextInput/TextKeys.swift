/// Finds and does the commands that keys give to the text of a first responder, by `EditingKeys`.
///
/// - In a text field or a text view they edit its text. Tab types a tab in a text view, which is left by Control and Tab, and leaves a text
///   field.
/// - In any other `UITextInput`, of an app, they edit by the questions and changes of that protocol.
/// - Keys for cutting, copying, pasting and selecting all are the standard actions, of whichever responder performs them, and those for undo and
///   redo go to the responder's undo manager.
@MainActor enum TextKeys {
    /// Returns the command of a key for a text that is the responder; nil where the key is for somebody else.
    static func command(for key: UIKey, in responder: UIResponder) -> EditingCommand? {
        guard let input = responder as? any UITextInput, !(responder is any RemoteResponder) else { return nil }
        guard let owner = input as? any TextEditorOwner else { return EditingKeys.current.command(for: key) }
        if owner.isEditable {
            let isTab = key.keyCode == .keyboardTab && key.isPlain && !key.modifierFlags.contains(.shift)
            return isTab && owner.editor.isMultiline ? .insertTab : EditingKeys.current.command(for: key)
        }
        // The keys that move a caret scroll a text that has none.
        guard owner.isSelectable, let command = EditingKeys.current.command(for: key) else { return nil }
        switch command {
        case .copy, .selectAll: return command
        default: return command.isExtending && !owner.editor.selectedRange.isEmpty ? command : nil
        }
    }

    /// Does what a key is for.
    ///
    /// - Returns: Whether the key is used up.
    static func perform(_ key: UIKey, in responder: UIResponder) -> Bool {
        guard !(responder is any RemoteResponder) else { return false }
        let own = command(for: key, in: responder)
        if let standard = (own ?? EditingKeys.current.command(for: key))?.standardAction {
            // A key that finds is for somebody else where nothing can be found.
            return standard.send(from: responder, sender: nil) || own != nil && !standard.isForFinding
        }
        guard let own, let input = responder as? any UIResponder & UITextInput else {
            // A text that is only read stays as it is. Any other undo manager may have something to undo.
            if let editor = responder.textEditor, responder.undoManager === editor.undoManager { return false }
            return EditingKeys.current.command(for: key).map { responder.undoManager?.perform($0) == true } ?? false
        }
        if let editor = responder.textEditor {
            editor.perform(own)
        } else {
            guard TextInputCommand(input).perform(own) else { return false }
            responder.responderWindow?.updateTextInteractions(of: input)
        }
        return true
    }
}

extension EditingCommand {
    /// The action that a responder overrides for the command.
    var standardAction: StandardEditAction? {
        switch self {
        case .cut: .cut
        case .copy: .copy
        case .paste: .paste
        case .selectAll: .selectAll
        case .find: .find
        case .findAndReplace: .findAndReplace
        case .findNext: .findNext
        case .findPrevious: .findPrevious
        default: nil
        }
    }

    /// Whether the command makes the selection longer or shorter.
    fileprivate var isExtending: Bool { movement(pageHeight: 0)?.extends == true }
}

extension UndoManager {
    /// Undoes or redoes, if the command is for that and there is something to undo or redo.
    ///
    /// - Returns: Whether there was something.
    func perform(_ command: EditingCommand) -> Bool {
        switch command {
        case .undo where canUndo: undo()
        case .redo where canRedo: redo()
        default: return false
        }
        return true
    }
}
