import CoreGraphics
import TextLayout
import Testing
import UIKit

@Suite("Editing text") struct EditedTextTests {
    @Test(
        "A command does to a text and its selection what the table says",
        arguments: [
            ("one| two", EditingCommand.moveLeft, "on|e two"),
            ("one| two", .moveRight, "one |two"),
            ("o|ne two", .moveWordRight, "one| two"),
            ("one| two", .moveWordRight, "one two|"),
            ("one two|", .moveWordLeft, "one |two"),
            ("one |two", .moveWordLeft, "|one two"),
            ("o|ne| two", .moveLeft, "o|ne two"),
            ("o|ne| two", .moveRight, "one| two"),
            ("o|ne two", .extendRight, "o|n|e two"),
            ("o|ne two", .extendLeft, "|o|ne two"),
            ("o|ne two", .extendWordRight, "o|ne| two"),
            ("one two|", .extendWordLeft, "one |two|"),
            ("one\nt|wo", .moveToLineStart, "one\n|two"),
            ("o|ne\ntwo", .moveToLineEnd, "one|\ntwo"),
            ("one\nt|wo", .extendToLineStart, "one\n|t|wo"),
            ("o|ne\ntwo", .extendToLineEnd, "o|ne|\ntwo"),
            ("one\nt|wo", .moveToDocumentStart, "|one\ntwo"),
            ("o|ne\ntwo", .moveToDocumentEnd, "one\ntwo|"),
            ("one\nt|wo", .extendToDocumentStart, "|one\nt|wo"),
            ("o|ne\ntwo", .moveToParagraphEnd, "one|\ntwo"),
            ("one\ntw|o", .moveToParagraphStart, "one\n|two"),
            ("|one\ntwo", .moveDown, "one\n|two"),
            ("one\n|two", .moveUp, "|one\ntwo"),
            ("o|ne\ntwo", .extendDown, "o|ne\nt|wo"),
            ("o|ne\ntwo", .selectAll, "|one\ntwo|"),
            ("|", .moveLeft, "|"),
            ("|one", .moveLeft, "|one"),
            ("one|", .moveRight, "one|"),
            ("one|", .deleteBackward, "on|"),
            ("|one", .deleteBackward, "|one"),
            ("|one", .deleteForward, "|ne"),
            ("one|", .deleteForward, "one|"),
            ("o|n|e", .deleteBackward, "o|e"),
            ("o|n|e", .deleteForward, "o|e"),
            ("o|n|e", .deleteWordBackward, "o|e"),
            ("one two|", .deleteWordBackward, "one |"),
            ("one two |", .deleteWordBackward, "one |"),
            ("|one two", .deleteWordForward, "| two"),
            ("one\ntw|o", .deleteToLineStart, "one\n|o"),
            ("one\n|two", .deleteToLineStart, "one|two"),
            ("o|ne\ntwo", .deleteToLineEnd, "o|\ntwo"),
            ("one|\ntwo", .deleteToLineEnd, "one|two"),
            ("a👨‍👩‍👧|", .deleteBackward, "a|"),
            ("a🇩🇪|", .deleteBackward, "a|"),
            ("ae\u{301}|", .deleteBackward, "a|"),
            ("|e\u{301}a", .deleteForward, "|a"),
            ("a\r\n|b", .deleteBackward, "a|b"),
            ("مُ|", .deleteBackward, "م|"),
            ("one|", .insertNewline, "one\n|"),
            ("o|n|e", .insertNewline, "o\n|e"),
            ("|one", .insertTab, "\t|one"),
            ("|one", .paste, "|one"),
            ("|one", .undo, "|one"),
            ("|one", .redo, "|one"),
        ])
    func table(before: String, command: EditingCommand, after: String) {
        let editor = Editor(before)
        #expect(editor(command) == after)
        #expect(editor.geometry.content == editor.text.content)
    }

    @Test("Every command has a place in the table of commands", arguments: EditingCommand.allCases)
    func all(command: EditingCommand) {
        for text in ["", "|", "one| two\nאבג", "|one|\n", "日本|"] {
            let editor = Editor(text)
            editor(command)
            #expect(editor.geometry.content == editor.text.content)
            #expect(editor.text.selection.range.upperBound <= editor.text.content.count)
        }
    }

    @Test("In Hebrew the left key goes on, and leaves a selection at its end")
    func rightToLeft() {
        #expect(Editor("|אבג")(.moveLeft) == "א|בג")
        #expect(Editor("אב|ג")(.moveRight) == "א|בג")
        #expect(Editor("|אב|ג")(.moveLeft) == "אב|ג")
        #expect(Editor("|אב|ג")(.moveRight) == "|אבג")
    }

