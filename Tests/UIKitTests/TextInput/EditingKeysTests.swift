import Testing
import UIKit

@Suite("Keys that edit text") struct EditingKeysTests {
    private func key(
        _ place: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], typing characters: String = ""
    ) -> UIKey {
        UIKey(
            keyCode: place, characters: characters, charactersIgnoringModifiers: characters, modifierFlags: modifiers)
    }

    private static let namedKeys: [(UIKeyboardHIDUsage, UIKeyModifierFlags, EditingCommand)] = [
        (UIKeyboardHIDUsage.keyboardLeftArrow, UIKeyModifierFlags(), EditingCommand.moveLeft),
        (.keyboardLeftArrow, .shift, .extendLeft),
        (.keyboardLeftArrow, .control, .moveWordLeft),
        (.keyboardRightArrow, [.control, .shift], .extendWordRight),
        (.keyboardUpArrow, [], .moveUp),
        (.keyboardDownArrow, .control, .moveToParagraphEnd),
        (.keyboardHome, [], .moveToLineStart),
        (.keyboardEnd, .shift, .extendToLineEnd),
        (.keyboardHome, .control, .moveToDocumentStart),
        (.keyboardEnd, [.control, .shift], .extendToDocumentEnd),
        (.keyboardPageDown, [], .movePageDown),
        (.keyboardDeleteOrBackspace, [], .deleteBackward),
        (.keyboardDeleteOrBackspace, .control, .deleteWordBackward),
        (.keyboardDeleteForward, [], .deleteForward),
        (.keyboardDeleteForward, .control, .deleteWordForward),
        (.keyboardDeleteForward, .shift, .cut),
        (.keyboardInsert, .control, .copy),
        (.keyboardInsert, .shift, .paste),
        (.keyboardReturnOrEnter, [], .insertNewline),
        (.keypadEnter, .numericPad, .insertNewline),
    ]

    private static let typedKeys: [(String, UIKeyModifierFlags, EditingCommand)] = [
        ("a", UIKeyModifierFlags.control, EditingCommand.selectAll), ("c", .control, .copy), ("x", .control, .cut),
        ("v", .control, .paste), ("z", .control, .undo), ("Z", [.control, .shift], .redo), ("y", .control, .redo),
    ]

    @Test(
        "Keys do what they do on Linux's desktops",
        arguments: namedKeys)
    func places(place: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags, command: EditingCommand) {
        #expect(EditingKeys.linux.command(for: key(place, modifiers)) == command)
        #expect(EditingKeys.linux.command(for: key(place, modifiers.union(.alphaShift))) == command)
    }

    @Test(
        "Letters are commands with Control, by what the key types",
        arguments: typedKeys)
    func letters(letter: String, modifiers: UIKeyModifierFlags, command: EditingCommand) {
        // The place is another one, as on a French keyboard.
        #expect(EditingKeys.linux.command(for: key(.keyboardQ, modifiers, typing: letter)) == command)
        #expect(EditingKeys.linux.command(for: key(.keyboardQ, [], typing: letter)) == nil)
        #expect(EditingKeys.linux.command(for: key(.keyboardQ, [.control, .alternate], typing: letter)) == nil)
    }

    @Test("On a keyboard of another script the letters of commands are where an American one has them")
    func otherScripts() {
        #expect(EditingKeys.linux.command(for: key(.keyboardC, .control, typing: "с")) == .copy)
        #expect(EditingKeys.linux.command(for: key(.keyboardA, .control, typing: "")) == .selectAll)
        #expect(EditingKeys.linux.command(for: key(.keyboard1, .control, typing: "１")) == nil)
    }

    @Test("An app adds keys, changes and removes them")
    func changes() {
        var keys = EditingKeys.linux
        keys[.character("k"), .control] = .deleteToLineEnd
        keys[.place(.keyboardHome), []] = nil
        #expect(keys.command(for: key(.keyboardK, .control, typing: "k")) == .deleteToLineEnd)
        #expect(keys.command(for: key(.keyboardHome)) == nil)
        #expect(keys[.place(.keyboardHome), .shift] == .extendToLineStart)
        #expect(EditingKeys()[.place(.keyboardEnd), []] == nil)
    }
}
