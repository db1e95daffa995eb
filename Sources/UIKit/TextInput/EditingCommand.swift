import TextLayout

/// A command that a key gives to a text that is edited. `EditingKeys` says which key does which of them. It is Mullion's own.
public enum EditingCommand: String, Hashable, Sendable, CaseIterable {
    // MARK: The caret moves

    /// Moves the caret one character to the left.
    case moveLeft
    /// Moves the caret one character to the right.
    case moveRight
    /// Moves the caret one line up.
    case moveUp
    /// Moves the caret one line down.
    case moveDown
    /// Moves the caret one word to the left.
    case moveWordLeft
    /// Moves the caret one word to the right.
    case moveWordRight
    /// Moves the caret to the beginning of its line.
    case moveToLineStart
    /// Moves the caret to the end of its line.
    case moveToLineEnd
    /// Moves the caret to the beginning of its paragraph.
    case moveToParagraphStart
    /// Moves the caret to the end of its paragraph.
    case moveToParagraphEnd
    /// Moves the caret one page up.
    case movePageUp
    /// Moves the caret one page down.
    case movePageDown
    /// Moves the caret to the beginning of the text.
    case moveToDocumentStart
    /// Moves the caret to the end of the text.
    case moveToDocumentEnd

    // MARK: The selection is extended

    /// Extends or shortens the selection: its moving end goes one character to the left.
    case extendLeft
    /// Extends or shortens the selection: its moving end goes one character to the right.
    case extendRight
    /// Extends or shortens the selection: its moving end goes one line up.
    case extendUp
    /// Extends or shortens the selection: its moving end goes one line down.
    case extendDown
    /// Extends or shortens the selection: its moving end goes one word to the left.
    case extendWordLeft
    /// Extends or shortens the selection: its moving end goes one word to the right.
    case extendWordRight
    /// Extends or shortens the selection: its moving end goes to the beginning of its line.
    case extendToLineStart
    /// Extends or shortens the selection: its moving end goes to the end of its line.
    case extendToLineEnd
    /// Extends or shortens the selection: its moving end goes to the beginning of its paragraph.
    case extendToParagraphStart
    /// Extends or shortens the selection: its moving end goes to the end of its paragraph.
    case extendToParagraphEnd
    /// Extends or shortens the selection: its moving end goes one page up.
    case extendPageUp
    /// Extends or shortens the selection: its moving end goes one page down.
    case extendPageDown
    /// Extends or shortens the selection: its moving end goes to the beginning of the text.
    case extendToDocumentStart
    /// Extends or shortens the selection: its moving end goes to the end of the text.
    case extendToDocumentEnd
    /// Selects the whole text.
    case selectAll

    // MARK: Characters are deleted: what is selected, or what is named

    /// Deletes what is selected, or the character before the caret.
    case deleteBackward
    /// Deletes what is selected, or the character after the caret.
    case deleteForward
    /// Deletes what is selected, or back to the beginning of a word.
    case deleteWordBackward
    /// Deletes what is selected, or on to the end of a word.
    case deleteWordForward
    /// Deletes what is selected, or back to the beginning of the line.
    case deleteToLineStart
    /// Deletes what is selected, or on to the end of the line.
    case deleteToLineEnd

    // MARK: Characters are put in

    /// Ends the paragraph, or, where there is one line alone, does what Return does.
    case insertNewline
    /// Inserts a tab character.
    case insertTab

    // MARK: Clipboard and undo

    /// Puts what is selected on the pasteboard and deletes it.
    case cut
    /// Puts what is selected on the pasteboard.
    case copy
    /// Replaces what is selected by what is on the pasteboard.
    case paste
    /// Takes back what was done last.
    case undo
    /// Does again what was taken back last.
    case redo

    // MARK: Finding

    /// Opens the bar that finds in the text.
    case find
    /// Opens the bar that finds in the text and replaces what it finds.
    case findAndReplace
    /// Goes to the next place that was found.
    case findNext
    /// Goes to the place that was found before this one.
    case findPrevious

    /// The way that the caret goes, and whether the selection is extended on it; nil of other commands.
    ///
    /// - Parameter pageHeight: In points.
    func movement(pageHeight: CGFloat) -> (way: TextMovement, extends: Bool)? {
        switch self {
        case .moveLeft: (.left, false)
        case .moveRight: (.right, false)
        case .moveUp: (.up, false)
        case .moveDown: (.down, false)
        case .moveWordLeft: (.wordLeft, false)
        case .moveWordRight: (.wordRight, false)
        case .moveToLineStart: (.lineStart, false)
        case .moveToLineEnd: (.lineEnd, false)
        case .moveToParagraphStart: (.paragraphStart, false)
        case .moveToParagraphEnd: (.paragraphEnd, false)
        case .movePageUp: (.pageUp(pageHeight), false)
        case .movePageDown: (.pageDown(pageHeight), false)
        case .moveToDocumentStart: (.documentStart, false)
        case .moveToDocumentEnd: (.documentEnd, false)
        case .extendLeft: (.left, true)
        case .extendRight: (.right, true)
        case .extendUp: (.up, true)
        case .extendDown: (.down, true)
        case .extendWordLeft: (.wordLeft, true)
        case .extendWordRight: (.wordRight, true)
        case .extendToLineStart: (.lineStart, true)
        case .extendToLineEnd: (.lineEnd, true)
        case .extendToParagraphStart: (.paragraphStart, true)
        case .extendToParagraphEnd: (.paragraphEnd, true)
        case .extendPageUp: (.pageUp(pageHeight), true)
        case .extendPageDown: (.pageDown(pageHeight), true)
        case .extendToDocumentStart: (.documentStart, true)
        case .extendToDocumentEnd: (.documentEnd, true)
        case .selectAll, .deleteBackward, .deleteForward, .deleteWordBackward, .deleteWordForward, .deleteToLineStart,
            .deleteToLineEnd, .insertNewline, .insertTab, .cut, .copy, .paste, .undo, .redo,
            .find, .findAndReplace, .findNext, .findPrevious:
            nil
        }
    }

    /// Whether it would change the text.
    package var isChange: Bool {
        switch self {
        case .deleteBackward, .deleteForward, .deleteWordBackward, .deleteWordForward, .deleteToLineStart,
            .deleteToLineEnd, .insertNewline, .insertTab, .cut, .paste, .undo, .redo:
            true
        default: false
        }
    }
}
