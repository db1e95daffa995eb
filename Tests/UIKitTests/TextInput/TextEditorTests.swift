import CoreGraphics
import TextLayout
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor @Suite("The editor of a text field and a text view") struct TextEditorTests {
        @Test("A change is asked for, made, and told of: the selection first, then the text")
        func order() {
            let view = OwnedTextView("ab")
            view.forgetTold()
            view.insertText("c")
            #expect(view.told == ["should 2..<2 c", "selection 3..<3", "text abc"])
            view.forgetTold()
            view.deleteBackward()
            #expect(view.told == ["should 2..<3 ", "selection 2..<2", "text ab"])
            #expect(view.editor.text.text == "ab")
            #expect(view.editor.geometry.content.string == "ab")
        }

        @Test("The first character of an empty text is there once")
        func emptyText() {
            let view = OwnedTextView()
            view.insertText("a")
            #expect(view.kept.string == "a")
            #expect(view.editor.geometry.content.string == "a")
        }

        @Test("A delegate refuses a change")
        func refusal() {
            let view = OwnedTextView("ab")
            view.forgetTold()
            view.refuses = { $0.replacement != "" || $0.range.lowerBound == 0 }
            view.insertText("c")
            view.editor.perform(.insertNewline)
            view.editor.perform(.deleteBackward)
            view.editor.perform(.deleteBackward)
            view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
            #expect(view.editor.text.text == "a")
            #expect(view.markedTextRange == nil)
            #expect(view.told.filter { $0.hasPrefix("text") } == ["text a"])
        }

        @Test("What code replaces is told of, and not asked for")
        func replacing() {
            let view = OwnedTextView("one two")
            view.forgetTold()
            view.replace(IndexedTextRange(0..<3), withText: "three")
            #expect(view.told == ["selection 9..<9", "text three two"])
            view.forgetTold()
            #expect(view.shouldChangeText(in: IndexedTextRange(0..<1), replacementText: "x"))
            #expect(view.told == ["should 0..<1 x"])
        }

        @Test("A text that cannot be edited stays as it is, and can be selected")
        func readOnly() {
            let view = OwnedTextView("ab")
            view.isEditable = false
            view.forgetTold()
            view.insertText("c")
            view.deleteBackward()
            view.editor.perform(.deleteWordBackward)
            view.editor.perform(.selectAll)
            #expect(view.editor.text.text == "ab")
            #expect(view.told == ["selection 0..<2"])
        }

        @Test("Typing is undone as one, and each other kind by itself; the undo manager says the same")
        func undo() {
            let view = OwnedTextView("ab")
            #expect(!view.editor.undoManager.canUndo)
            view.insertText("c")
            view.insertText("d")
            view.deleteBackward()
            let manager = view.editor.undoManager
            manager.undo()
            #expect(view.kept.string == "abcd")
            view.editor.perform(.undo)
            #expect(view.kept.string == "ab")
            #expect(!manager.canUndo)
            manager.redo()
            view.editor.perform(.redo)
            #expect(view.kept.string == "abc")
            #expect(!manager.canRedo)
            #expect(view.editor.geometry.content.string == "abc")
            view.insertText("x")
            view.setText("new")
            #expect(!manager.canUndo)
        }

        @Test("An action of the app's own is undone in its order among those of the text")
        func undoWithOthers() {
            final class Log { var lines: [String] = [] }
            let (view, log) = (OwnedTextView("a"), Log())
            view.insertText("b")
            view.editor.undoManager.registerUndo(withTarget: log) { $0.lines.append("undone") }
            view.deleteBackward()
            view.editor.perform(.undo)
            #expect(view.kept.string == "ab" && log.lines == [])
            view.editor.perform(.undo)
            #expect(view.kept.string == "ab" && log.lines == ["undone"])
            view.editor.perform(.undo)
            #expect(view.kept.string == "a")
        }

        @Test("Changes of code are kept for undo only where the user can undo something before them, and as one")
        func undoAroundCode() {
            let view = OwnedTextView("ab")
            let manager = view.editor.undoManager
            func change(_ text: String) {
                view.editor.follow(0..<0, NSAttributedString(string: text))
                view.updateText(TextChange(0..<0, text))
            }
            change("c")
            #expect(!manager.canUndo && view.editor.text.history.lastNumber == 0)
            view.editor.moveCaret(to: TextPosition(3))
            view.insertText("d")
            change("e")
            change("f")
            #expect(view.kept.string == "fecabd" && view.editor.text.text == "fecabd")
            manager.undo()
            #expect(view.kept.string == "cabd")
            manager.undo()
            #expect(view.kept.string == "cab" && !manager.canUndo)
            manager.redo()
            manager.redo()
            #expect(view.kept.string == "fecabd" && view.editor.geometry.content.string == "fecabd")
        }

        @Test("A text that code goes on writing keeps no history, and what is forgotten is neither undone nor redone")
        func undoOfLog() {
            let view = OwnedTextView()
            let manager = view.editor.undoManager
            view.insertText("a")
            for _ in 0...EditHistory.mostChangesByCode {
                view.editor.follow(1..<1, NSAttributedString(string: "x"))
                view.updateText(TextChange(1..<1, "x"))
            }
            #expect(!view.editor.text.history.canUndo)
            let long = view.kept.string
            manager.undo()
            manager.undo()
            manager.redo()
            #expect(view.kept.string == long && view.editor.text.text == long)
            view.insertText("b")
            manager.undo()
            #expect(view.kept.string == long)
            view.insertText("c")
            view.isEditable = false
            for _ in 0..<10 { view.editor.follow(0..<0, NSAttributedString(string: "y")) }
            #expect(!manager.canUndo && !view.editor.text.history.canUndo)
        }

        @Test("Whoever hears of the undo manager finds text, places and the owner's copy in agreement")
        func agreement() {
            final class Watched: UndoManager {
                var onAsk: (() -> Void)?
                override var isUndoRegistrationEnabled: Bool {
                    onAsk?()
                    return super.isUndoRegistrationEnabled
                }
            }
            final class View: OwnedTextView {
                let manager = Watched()
                override var undoManager: UndoManager? { manager }
            }
            let view = View("ab")
            var seen: [[String]] = []
            view.manager.onAsk = {
                seen.append([view.editor.text.text, view.editor.geometry.content.string, view.kept.string])
            }
            view.insertText("c")
            view.editor.perform(.undo)
            view.manager.onAsk = nil
            #expect(seen.first == ["abc", "abc", "abc"] && seen.last == ["ab", "ab", "ab"])
            #expect(seen.allSatisfy { Set($0).count == 1 })
        }

        @Test("What an app groups is undone together, and its group stays open")
        func undoInGroup() {
            let view = OwnedTextView("a")
            let manager = view.editor.undoManager
            manager.beginUndoGrouping()
            let level = manager.groupingLevel
            view.insertText("b")
            view.editor.perform(.deleteWordBackward)
            #expect(manager.groupingLevel == level)
            manager.endUndoGrouping()
            #expect(view.kept.string == "")
            view.editor.perform(.undo)
            #expect(view.kept.string == "a")
            view.editor.perform(.redo)
            #expect(view.kept.string == "")
        }

        @Test("A composition that came to nothing leaves the others to be undone")
        func undoAfterComposition() {
            let view = OwnedTextView("a")
            view.insertText("b")
            view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
            view.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
            view.deleteBackward()
            #expect(view.kept.string == "a")
            view.editor.perform(.undo)
            #expect(view.kept.string == "ab")
            view.editor.perform(.undo)
            #expect(view.kept.string == "a")
        }

        @Test("Marked text is replaced, and committed by what is typed")
        func composition() {
            let view = OwnedTextView("ab")
            view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
            #expect(view.editor.markedRange == 2..<3)
            view.setMarkedText("かん", selectedRange: NSRange(location: 99, length: -5))
            #expect(view.editor.markedRange == 2..<4)
            #expect(view.editor.selectedRange == 4..<4)
            view.insertText("漢")
            #expect(view.kept.string == "ab漢")
            #expect(view.markedTextRange == nil)
        }

        @Test("A secret text is seen as a bullet for each grapheme, and its indices stay")
        func secret() {
            let view = OwnedTextView("a👨‍👩‍👧b", isMultiline: false)
            view.isSecureTextEntry = true
            #expect(view.editor.geometry.content.string == "•••")
            let family = "a👨‍👩‍👧".utf16.count
            view.editor.perform(.moveLeft)
            #expect(view.editor.selectedRange == family..<family)
            view.editor.perform(.moveLeft)
            #expect(view.editor.selectedRange == 1..<1)
            let (start, end) = (view.editor.caretRect(for: IndexedTextPosition(1)), view.point(family))
            #expect(start.minX < view.convert(end, from: nil).x)
            let place = view.editor.place(closestTo: CGPoint(x: 190, y: 10))
            #expect(place.index == family + 1)
            view.insertText("é")
            #expect(view.editor.geometry.content.string == "••••")
            #expect(view.kept.string == "aé👨‍👩‍👧b")
        }

        @Test("A secret text has as many bullets as places for a caret, whatever its characters are")
        func bullets() {
            for text in ["", "a", "e\u{301}x", "🇩🇪🇫🇷", "กำ", "a\u{1F44D}\u{1F3FD}"] {
                let view = OwnedTextView(text, isMultiline: false)
                view.isSecureTextEntry = true
                let content = view.editor.text.content
                let borders = (0...content.count).filter(content.isGraphemeBorder)
                #expect(view.editor.geometry.count == borders.count - 1)
                view.insertText("b")
                #expect(view.editor.geometry.count == borders.count)
            }
        }

        @Test("A secret text is not copied or cut, and tells nothing of its words")
        func secretWords() {
            let view = OwnedTextView("one two", isMultiline: false)
            view.isSecureTextEntry = true
            UIPasteboard.general.string = "before"
            view.editor.perform(.selectAll)
            view.editor.perform(.copy)
            view.editor.perform(.cut)
            #expect(UIPasteboard.general.string == "before")
            #expect(view.kept.string == "one two")
            #expect(!view.editor.canPerform(.copy) && !view.editor.canPerform(.cut))
            view.editor.perform(.moveToLineEnd)
            view.editor.perform(.moveWordLeft)
            #expect(view.editor.selectedRange == 0..<0)
            view.editor.perform(.moveWordRight)
            #expect(view.editor.selectedRange == 7..<7)
            view.editor.perform(.deleteWordBackward)
            #expect(view.kept.string == "")
        }

        @Test("Cut, copied and pasted text goes over the pasteboard")
        func pasteboard() {
            let view = OwnedTextView("one two")
            view.editor.select(0..<3)
            view.editor.perform(.copy)
            #expect(UIPasteboard.general.string == "one")
            view.editor.perform(.moveToDocumentEnd)
            view.editor.perform(.paste)
            #expect(view.kept.string == "one twoone")
            view.editor.select(0..<4)
            view.editor.perform(.cut)
            #expect(UIPasteboard.general.string == "one ")
            #expect(view.kept.string == "twoone")
            view.editor.perform(.undo)
            #expect(view.kept.string == "one twoone")
        }

        @Test("Paragraphs that are pasted into one line are joined, and Return is told of")
        func oneLine() {
            let view = OwnedTextView("a", isMultiline: false)
            UIPasteboard.general.string = "b\nc"
            view.editor.perform(.paste)
            #expect(view.kept.string == "ab c")
            view.forgetTold()
            view.insertText("\n")
            #expect(view.told == ["return"])
        }

        @Test("Positions are answered within the text alone, and for its own objects alone")
        func positions() {
            let view = OwnedTextView("abc")
            let start = view.beginningOfDocument
            #expect(view.position(from: start, offset: 3) == view.endOfDocument)
            #expect(view.position(from: start, offset: 4) == nil)
            #expect(view.position(from: start, offset: -1) == nil)
            #expect(view.position(from: start, offset: .max) == nil)
            #expect(view.position(from: start, in: .right, offset: 2) == IndexedTextPosition(2))
            #expect(view.position(from: start, in: .left, offset: -2) == IndexedTextPosition(2))
            #expect(view.position(from: start, in: .left, offset: .min) == nil)
            #expect(view.textRange(from: IndexedTextPosition(2), to: start) == IndexedTextRange(0..<2))
            #expect(view.compare(start, to: view.endOfDocument) == .orderedAscending)
            #expect(view.position(from: UITextPosition(), offset: 0) == nil)
            #expect(view.caretRect(for: UITextPosition()) == .zero)
            #expect(view.text(in: IndexedTextRange(1..<99)) == "bc")
            #expect(view.text(in: UITextRange()) == nil)
            view.selectedTextRange = IndexedTextRange(1..<2)
            #expect(view.editor.selectedRange == 1..<2)
        }

        @Test("The position within a range that is closest to a point is not outside of the range")
        func closestWithin() {
            let view = OwnedTextView("one two tea")
            let range = IndexedTextRange(4..<7)
            for (index, closest) in [(0, 4), (3, 4), (4, 4), (5, 5), (6, 6), (7, 7), (8, 7), (11, 7)] {
                let caret = view.caretRect(for: IndexedTextPosition(index))
                let point = CGPoint(x: caret.midX, y: caret.midY)
                let position = view.closestPosition(to: point, within: range) as? IndexedTextPosition
                #expect(position?.index == closest, "\(index)")
                #expect((view.closestPosition(to: point) as? IndexedTextPosition)?.index == index)
            }
        }

        @Test("Rectangles are in the view's own coordinates")
        func rectangles() {
            let view = OwnedTextView("abc")
            let caret = view.caretRect(for: view.beginningOfDocument)
            #expect(caret.minX == 4 && caret.minY == 8 && caret.width == 2)
            let rects = view.selectionRects(for: IndexedTextRange(0..<3))
            #expect(rects.map(\.rect.minX) == [5])
            #expect(view.firstRect(for: IndexedTextRange(0..<3)) == rects.first?.rect)
            let middle = CGPoint(x: caret.midX + 2, y: caret.midY)
            #expect(view.characterRange(at: middle) == IndexedTextRange(0..<1))
            #expect(view.characterRange(at: .zero) == nil)
        }

        @Test("In a text from right to left the left arrow goes forward")
        func rightToLeft() {
            let view = OwnedTextView("אבג")
            view.editor.select(0..<0)
            view.editor.perform(.moveLeft)
            #expect(view.editor.selectedRange == 1..<1)
            #expect(view.position(from: view.beginningOfDocument, in: .left, offset: 1) == IndexedTextPosition(1))
        }

        @Test("Lines of the tokenizer are those that are laid out")
        func lines() throws {
            let view = OwnedTextView("one two three four five six seven eight")
            let start = view.beginningOfDocument
            let range = try #require(
                view.tokenizer.rangeEnclosingPosition(start, with: .line, inDirection: .storage(.forward)))
            let end = view.offset(from: start, to: range.end)
            #expect(end > 3 && end < view.editor.text.content.count)
            #expect(view.tokenizer.isPosition(range.end, atBoundary: .line, inDirection: .storage(.forward)))
            #expect(
                view.tokenizer.rangeEnclosingPosition(start, with: .word, inDirection: .storage(.forward))
                    == IndexedTextRange(0..<3))
        }

        @Test("An input delegate hears of code and of commands, and not of what is typed")
        func inputDelegate() {
            final class Delegate: UITextInputDelegate {
                var told: [String] = []
                func selectionWillChange(_ textInput: (any UITextInput)?) { told.append("selection will") }
                func selectionDidChange(_ textInput: (any UITextInput)?) { told.append("selection did") }
                func textWillChange(_ textInput: (any UITextInput)?) { told.append("text will") }
                func textDidChange(_ textInput: (any UITextInput)?) { told.append("text did") }
            }
            let (view, delegate) = (OwnedTextView("ab"), Delegate())
            view.inputDelegate = delegate
            view.insertText("c")
            #expect(delegate.told == [])
            view.deleteBackward()
            #expect(delegate.told == [])
            view.editor.perform(.moveLeft)
            view.editor.perform(.deleteForward)
            view.setText("d")
            #expect(
                delegate.told == ["selection will", "selection did", "text will", "text did", "text will", "text did"])
        }

        @Test("A delegate that sets the text while it is told leaves it at that")
        func reentry() {
            final class Upper: OwnedTextView {
                override func didChangeText(_ changes: [TextChange], isByUser: Bool) {
                    setText(kept.string.uppercased())
                }
            }
            let view = Upper("a")
            view.insertText("b")
            view.insertText("c")
            #expect(view.kept.string == "ABC")
            #expect(view.editor.geometry.content.string == "ABC")
            #expect(view.editor.selectedRange == 3..<3)
        }
    }
}
