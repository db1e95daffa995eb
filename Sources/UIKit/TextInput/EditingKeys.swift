/// Which keys do what to a text that is edited. It is Mullion's own.
///
/// The table is that of Linux's desktops. An app changes it for all of its text views, before or after they are made:
///
///     EditingKeys.current[.character("k"), .control] = .deleteToLineEnd
public struct EditingKeys: Sendable {
    /// A key, by what it types or by its place.
    public enum Key: Hashable, Sendable {
        /// The key that types a character without Shift, wherever it is on the keyboard.
        case character(Character)
        /// The key at a place of the keyboard, whatever it types.
        case place(UIKeyboardHIDUsage)
    }

    private struct Stroke: Hashable {
        let key: Key
        let modifiers: Int
    }

    private var commands: [Stroke: EditingCommand] = [:]

    /// The keys of this process.
    @preconcurrency @MainActor public static var current = EditingKeys.linux

    /// Makes a table without keys.
    public init() {}

    /// The command of a key with modifier keys, of which caps lock and the numeric pad make no difference; nil where there is none.
    public subscript(key: Key, modifiers: UIKeyModifierFlags) -> EditingCommand? {
        get { commands[Stroke(key: key, modifiers: Self.strip(modifiers))] }
        set { commands[Stroke(key: key, modifiers: Self.strip(modifiers))] = newValue }
    }

    /// Returns the command of a key that was pressed, or nil. A keyboard for another script has the letters of commands where an American one has them.
    public func command(for key: UIKey) -> EditingCommand? {
        if let command = self[.place(key.keyCode), key.modifierFlags] { return command }
        let typed = key.charactersIgnoringModifiers.lowercased()
        if typed.unicodeScalars.count == 1, let character = typed.first, character.isASCII {
            return self[.character(character), key.modifierFlags]
        }
        let letter = key.keyCode.rawValue - UIKeyboardHIDUsage.keyboardA.rawValue
        guard (0..<26).contains(letter) else { return nil }
        return self[.character(Character(Unicode.Scalar(UInt8(0x61 + letter)))), key.modifierFlags]
    }

    private static func strip(_ modifiers: UIKeyModifierFlags) -> Int {
        modifiers.intersection([.shift, .control, .alternate, .command]).rawValue
    }

    /// The keys of Linux's desktops.
    public static let linux: EditingKeys = {
        var keys = EditingKeys()
        let none: UIKeyModifierFlags = []
        let movements: [(UIKeyboardHIDUsage, UIKeyModifierFlags, EditingCommand, EditingCommand)] = [
            (.keyboardLeftArrow, none, .moveLeft, .extendLeft),
            (.keyboardRightArrow, none, .moveRight, .extendRight),
            (.keyboardUpArrow, none, .moveUp, .extendUp),
            (.keyboardDownArrow, none, .moveDown, .extendDown),
            (.keyboardLeftArrow, .control, .moveWordLeft, .extendWordLeft),
            (.keyboardRightArrow, .control, .moveWordRight, .extendWordRight),
            (.keyboardUpArrow, .control, .moveToParagraphStart, .extendToParagraphStart),
            (.keyboardDownArrow, .control, .moveToParagraphEnd, .extendToParagraphEnd),
            (.keyboardHome, none, .moveToLineStart, .extendToLineStart),
            (.keyboardEnd, none, .moveToLineEnd, .extendToLineEnd),
            (.keyboardHome, .control, .moveToDocumentStart, .extendToDocumentStart),
            (.keyboardEnd, .control, .moveToDocumentEnd, .extendToDocumentEnd),
            (.keyboardPageUp, none, .movePageUp, .extendPageUp),
            (.keyboardPageDown, none, .movePageDown, .extendPageDown),
        ]
        for (key, modifiers, move, extend) in movements {
            keys[.place(key), modifiers] = move
            keys[.place(key), modifiers.union(.shift)] = extend
        }
        let others: [(UIKeyboardHIDUsage, UIKeyModifierFlags, EditingCommand)] = [
            (.keyboardDeleteOrBackspace, none, .deleteBackward),
            (.keyboardDeleteOrBackspace, .shift, .deleteBackward),
            (.keyboardDeleteOrBackspace, .control, .deleteWordBackward),
            (.keyboardDeleteOrBackspace, [.control, .shift], .deleteToLineStart),
            (.keyboardDeleteForward, none, .deleteForward),
            (.keyboardDeleteForward, .control, .deleteWordForward),
            (.keyboardDeleteForward, [.control, .shift], .deleteToLineEnd),
            (.keyboardDeleteForward, .shift, .cut),
            (.keyboardInsert, .control, .copy),
            (.keyboardInsert, .shift, .paste),
            (.keyboardReturnOrEnter, none, .insertNewline),
            (.keyboardReturnOrEnter, .shift, .insertNewline),
            (.keypadEnter, none, .insertNewline),
        ]
        for (key, modifiers, command) in others { keys[.place(key), modifiers] = command }
        let letters: [(Character, EditingCommand)] = [
            ("a", .selectAll), ("c", .copy), ("x", .cut), ("v", .paste), ("z", .undo), ("y", .redo),
        ]
        for (letter, command) in letters { keys[.character(letter), .control] = command }
        keys[.character("z"), [.control, .shift]] = .redo
        keys[.character("f"), .control] = .find
        keys[.character("h"), .control] = .findAndReplace
        keys[.character("g"), .control] = .findNext
        keys[.character("g"), [.control, .shift]] = .findPrevious
        keys[.place(.keyboardF3), none] = .findNext
        keys[.place(.keyboardF3), .shift] = .findPrevious
        return keys
    }()
}
