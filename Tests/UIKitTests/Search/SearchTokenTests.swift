import Foundation
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("The tokens of a search field") @MainActor struct SearchTokenTests {
        private let stage = Stage()
        private let field = UISearchTextField(frame: CGRect(x: 10, y: 10, width: 300, height: 36))
        private let journal = FieldJournal()
        private let red = UISearchToken(icon: UIImage(systemName: "magnifyingglass"), text: "Red")
        private let large = UISearchToken(icon: nil, text: "Large")

        init() {
            stage.root.view.addSubview(field)
            stage.update()
        }

        /// Begins editing, with the caret behind the text.
        private func begin(_ tokens: [UISearchToken], _ text: String) {
            field.tokens = tokens
            field.text = text
            #expect(field.becomeFirstResponder())
            journal.follow(field, "a")
            stage.update()
        }

        private func type(_ text: String) {
            for character in text { stage.window.insertText(String(character)) }
        }

        private func delete() {
            stage.pressKey(.keyboardDeleteOrBackspace)
        }

        /// The words of the tokens.
        private var words: [String] { field.tokens.map(\.text) }

        private var selected: Range<Int>? { (field.selectedTextRange as? IndexedTextRange)?.indices }

        @Test("Tokens stand before the text, which does not count them")
        func places() {
            red.representedObject = 7
            begin([red, large], "hat")
            #expect(field.text == "hat" && field.attributedText?.string == "hat" && field.hasText)
            #expect(
                field.tokens.elementsEqual([red, large], by: { $0 === $1 })
                    && field.tokens[0].representedObject as? Int == 7)
            #expect(field.textualRange == IndexedTextRange(2..<5) && selected == 5..<5)
            #expect(field.positionOfToken(at: 1) == IndexedTextPosition(1))
            #expect(field.tokens(in: IndexedTextRange(1..<4)).elementsEqual([large], by: { $0 === $1 }))
            #expect(field.tokens(in: field.textualRange).isEmpty)
            field.text = "cap"
            #expect(words == ["Red", "Large"] && field.text == "cap")
            field.text = nil
            #expect(words == ["Red", "Large"] && field.text == "")
        }

        @Test(
            "Tokens are added and removed by code, of which the delegate does not hear, and the caret stays in the text"
        )
        func byCode() {
            begin([red], "hat")
            field.selectedTextRange = IndexedTextRange(2..<3)
            _ = journal.taken()
            field.insertToken(large, at: 0)
            #expect(words == ["Large", "Red"] && selected == 3..<4)
            field.removeToken(at: 1)
            #expect(words == ["Large"] && selected == 2..<3)
            field.removeToken(at: 0)
            #expect(field.tokens.isEmpty && field.text == "hat" && selected == 1..<2)
            #expect(journal.taken().isEmpty)
        }

        @Test("Places without a token are reported")
        func wrongPlaces() {
            begin([red], "hat")
            expectDiagnostics([.unsuitableArgument]) { field.removeToken(at: 1) }
            expectDiagnostics([.unsuitableArgument]) { field.insertToken(large, at: -1) }
            #expect(words == ["Red", "Large"])
            expectDiagnostics([.unsuitableArgument]) { _ = field.positionOfToken(at: 3) }
        }

        @Test("The key that deletes selects a token first, and then deletes it, and undo brings it back")
        func deleting() {
            begin([red, large], "")
            _ = journal.taken()
            delete()
            #expect(words == ["Red", "Large"] && selected == 1..<2 && journal.taken() == ["a selection"])
            delete()
            #expect(words == ["Red"] && selected == 1..<1)
            #expect(
                journal.taken() == ["a shouldChange 0 0 “”", "a selection", "a event change", "told change"])
            field.editor.perform(.undo)
            #expect(field.tokens.elementsEqual([red, large], by: { $0 === $1 }))
            field.editor.perform(.redo)
            #expect(words == ["Red"])
            field.editor.perform(.undo)
            #expect(field.tokens.elementsEqual([red, large], by: { $0 === $1 }))
        }

        @Test("What is deleted back to the beginning is the text alone")
        func deletingText() {
            begin([red], "hat")
            field.editor.perform(.deleteToLineStart)
            #expect(words == ["Red"] && field.text == "")
        }

        @Test("What is typed before a token comes behind all of them, and over tokens it replaces them")
        func typing() {
            begin([red, large], "at")
            field.selectedTextRange = IndexedTextRange(0..<0)
            type("he")
            #expect(words == ["Red", "Large"] && field.text == "heat" && selected == 4..<4)
            field.selectedTextRange = IndexedTextRange(0..<1)
            type("w")
            #expect(words == ["Large"] && field.text == "wheat" && selected == 2..<2)
            field.selectedTextRange = IndexedTextRange(0..<2)
            type("c")
            #expect(field.tokens.isEmpty && field.text == "cheat")
        }

        @Test("A delegate hears of ranges of the text")
        func ranges() {
            begin([red, large], "hat")
            _ = journal.taken()
            type("s")
            #expect(journal.taken().first == "a shouldChange 3 0 “s”")
            delete()
            #expect(journal.taken().first == "a shouldChange 3 1 “”")
        }

        @Test("Where tokens may not be deleted, the user changes the text alone")
        func undeletable() {
            field.allowsDeletingTokens = false
            begin([red], "hat")
            field.selectedTextRange = IndexedTextRange(0..<4)
            delete()
            #expect(words == ["Red"] && field.text == "hat" && selected == 1..<4)
            delete()
            #expect(words == ["Red"] && field.text == "")
            delete()
            delete()
            #expect(words == ["Red"] && selected == 0..<1)
            type("x")
            #expect(words == ["Red"] && field.text == "x" && selected == 2..<2)
            field.userDidClear()
            #expect(words == ["Red"] && field.text == "")
            field.allowsDeletingTokens = true
            field.userDidClear()
            #expect(field.tokens.isEmpty)
        }

        @Test("Tokens are copied as their words, unless that is not allowed")
        func copying() {
            begin([red, large], "hat")
            field.selectedTextRange = IndexedTextRange(0..<5)
            field.editor.perform(.copy)
            #expect(UIPasteboard.general.string == "Red Large hat")
            field.allowsCopyingTokens = false
            field.editor.perform(.copy)
            #expect(UIPasteboard.general.string == "hat")
            field.allowsCopyingTokens = true
            field.selectedTextRange = IndexedTextRange(1..<3)
            field.editor.perform(.cut)
            #expect(UIPasteboard.general.string == "Large h" && words == ["Red"] && field.text == "at")
        }

        @Test("Characters become a token, which is selected; one undo brings them back")
        func replacing() {
            begin([], "red hat")
            _ = journal.taken()
            field.replaceTextualPortion(of: IndexedTextRange(0..<4), with: red, at: 0)
            #expect(words == ["Red"] && field.text == "hat" && selected == 0..<1 && journal.taken().isEmpty)
            field.editor.perform(.undo)
            #expect(field.tokens.isEmpty && field.text == "red hat")
            field.editor.perform(.redo)
            #expect(words == ["Red"] && field.text == "hat")
        }

        @Test("Characters amid the text become a token before others")
        func replacingAmid() {
            begin([large], "a red hat")
            field.replaceTextualPortion(of: IndexedTextRange(0..<7), with: red, at: 0)
            #expect(words == ["Red", "Large"] && field.text == "hat")
            field.editor.perform(.undo)
            #expect(field.tokens.elementsEqual([large], by: { $0 === $1 }) && field.text == "a red hat")
            field.replaceTextualPortion(of: IndexedTextRange(3..<6), with: red, at: 1)
            #expect(words == ["Large", "Red"] && field.text == "a  hat" && selected == 1..<2)
            field.resignFirstResponder()
            field.isEnabled = false
            field.replaceTextualPortion(of: field.textualRange, with: UISearchToken(icon: nil, text: "New"), at: 1)
            #expect(words == ["Large", "New", "Red"] && field.text == "")
        }

        @Test("What an input method composes is text, also where a token is selected")
        func composing() {
            begin([red], "")
            field.selectedTextRange = IndexedTextRange(0..<1)
            field.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
            field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
            field.unmarkText()
            #expect(words == ["Red"] && field.text == "か")
        }

        @Test("Another look of the text leaves the tokens", arguments: [false, true])
        func look(byDefaults: Bool) {
            begin([red], "hat")
            if byDefaults {
                field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 22)]
            } else {
                field.font = .systemFont(ofSize: 22)
            }
            #expect(words == ["Red"] && field.text == "hat")
            let room = field.firstRect(for: IndexedTextRange(0..<1))
            #expect(room.width > 40)
        }

        @Test("A token is a capsule in the field's colour for tokens, and in its tint where it is selected")
        func drawing() {
            field.tokenBackgroundColor = .red
            field.tintColor = .blue
            begin([red, large], "hat")
            let first = field.firstRect(for: IndexedTextRange(0..<1))
            let second = field.firstRect(for: IndexedTextRange(1..<2))
            #expect(first.minX >= field.editingRect(forBounds: field.bounds).minX - 0.5)
            #expect(first.maxX <= second.minX + 0.5)
            func ground(_ room: CGRect) -> [Int] {
                DrawnPixels(of: field)[Int(room.minX) + 6, Int(field.bounds.midY)]
            }
            #expect(ground(first) == [255, 0, 0, 255] && ground(second) == [255, 0, 0, 255])
            field.selectedTextRange = IndexedTextRange(1..<2)
            #expect(ground(first) == [255, 0, 0, 255] && ground(second) == [0, 0, 255, 255])
            let texts = field.recordedDrawing().commands.compactMap { command -> String? in
                if case .text(let text, _) = command { text.runs.map(\.text).joined() } else { nil }
            }
            #expect(texts.contains("Red") && texts.contains("Large"))
            field.tokenBackgroundColor = nil
            #expect(field.tokenBackgroundColor != nil && ground(first) != [255, 0, 0, 255])
        }

        @Test("From right to left the first token is the one at the right")
        func rightToLeft() {
            field.semanticContentAttribute = .forceRightToLeft
            begin([red, large], "")
            let first = field.firstRect(for: IndexedTextRange(0..<1))
            let second = field.firstRect(for: IndexedTextRange(1..<2))
            #expect(first.minX >= second.maxX - 0.5)
        }

        @Test("The field says its tokens before its text")
        func accessibility() {
            begin([red, large], "hat")
            #expect(field.accessibilityValue == "Red, Large, hat")
            field.text = ""
            #expect(field.accessibilityValue == "Red, Large")
            field.tokens = []
            #expect(field.accessibilityValue == nil)
        }

        @Test("A search hears of tokens, and they go with it")
        func search() {
            ManualFrameClock.use { time in
                let staging = SearchStaging(SearchPage())
                let page = staging.page
                let field = staging.searchBar.searchTextField
                staging.searchBar.becomeFirstResponder()
                staging.pass(time)
                _ = page.heard()
                field.tokens = [red]
                #expect(page.heard() == ["update(active, )"])
                staging.stage.window.deleteBackward()
                #expect(page.heard().isEmpty && field.tokens.count == 1)
                staging.stage.window.deleteBackward()
                #expect(page.heard() == ["shouldChange(0, 0, )", "textDidChange()", "update(active, )"])
                field.tokens = [large]
                _ = page.heard()
                staging.cancel()
                #expect(field.tokens.isEmpty)
                #expect(
                    page.heard() == [
                        "cancel", "willDismiss", "textDidChange()", "shouldEnd", "didEnd", "update(over, )",
                    ])
                staging.pass(time)
            }
        }
    }
}