    @Test("A selection that is extended and taken back passes its anchor")
    func anchor() {
        let editor = Editor("abc|def")
        #expect(editor(.extendRight, .extendRight) == "abc|de|f")
        #expect(editor(.extendLeft, .extendLeft, .extendLeft) == "ab|c|def")
        #expect(editor(.extendToLineEnd) == "abc|def|")
    }

    @Test("Up and down keep the distance from the left until the caret moves otherwise")
    func keptDistance() {
        let editor = Editor("mmmm|\nm\nmmmm")
        #expect(editor(.moveDown) == "mmmm\nm|\nmmmm")
        #expect(editor(.moveDown) == "mmmm\nm\nmmmm|")
        let other = Editor("mmmm|\nm\nmmmm")
        #expect(other(.moveDown, .moveLeft, .moveRight, .moveDown) == "mmmm\nm\nm|mmm")
    }

    @Test("At the end of a broken line typing stays there, and Home and End are those of that line")
    func wrapped() {
        let editor = Editor("hello world |again", width: 110)
        #expect(editor(.moveToLineStart) == "hello world |again")
        #expect(editor(.moveLeft, .moveToLineEnd) == "hello world |again")
        #expect(editor.text.selection.head.affinity == .upstream)
        #expect(editor(.moveToLineStart) == "|hello world again")
    }

    @Test("What is cut or copied can be pasted; a secret can be neither")
    func clipboard() {
        let editor = Editor("|one| two")
        #expect(editor(.copy) == "|one| two")
        #expect(editor(.moveToDocumentEnd, .paste) == "one twoone|")
        #expect(editor(.selectAll, .cut) == "|")
        #expect(editor(.paste, .paste) == "one twooneone twoone|")
        let secret = Editor("|one|")
        secret.text.allowsCopying = false
        #expect(secret(.copy, .cut) == "|one|")
        #expect(secret.clipboard == nil)
    }

    @Test("A field of one line takes no newline, and what is pasted has spaces for it")
    func singleLine() {
        let editor = Editor("a|b", isMultiline: false)
        #expect(editor(.insertNewline) == "a|b")
        editor.apply(editor.text.insert("1\n2\r\n3\u{2029}4"))
        #expect(editor.marked == "a1 2 3 4|b")
    }

    @Test("What a command would change can be asked before, and nothing changes by asking")
    func proposals() {
        let editor = Editor("one |two|")
        #expect(editor.text.change(for: .deleteBackward, with: editor.geometry) == TextChange(4..<7, ""))
        #expect(editor.text.change(for: .paste, with: editor.geometry, pasted: "x") == TextChange(4..<7, "x"))
        #expect(editor.text.change(for: .paste, with: editor.geometry) == nil)
        #expect(editor.text.change(for: .moveLeft, with: editor.geometry) == nil)
        #expect(editor.text.changeForInserting("y") == TextChange(4..<7, "y"))
        #expect(editor.marked == "one |two|")
        for command in EditingCommand.allCases where !command.isChange {
            #expect(editor.text.change(for: command, with: editor.geometry, pasted: "x") == nil)
        }
    }

    @Test("A change from outside moves a selection that it does not touch with its characters")
    func replacements() {
        let editor = Editor("one |two| three")
        editor.apply(editor.text.replace(0..<3, with: "first"))
        #expect(editor.marked == "first |two| three")
        editor.apply(editor.text.replace(10..<15, with: "end"))
        #expect(editor.marked == "first |two| end")
        editor.apply(editor.text.replace(7..<8, with: ""))
        #expect(editor.marked == "first t|o end")
        #expect(editor(.undo) == "first |two| end")
    }

    @Test("Ranges and indices that are none do no harm, and half a character is a whole one")
    func hostile() {
        let editor = Editor("a👍b")
        editor.text.select(-5..<99)
        #expect(editor.marked == "|a👍b|")
        editor.text.select(2..<2)
        #expect(editor.marked == "a|👍|b" || editor.marked == "a|👍b")
        editor.text.moveCaret(to: TextPosition(77))
        #expect(editor.marked == "a👍b|")
        editor.apply(editor.text.replace(2..<50, with: "x"))
        #expect(editor.text.text == "ax")
        editor.apply(editor.text.setMarkedText("か", selected: -3..<9))
        #expect(editor.text.text == "axか")
    }

    // MARK: Composition

    @Test("What an input method puts in is marked, replaced with each key, and text when it is committed")
    func composition() {
        let editor = Editor("a|b|c")
        editor.apply(editor.text.setMarkedText("k", selected: 1..<1))
        #expect(editor.marked == "ak|c" && editor.text.markedRange == 1..<2)
        editor.apply(editor.text.setMarkedText("かん", selected: 0..<1))
        #expect(editor.marked == "a|か|んc" && editor.text.markedRange == 1..<3)
        editor.apply(editor.text.insert("漢"))
        #expect(editor.marked == "a漢|c" && editor.text.markedRange == nil)
        #expect(editor(.undo) == "a|b|c")
        #expect(editor(.redo) == "a漢|c")
    }

