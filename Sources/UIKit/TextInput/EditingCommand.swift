import TextLayout

/// A command that a key gives to a text that is edited. `EditingKeys` says which key does which of them. It is Mullion's own.
public enum EditingCommand: String, Hashable, Sendable, CaseIterable {
    // MARK: The caret moves

    case moveLeft
    case moveRight
    case moveUp
    case moveDown
    case moveWordLeft
    case moveWordRight
    case moveToLineStart
    case moveToLineEnd
    case moveToParagraphStart
    case moveToParagraphEnd
    case movePageUp
    case movePageDown
    case moveToDocumentStart
    case moveToDocumentEnd

    // MARK: The selection is extended

    case extendLeft
    case extendRight
    case extendUp
    case extendDown
    case extendWordLeft
    case extendWordRight
    case extendToLineStart
    case extendToLineEnd
    case extendToParagraphStart
    case extendToParagraphEnd
    case extendPageUp
    case extendPageDown
    case extendToDocumentStart
    case extendToDocumentEnd
    case selectAll

    // MARK: Characters are deleted: what is selected, or what is named

    case deleteBackward
    case deleteForward
    case deleteWordBackward
    case deleteWordForward
    case deleteToLineStart
    case deleteToLineEnd

    // MARK: Characters are put in

    case insertNewline
    case insertTab

    // MARK: Clipboard and undo

    case cut
    case copy
    case paste
    case undo
    case redo

    // MARK: Finding

    case find
    case findAndReplace
    case findNext
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
