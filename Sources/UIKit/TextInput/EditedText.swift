import TextLayout

/// A text with a selection that is edited: what typing, deleting, composing, pasting, undoing and moving the caret do to it, without a view.
///
/// Indices count UTF-16 code units. The places of lines come from a `TextGeometry` of the same text, whose owner repeats there each change
/// that is reported.
package struct EditedText: Sendable {
    package private(set) var content: TextContent
    package private(set) var selection = TextSelection(TextPosition(0))
    /// The range of the text that an input method has put in and not committed.
    package private(set) var markedRange: Range<Int>?
    package private(set) var history = EditHistory()

    /// Whether paragraphs can be ended; in a text field they cannot, and those that are pasted become spaces.
    package var isMultiline: Bool
    /// Whether what is selected may be copied and cut; not where it is secret.
    package var allowsCopying = true

    package init(_ text: String = "", isMultiline: Bool = true) {
        content = TextContent(text)
        self.isMultiline = isMultiline
    }

    package var text: String { content.string }

    package var selectedText: String { content.string(in: selection.range) }

    // MARK: From outside

    /// Replaces the whole text. It cannot be undone, nor what was done before; the caret goes to the end.
    package mutating func reset(to text: String) {
        content = TextContent(text)
        markedRange = nil
        history.removeAll()
        selection = TextSelection(TextPosition(content.count))
    }

    /// Selects characters, as far as there are any; a grapheme is selected as a whole. What was being composed stays as text.
    package mutating func select(_ range: Range<Int>) {
        history.close()
        markedRange = nil
        let range = content.wholeGraphemes(range.clamped(to: 0..<content.count))
        selection = TextSelection(range)
    }

    /// Selects from one index, which stays when the selection is extended, to another, where the caret is then.
    package mutating func select(from anchor: Int, to head: TextPosition) {
        history.close()
        markedRange = nil
        selection = TextSelection(TextPosition(content.snapped(head.index), head.affinity))
        selection.anchor = content.snapped(anchor)
    }

    /// Puts the caret, or the end of the selection, where a pointer is.
    package mutating func moveCaret(to position: TextPosition, extends: Bool = false) {
        history.close()
        markedRange = nil
        let head = TextPosition(content.snapped(position.index), position.affinity)
        if extends {
            selection.head = head
            selection.goalX = nil
        } else {
            selection = TextSelection(head)
        }
    }

    /// Has the next change begin a group of its own in the history: when the user paused or went elsewhere.
    package mutating func endGroup() {
        history.close()
    }

    // MARK: Changes

    /// Returns what `insert` would do: typed text replaces what is marked, or else what is selected.
    package func changeForInserting(_ text: String) -> TextChange {
        TextChange(markedRange ?? selection.range, permitted(text))
    }

    /// Puts in what is typed or committed by an input method.
    @discardableResult package mutating func insert(_ text: String) -> EditingResult {
        let kind: EditHistory.Kind = markedRange == nil ? .typing : .composing
        let change = changeForInserting(text)
        markedRange = nil
        let result = apply(change, kind)
        if kind == .composing { history.close() }
        return result
    }

    /// Replaces characters, which can be undone. The caret goes behind them if the selection was touched, else it stays with its characters. A
    /// composition goes on if the change is beside it.
    ///
    /// - Parameter isByCode: Whether it is a change of code, which the user undoes together with those of code before and after it.
    @discardableResult package mutating func replace(
        _ range: Range<Int>, with text: String, isByCode: Bool = false
    ) -> EditingResult {
        let text = permitted(text)
        let range = content.wholeScalars(range)
        let (old, marked, count) = (selection, markedRange, text.utf16.count)
        if !isByCode { history.close() }
        var result = apply(TextChange(range, text), isByCode ? .code : .other)
        if range.upperBound <= old.range.lowerBound, range.upperBound < old.range.lowerBound || !old.isEmpty {
            let shift = count - range.count
            selection = old
            selection.anchor += shift
            selection.head.index += shift
        } else if range.lowerBound > old.range.upperBound {
            selection = old
        }
        markedRange = marked.flatMap { Self.moved($0, past: range, by: count - range.count) }.flatMap { marked in
            // An input method goes on where the caret is.
            let selected = selection.range
            return marked.lowerBound <= selected.lowerBound && selected.upperBound <= marked.upperBound ? marked : nil
        }
        result.didSelectionChange = selection != old
        return result
    }

    /// Moves characters to another place, and selects them there. It is undone as one change; what was being composed stays as text.
    ///
    /// - Parameter index: The place in the text as it is before; one within the characters or at their edges moves nothing.
    @discardableResult package mutating func move(_ range: Range<Int>, to index: Int) -> EditingResult {
        let range = content.wholeGraphemes(range.clamped(to: 0..<content.count))
        let index = content.snapped(index)
        guard !range.isEmpty, index < range.lowerBound || index > range.upperBound else { return EditingResult() }
        let (before, moved) = (selection, content.string(in: range))
        let target = index > range.upperBound ? index - range.count : index
        history.close()
        markedRange = nil
        // A paragraph's end in what is put in closes the group of the history, so it comes last.
        let removal = apply(TextChange(range, ""), .moving)
        let insertion = apply(TextChange(target..<target, moved), .moving)
        history.close()
        selection = TextSelection(target..<target + range.count)
        var result = EditingResult()
        result.changes = removal.changes + insertion.changes
        result.didSelectionChange = selection != before
        return result
    }

    /// Returns the place of a marked range after a change before or behind it; nil if the change is within it.
    private static func moved(_ marked: Range<Int>, past range: Range<Int>, by shift: Int) -> Range<Int>? {
        if range.upperBound <= marked.lowerBound { return marked.lowerBound + shift..<marked.upperBound + shift }
        return range.lowerBound >= marked.upperBound ? marked : nil
    }

    /// Forgets what could be undone and redone.
    mutating func forgetHistory() {
        history.removeAll()
    }

    /// Replaces what an input method has put in, or else the selection.
    ///
    /// - Parameter selected: The selected part of `text`, in UTF-16 code units from its start.
    @discardableResult package mutating func setMarkedText(_ text: String, selected: Range<Int>) -> EditingResult {
        let text = permitted(text)
        let range = markedRange ?? selection.range
        if markedRange == nil { history.close() }
        let result = apply(TextChange(range, text), .composing)
        let start = range.lowerBound
        markedRange = text.isEmpty ? nil : start..<start + text.utf16.count
        if text.isEmpty {
            history.close()
        } else {
            let selected = selected.clamped(to: 0..<text.utf16.count)
            selection = TextSelection(start + selected.lowerBound..<start + selected.upperBound)
        }
        return result
    }

    /// Leaves what an input method has put in as text.
    package mutating func unmark() {
        guard markedRange != nil else { return }
        markedRange = nil
        history.close()
    }

    /// Returns what a command would replace, for a delegate that may forbid it; nil where it would change nothing, and of undo and redo.
    ///
    /// - Parameter pasted: The text on the clipboard.
    package func change(
        for command: EditingCommand, with geometry: TextGeometry, pasted: String? = nil
    ) -> TextChange? {
        let (range, caret) = (selection.range, selection.head)
        switch command {
        case .insertNewline: return isMultiline ? changeForInserting("\n") : nil
        case .insertTab: return changeForInserting("\t")
        case .paste:
            guard let pasted, !pasted.isEmpty else { return nil }
            return changeForInserting(pasted)
        case .cut: return allowsCopying && !range.isEmpty ? TextChange(range, "") : nil
        case .deleteBackward, .deleteForward, .deleteWordBackward, .deleteWordForward, .deleteToLineStart,
            .deleteToLineEnd:
            let deleted = range.isEmpty ? deletedRange(command, caret, geometry) : range
            return deleted.isEmpty ? nil : TextChange(deleted, "")
        default: return nil
        }
    }

    private func deletedRange(
        _ command: EditingCommand, _ caret: TextPosition, _ geometry: TextGeometry
    ) -> Range<Int> {
        let index = caret.index
        switch command {
        case .deleteBackward: return content.deletionStart(before: index)..<index
        case .deleteForward: return index..<content.graphemeBorder(after: index)
        case .deleteWordBackward: return content.wordStart(before: index)..<index
        case .deleteWordForward: return index..<content.wordEnd(after: index)
        case .deleteToLineStart:
            let start = min(geometry.position(from: caret, by: .lineStart).index, index)
            return (start < index ? start : content.graphemeBorder(before: index))..<index
        case .deleteToLineEnd:
            let end = max(geometry.position(from: caret, by: .lineEnd).index, index)
            return index..<(end > index ? end : content.graphemeBorder(after: index))
        default: return index..<index
        }
    }

    /// Does a command.
    ///
    /// - Parameters:
    ///   - geometry: The places of the same text as it is now.
    ///   - pageHeight: How far a page goes, in points.
    ///   - pasted: The text on the clipboard.
    @discardableResult package mutating func perform(
        _ command: EditingCommand, with geometry: TextGeometry, pageHeight: CGFloat = 0, pasted: String? = nil
    ) -> EditingResult {
        if let movement = command.movement(pageHeight: pageHeight) {
            return move(movement.way, extends: movement.extends, geometry)
        }
        var result = EditingResult()
        switch command {
        case .selectAll:
            let old = selection
            select(0..<content.count)
            result.didSelectionChange = selection != old
            return result
        case .copy:
            if allowsCopying, !selection.isEmpty { result.copied = selectedText }
            return result
        case .undo, .redo:
            return repeatHistory(isUndo: command == .undo)
        default:
            guard let change = change(for: command, with: geometry, pasted: pasted) else { return result }
            let copied = command == .cut ? selectedText : nil
            let kind = kind(of: command)
            markedRange = nil
            result = apply(change, kind)
            result.copied = copied
            return result
        }
    }

    private func kind(of command: EditingCommand) -> EditHistory.Kind {
        switch command {
        case .insertNewline, .insertTab: .typing
        case .deleteBackward: selection.isEmpty ? .deletingBackward : .other
        case .deleteForward: selection.isEmpty ? .deletingForward : .other
        default: .other
        }
    }

    private mutating func apply(_ change: TextChange, _ kind: EditHistory.Kind) -> EditingResult {
        let range = content.wholeScalars(change.range)
        let before = selection
        let removed = content.string(in: range)
        content.replace(range, with: change.replacement)
        // After what is typed the caret stays with it, at a line's end and where directions meet.
        let affinity: TextAffinity = change.replacement.isEmpty ? .downstream : .upstream
        selection = TextSelection(TextPosition(range.lowerBound + change.replacement.utf16.count, affinity))
        history.record(
            EditHistory.Change(location: range.lowerBound, removed: removed, inserted: change.replacement), kind,
            before: before, after: selection)
        var result = EditingResult()
        result.changes = [TextChange(range, change.replacement)]
        result.didSelectionChange = selection != before
        return result
    }

    private mutating func repeatHistory(isUndo: Bool) -> EditingResult {
        var result = EditingResult()
        unmark()
        guard let group = isUndo ? history.undo() : history.redo() else { return result }
        result.changes = isUndo ? group.changes.reversed().map(\.undone) : group.changes.map(\.redone)
        for change in result.changes { content.replace(change.range, with: change.replacement) }
        let old = selection
        selection = isUndo ? group.before : group.after
        selection.goalX = nil
        result.didSelectionChange = selection != old
        return result
    }

    /// Returns a text with spaces for paragraph ends where paragraphs cannot be ended.
    func permitted(_ text: String) -> String {
        guard !isMultiline, text.unicodeScalars.contains(where: \.endsLine) else { return text }
        return String(
            String.UnicodeScalarView(text.replacing("\r\n", with: " ").unicodeScalars.map { $0.endsLine ? " " : $0 }))
    }

    // MARK: Movements

    private mutating func move(_ way: TextMovement, extends: Bool, _ geometry: TextGeometry) -> EditingResult {
        let old = selection
        history.close()
        markedRange = nil
        var goalX = selection.goalX
        if !extends, !selection.isEmpty, let edge = edge(of: way, geometry) {
            selection = TextSelection(edge)
        } else {
            let start = !extends && !selection.isEmpty && way.isVertical ? verticalStart(of: way) : selection.head
            let head = geometry.position(from: start, by: way, goalX: &goalX)
            selection.head = head
            if !extends { selection.anchor = head.index }
            selection.goalX = goalX
        }
        var result = EditingResult()
        result.didSelectionChange = selection != old
        return result
    }

    /// The edge of a selection where a step to the left or right leaves it.
    private func edge(of way: TextMovement, _ geometry: TextGeometry) -> TextPosition? {
        guard way == .left || way == .right else { return nil }
        let isRightToLeft = geometry.line(at: selection.head).isRightToLeft
        return (way == .left) != isRightToLeft
            ? TextPosition(selection.range.lowerBound) : TextPosition(selection.range.upperBound, .upstream)
    }

    /// Returns the end of the selection from which a movement to another line starts.
    private func verticalStart(of way: TextMovement) -> TextPosition {
        switch way {
        case .up, .pageUp: TextPosition(selection.range.lowerBound)
        default: TextPosition(selection.range.upperBound, .upstream)
        }
    }
}

extension Unicode.Scalar {
    fileprivate var endsLine: Bool {
        [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029].contains(value)
    }
}