    @Test("A composition that comes to nothing leaves no trace, and one that is left becomes text")
    func endedComposition() {
        let editor = Editor("a|")
        editor.apply(editor.text.setMarkedText("か", selected: 1..<1))
        editor.apply(editor.text.setMarkedText("", selected: 0..<0))
        #expect(editor.marked == "a|" && !editor.text.history.canUndo)
        editor.apply(editor.text.setMarkedText("か", selected: 1..<1))
        editor.text.unmark()
        #expect(editor.marked == "aか|" && editor.text.markedRange == nil)
        editor.apply(editor.text.setMarkedText("き", selected: 1..<1))
        #expect(editor(.moveLeft) == "aか|き")
        #expect(editor.text.markedRange == nil)
        #expect(editor(.undo, .undo) == "a|")
    }

    @Test("A composition goes on where it is when text beside it is replaced, and ends when its own is")
    func compositionBesideChanges() {
        let editor = Editor("abc|def")
        editor.apply(editor.text.setMarkedText("かん", selected: 2..<2))
        editor.apply(editor.text.replace(2..<3, with: ""))
        #expect(editor.marked == "abかん|def" && editor.text.markedRange == 2..<4)
        editor.apply(editor.text.replace(4..<5, with: ""))
        #expect(editor.marked == "abかん|ef" && editor.text.markedRange == 2..<4)
        editor.apply(editor.text.replace(0..<1, with: "xyz"))
        #expect(editor.marked == "xyzbかん|ef" && editor.text.markedRange == 4..<6)
        editor.apply(editor.text.insert("漢"))
        #expect(editor.marked == "xyzb漢|ef" && editor.text.markedRange == nil)
        editor.apply(editor.text.setMarkedText("かん", selected: 2..<2))
        editor.apply(editor.text.replace(6..<7, with: "い"))
        #expect(editor.text.markedRange == nil)
        while editor.text.history.canUndo { editor(.undo) }
        #expect(editor.text.text == "abcdef")
        #expect(editor.geometry.content == editor.text.content)
    }

    // MARK: Undo

    @Test("What is typed in one go is undone in one go, and again what was typed before the caret moved")
    func typing() {
        let editor = Editor("|")
        editor.type("hello")
        editor(.moveLeft)
        editor.type("p")
        #expect(editor.text.history.lastNumber == 2)
        #expect(editor(.undo) == "hell|o")
        #expect(editor(.undo) == "|")
        #expect(editor(.redo) == "hello|")
        #expect(editor(.redo) == "hellp|o")
        #expect(!editor.text.history.canRedo)
    }

    @Test("Deleting is undone in one go, in either direction, and apart from typing")
    func deleting() {
        let editor = Editor("abcdef|")
        editor(.deleteBackward, .deleteBackward)
        editor.type("xy")
        editor(.moveToDocumentStart, .deleteForward, .deleteForward)
        #expect(editor.marked == "|cdxy")
        #expect(editor(.undo) == "|abcdxy")
        #expect(editor(.undo) == "abcd|")
        #expect(editor(.undo) == "abcdef|")
    }

    @Test("A line, a pause and a paste each end a group, and typing over a selection is one")
    func groups() {
        let editor = Editor("|old|")
        editor.type("new")
        #expect(editor(.undo) == "|old|")
        editor.type("a")
        editor(.insertNewline)
        editor.type("b")
        #expect(editor(.undo) == "a\n|")
        #expect(editor(.undo) == "|old|")
        editor.type("a")
        editor.text.endGroup()
        editor.type("b")
        #expect(editor(.undo) == "a|")
    }

    @Test("After a new change nothing can be redone")
    func newBranch() {
        let editor = Editor("|")
        editor.type("a")
        editor(.undo)
        editor.type("b")
        #expect(!editor.text.history.canRedo)
        #expect(editor(.redo) == "b|")
    }

    @Test("Undone and redone to the ends, any edits give the same texts", arguments: 0..<8)
    func random(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 7
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let editor = Editor("Latin אבג 👨‍👩‍👧\nzwei|", width: 120)
        let start = editor.text.text
        let commands = EditingCommand.allCases.filter { $0 != .undo && $0 != .redo }
        for _ in 0..<150 {
            switch random(4) {
            case 0: editor.type(["x", "é", "か", "م", "👍", " "][random(6)])
            case 1: editor.apply(editor.text.setMarkedText(["k", "か", ""][random(3)], selected: 0..<1))
            default: editor(commands[random(commands.count)])
            }
        }
        let end = editor.text.text
        #expect(editor.geometry.content == editor.text.content)
        while editor.text.history.canUndo { editor(.undo) }
        #expect(editor.text.text == start)
        while editor.text.history.canRedo { editor(.redo) }
        #expect(editor.text.text == end)
        #expect(editor.geometry.content == editor.text.content)
    }
}
