import TextLayout

/// The standard editing actions, and what pointers and keys do to a selection.
extension TextEditor {
    /// Whether an action would do anything now.
    package func canPerform(_ action: StandardEditAction) -> Bool {
        guard let owner else { return false }
        let hasSelection = !selectedRange.isEmpty
        switch action {
        case .cut: return owner.isEditable && hasSelection && text.allowsCopying
        case .copy: return owner.isSelectable && hasSelection && text.allowsCopying
        case .paste: return owner.isEditable && UIPasteboard.general.hasStrings
        // All text is pasted with the look of that around it.
        case .pasteAndMatchStyle: return false
        case .select: return owner.isSelectable && !hasSelection && hasText && !isSecure
        case .selectAll: return owner.isSelectable && hasText && selectedRange != 0..<text.content.count
        case .delete: return owner.isEditable && hasSelection
        case .find, .findAndReplace, .findNext, .findPrevious, .useSelectionForFind: return owner.canPerformFind(action)
        }
    }

    /// Selects the word at the caret.
    package func selectWord() {
        guard selectedRange.isEmpty, let word = unit(at: selectedRange.lowerBound, .word) else { return }
        select(word)
    }

    package func deleteSelection() {
        if !selectedRange.isEmpty { perform(.deleteBackward) }
    }

    /// Whoever comes to a field by a key is about to replace what is in it.
    func wasFocusedByKey() {
        if !isMultiline { perform(.selectAll) }
    }

    /// Returns the word or the paragraph that clicks at an index select, and the whole of a text without paragraphs. Words of a secret text are
    /// not told.
    func unit(at index: Int, _ granularity: UITextGranularity) -> Range<Int>? {
        let content = text.content
        guard isMultiline || granularity == .word, !isSecure else { return 0..<content.count }
        return granularity == .word ? content.tokenRange(at: index) : content.paragraphRange(at: index)
    }

    /// Puts in the text of the primary selection where the user has put the caret.
    func pastePrimarySelection() {
        if let string = UIPasteboard.primarySelection.string { paste(string) }
    }

    /// Lets other programs have what the user has selected by the pointer, as Linux's desktops do.
    func offerPrimarySelection() {
        guard let owner, text.allowsCopying, !selectedRange.isEmpty else { return }
        UIPasteboard.primarySelection.string = owner.copiedText(in: selectedRange)
    }
}
