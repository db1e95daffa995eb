import Foundation
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("What a text field asks and tells") @MainActor struct TextFieldEditing {
        private let stage = Stage()
        private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
        private let other = UITextField(frame: CGRect(x: 10, y: 60, width: 200, height: 34))
        private let journal = FieldJournal()

        init() {
            for field in [field, other] { stage.root.view.addSubview(field) }
            journal.follow(field, "a")
            journal.follow(other, "b")
            stage.update()
        }

        private func type(_ text: String) {
            for character in text { stage.window.insertText(String(character)) }
        }

        /// Begins editing, of which nothing is written down.
        private func begin(_ text: String) {
            field.text = text
            #expect(field.becomeFirstResponder())
            _ = journal.taken()
        }

        @Test("Editing begins: the delegate decides, then it hears, then actions, then observers")
        func begins() {
            var wasEditing: [Bool] = []
            journal.reactions["shouldBegin"] = { wasEditing.append($0.isEditing) }
            journal.reactions["didBegin"] = { wasEditing.append($0.isEditing && $0.isFirstResponder) }
            #expect(field.becomeFirstResponder())
            #expect(journal.taken() == ["a shouldBegin", "a didBegin", "a event begin", "told begin"])
            #expect(wasEditing == [false, true])
            #expect(field.becomeFirstResponder() && journal.taken().isEmpty)
        }

        @Test("A delegate can keep a field from being edited, and a disabled field asks nobody")
        func refusedBegin() {
            journal.refused = ["shouldBegin"]
            #expect(!field.becomeFirstResponder() && !field.isFirstResponder && !field.isEditing)
            #expect(journal.taken() == ["a shouldBegin"])
            field.isEnabled = false
            #expect(!field.becomeFirstResponder() && journal.taken().isEmpty)
        }

        @Test("Each typed character is asked for and told, the selection before the text")
        func typing() {
            begin("")
            type("hé")
            #expect(
                journal.taken() == [
                    "a shouldChange 0 0 “h”", "a selection", "a event change", "told change",
                    "a shouldChange 1 0 “é”", "a selection", "a event change", "told change",
                ])
            #expect(field.text == "hé")
        }

        @Test("The key that deletes tells the range that it deletes")
        func deleting() {
            begin("a👋")
            stage.pressKey(.keyboardDeleteOrBackspace)
            #expect(
                journal.taken() == ["a shouldChange 1 2 “”", "a selection", "a event change", "told change"])
            #expect(field.text == "a")
        }

        @Test("A refused change changes nothing and tells nobody")
        func refusedChange() {
            begin("ab")
            journal.refused = ["shouldChange"]
            type("c")
            stage.pressKey(.keyboardDeleteOrBackspace)
            #expect(journal.taken() == ["a shouldChange 2 0 “c”", "a shouldChange 1 1 “”"])
            #expect(field.text == "ab")
        }

        @Test("Another field takes the keys: it is asked first, then the old one ends, then it begins")
        func endByAnother() {
            begin("x")
            #expect(other.becomeFirstResponder())
            #expect(
                journal.taken() == [
                    "b shouldBegin", "a shouldEnd", "a didEnd committed", "a event end", "told end", "b didBegin",
                    "b event begin", "told begin",
                ])
            #expect(!field.isEditing && other.isEditing)
        }

        @Test("A field that does not end keeps the keys, but for those who force it")
        func refusedEnd() {
            begin("x")
            journal.refused = ["shouldEnd"]
            #expect(!other.becomeFirstResponder() && field.isEditing)
            #expect(journal.taken() == ["b shouldBegin", "a shouldEnd"])
            #expect(!stage.root.view.endEditing(false) && field.isEditing)
            #expect(journal.taken() == ["a shouldEnd"])
            #expect(stage.root.view.endEditing(true) && !field.isEditing)
            #expect(journal.taken() == ["a shouldEnd", "a didEnd committed", "a event end", "told end"])
        }

        @Test("A field that leaves its window, or is disabled, ends whatever its delegate says")
        func ends() {
            journal.refused = ["shouldEnd"]
            for end in [{ $0.removeFromSuperview() }, { $0.isEnabled = false }] as [(UITextField) -> Void] {
                stage.root.view.addSubview(field)
                begin("x")
                end(field)
                #expect(journal.taken() == ["a shouldEnd", "a didEnd committed", "a event end", "told end"])
                #expect(!field.isEditing && !field.isFirstResponder)
            }
        }

        @Test("Return asks the delegate, and without an action for it the field goes on")
        func returnKey() {
            begin("x")
            stage.pressKey(.keyboardReturnOrEnter)
            #expect(journal.taken() == ["a shouldReturn"])
            #expect(field.isEditing && field.text == "x")
        }

        @Test("With an action for the end by Return the field ends after it, unless the delegate refuses")
        func returnWithAction() {
            let third = UITextField(frame: CGRect(x: 10, y: 110, width: 200, height: 34))
            stage.root.view.addSubview(third)
            journal.follow(third, "c", exits: true)
            third.becomeFirstResponder()
            _ = journal.taken()
            journal.refused = ["shouldReturn"]
            stage.pressKey(.keyboardReturnOrEnter)
            #expect(journal.taken() == ["c shouldReturn"] && third.isEditing)
            journal.refused = []
            stage.pressKey(.keyboardReturnOrEnter)
            #expect(
                journal.taken() == [
                    "c shouldReturn", "c event exit", "c shouldEnd", "c didEnd committed", "c event end", "told end",
                ])
            #expect(!third.isEditing)
        }

        @Test("A Return key that is enabled with text alone does nothing without")
        func automaticReturn() {
            field.enablesReturnKeyAutomatically = true
            begin("")
            stage.pressKey(.keyboardReturnOrEnter)
            #expect(journal.taken().isEmpty)
        }

        @Test("The clear button erases the text if the delegate agrees, which is told as a change")
        func clearButton() throws {
            field.clearButtonMode = .always
            begin("abc")
            stage.update()
            let button = try #require(field.clearButton)
            let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
            journal.refused = ["shouldClear"]
            stage.tap(middle)
            #expect(journal.taken() == ["a shouldClear"] && field.text == "abc")
            journal.refused = []
            stage.tap(middle)
            #expect(journal.taken() == ["a shouldClear", "a selection", "a event change", "told change"])
            #expect(field.text == "" && button.superview == nil)
        }

        @Test("The clear button of a field that erases its text when editing begins tells one change")
        func clearButtonBegins() {
            field.clearsOnBeginEditing = true
            field.text = "abc"
            field.userDidClear()
            #expect(field.isEditing && field.text == "")
            #expect(journal.taken().count { $0 == "told change" } == 1)
        }

        @Test("An action that types while the text is erased asks the delegate as ever")
        func typingWhileErasing() {
            field.clearsOnBeginEditing = true
            field.text = "abc"
            journal.refused = ["shouldChange"]
            journal.reactions["event change"] = { $0.insertText("x") }
            field.becomeFirstResponder()
            #expect(journal.taken().contains("a shouldChange 0 0 “x”"))
            #expect(field.text == "")
        }

        @Test("Editing that begins can erase the text, before anybody hears that it has begun")
        func clearsOnBegin() {
            field.clearsOnBeginEditing = true
            field.text = "abc"
            var text: String?
            journal.reactions["didBegin"] = { text = $0.text }
            field.becomeFirstResponder()
            #expect(
                journal.taken() == [
                    "a shouldBegin", "a shouldClear", "a selection", "a event change", "told change", "a didBegin",
                    "a event begin", "told begin",
                ])
            #expect(text == "")
        }

        @Test("The next characters replace all where the field clears on insertion, once")
        func clearsOnInsertion() {
            begin("abc")
            field.clearsOnInsertion = true
            type("x")
            #expect(
                journal.taken() == ["a shouldChange 0 3 “x”", "a selection", "a event change", "told change"])
            #expect(field.text == "x" && !field.clearsOnInsertion)
            type("y")
            #expect(field.text == "xy")
        }

        @Test("What is typed first into a secret text replaces it, and so does deleting")
        func secret() {
            for (key, expected) in [("x", "x"), ("", "")] {
                field.resignFirstResponder()
                field.isSecureTextEntry = true
                begin("secret")
                if key.isEmpty { stage.pressKey(.keyboardDeleteOrBackspace) } else { type(key) }
                #expect(journal.taken().first == "a shouldChange 0 6 “\(expected)”")
                #expect(field.text == expected)
            }
        }

        @Test("An input method that composes nothing leaves a secret text as it is")
        func emptyComposition() {
            field.isSecureTextEntry = true
            begin("secret")
            field.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
            field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
            #expect(field.text == "secret" && journal.taken().isEmpty)
            type("x")
            #expect(field.text == "x")
        }

        @Test("What code sets is told to nobody")
        func programmaticChanges() {
            begin("x")
            field.text = "new"
            field.attributedText = NSAttributedString(
                string: "newer", attributes: [.font: UIFont.systemFont(ofSize: 9)])
            field.font = .systemFont(ofSize: 12)
            field.textColor = .red
            field.isSecureTextEntry = true
            field.text = nil
            #expect(journal.taken().isEmpty && field.text == "")
        }

        @Test("A delegate formats what is typed by setting the text and refusing the change")
        func formatting() {
            begin("")
            journal.decision = { field, _, string in
                field.text = (field.text ?? "") + string.uppercased() + "-"
                return false
            }
            type("ab")
            #expect(journal.taken() == ["a shouldChange 0 0 “a”", "a shouldChange 2 0 “b”"])
            #expect(field.text == "A-B-")
            #expect(field.selectedTextRange == field.textRange(from: field.endOfDocument, to: field.endOfDocument))
        }

        @Test("An action formats what was typed by setting the text, which changes nothing else")
        func formattingInAction() {
            begin("")
            journal.reactions["event change"] = { $0.text = $0.text?.uppercased() }
            type("ab")
            #expect(journal.taken().count == 8)
            #expect(field.text == "AB")
        }

        @Test("A delegate that sets a shorter text and agrees all the same does no harm")
        func shortening() {
            begin("abcdef")
            journal.decision = { field, _, _ in
                field.text = "a"
                return true
            }
            stage.pressKey(.keyboardDeleteOrBackspace)
            type("z")
            #expect(field.text?.hasSuffix("z") == true)
        }

        @Test("Changes inside of each other without an end are ended, with one report")
        func endlessChanges() {
            begin("")
            journal.reactions["event change"] = { $0.insertText("x") }
            expectDiagnostics([.endlessEditing]) { type("a") }
            let count = field.text?.count ?? 0
            #expect((2..<100).contains(count))
            journal.reactions = [:]
            type("b")
            #expect(field.text?.count == count + 1)
        }

        @Test("A field that begins whenever it has ended, and ends whenever it has begun, comes to an end")
        func endlessBeginning() {
            journal.reactions["didBegin"] = { $0.resignFirstResponder() }
            journal.reactions["didEnd committed"] = { $0.becomeFirstResponder() }
            expectDiagnostics([.endlessEditing]) { field.becomeFirstResponder() }
            #expect(journal.lines.count < 1000)
        }

        @Test("A delegate makes the menu for characters, or leaves it to the system")
        func editMenu() throws {
            final class Chef: NSObject, UITextFieldDelegate {
                func textField(
                    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
                ) -> UIMenu? {
                    range.length == 0 ? nil : UIMenu(title: "\(range.location) \(range.length)", children: [])
                }
            }
            let chef = Chef()
            field.delegate = chef
            field.text = "abc"
            let end = field.endOfDocument
            let start = try #require(field.position(from: end, offset: -2))
            let range = try #require(field.textRange(from: start, to: end))
            #expect(field.editMenu(for: range, suggestedActions: [])?.title == "1 2")
            let caret = try #require(field.textRange(from: end, to: end))
            #expect(field.editMenu(for: caret, suggestedActions: []) == nil)
        }

        @Test("A position has the look of the character that it is at")
        func styling() {
            field.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
            let end = field.endOfDocument
            #expect(field.textStyling(at: end, in: .backward)?[.foregroundColor] as? UIColor == .red)
            #expect(field.textStyling(at: field.beginningOfDocument, in: .forward)?[.font] as? UIFont == field.font)
        }

        @Test("A composition is asked for and told as what is typed, and what it comes to replaces it")
        func composition() {
            begin("")
            field.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
            #expect(field.markedTextRange != nil && field.text == "k")
            #expect(journal.taken() == ["a shouldChange 0 0 “k”", "a selection", "a event change", "told change"])
            field.insertText("か")
            #expect(field.markedTextRange == nil && field.text == "か")
            #expect(journal.taken() == ["a shouldChange 0 1 “か”", "a event change", "told change"])
        }

        @Test("What an input method begins in a field that clears on insertion replaces the text")
        func composedInsertion() {
            begin("old")
            field.clearsOnInsertion = true
            field.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
            #expect(field.text == "k" && field.markedTextRange != nil && !field.clearsOnInsertion)
            field.insertText("か")
            #expect(field.text == "か")
        }

        @Test("Pasted and set line ends become spaces")
        func oneLine() {
            field.text = "a\nb\r\nc"
            #expect(field.text == "a b c")
            begin("")
            field.insertText("d\ne")
            #expect(field.text == "d e")
        }

        @Test("What was typed is undone by the field's own manager")
        func undo() throws {
            begin("")
            type("ab")
            let manager = try #require(field.undoManager)
            #expect(manager.canUndo)
            manager.undo()
            #expect(field.text == "")
            manager.redo()
            #expect(field.text == "ab")
        }

        @Test("The Tab key passes over a field whose delegate lets nobody edit it, and comes back to it in the end")
        func passedOver() {
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 10, y: 110, width: 100, height: 30)
            stage.root.view.addSubview(button)
            journal.refused = ["shouldBegin"]
            stage.pressKey(.keyboardTab)
            #expect(button.isFocused)
            #expect(journal.taken() == ["a shouldBegin", "b shouldBegin"])
            journal.refused = []
            stage.pressKey(.keyboardTab)
            #expect(field.isEditing)
        }
    }
}
