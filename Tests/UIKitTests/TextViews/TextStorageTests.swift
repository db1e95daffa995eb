import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("Text storages") @MainActor struct TextStorageTests {
        /// Writes down what a storage tells, and changes the text while it hears.
        private final class Hearer: NSObject, NSTextStorageDelegate {
            var calls: [String] = []
            var onWill: ((NSTextStorage, NSRange) -> Void)?
            var onDid: ((NSTextStorage, NSRange) -> Void)?

            func textStorage(
                _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) {
                calls.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
                onWill?(textStorage, editedRange)
            }

            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) {
                calls.append("did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
                onDid?(textStorage, editedRange)
            }
        }

        /// Keeps its characters itself, as Apple's documentation has it.
        private final class OwnStorage: NSTextStorage {
            private let kept = NSMutableAttributedString(string: "")

            override var string: String { kept.string }

            override func attributes(
                at location: Int, effectiveRange range: NSRangePointer?
            ) -> [NSAttributedString.Key: Any] {
                kept.attributes(at: location, effectiveRange: range)
            }

            override func replaceCharacters(in range: NSRange, with str: String) {
                kept.replaceCharacters(in: range, with: str)
                edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
            }

            override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
                kept.setAttributes(attrs, range: range)
                edited(.editedAttributes, range: range, changeInLength: 0)
            }
        }

        /// Marks the paragraphs that are changed while it processes a change.
        private final class MarkingStorage: NSTextStorage {
            override func processEditing() {
                addAttribute(
                    .foregroundColor, value: UIColor.red, range: (string as NSString).paragraphRange(for: editedRange))
                super.processEditing()
            }
        }

        private let stage = Stage()
        private let key = NSAttributedString.Key("key")

        private func shown(_ container: NSTextContainer? = nil) -> UITextView {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
            stage.root.view.addSubview(view)
            stage.update()
            return view
        }

        private func blocks(_ view: UIView) -> [TextBlockView] {
            view.subviews.flatMap { ($0 as? TextBlockView).map { [$0] } ?? blocks($0) }
        }

        // MARK: Changes

        @Test("Each change is told with its kind, its range as it is now and the difference in length")
        func changes() {
            let storage = NSTextStorage(string: "hello")
            let hearer = Hearer()
            storage.delegate = hearer
            storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "HH")
            #expect(hearer.calls == ["will 2 0+2 1", "did 2 0+2 1"])
            hearer.calls = []
            storage.addAttribute(key, value: 1, range: NSRange(location: 1, length: 3))
            #expect(hearer.calls == ["will 1 1+3 0", "did 1 1+3 0"])
            hearer.calls = []
            storage.deleteCharacters(in: NSRange(location: 4, length: 2))
            #expect(hearer.calls == ["will 2 4+0 -2", "did 2 4+0 -2"])
            #expect(storage.string == "HHel" && storage.length == 4)
            #expect(storage.editedMask == [] && storage.editedRange.location == NSNotFound)
        }

        @Test("Changes between beginning and end are one")
        func group() {
            let storage = NSTextStorage(string: "0123456789")
            let hearer = Hearer()
            storage.delegate = hearer
            storage.beginEditing()
            storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "")
            storage.replaceCharacters(in: NSRange(location: 6, length: 1), with: "abc")
            storage.addAttribute(key, value: 1, range: NSRange(location: 3, length: 1))
            #expect(hearer.calls == [])
            storage.endEditing()
            #expect(hearer.calls == ["will 3 2+7 1", "did 3 2+7 1"])
            #expect(storage.string == "013456abc89")
            storage.endEditing()
            #expect(hearer.calls.count == 2)
        }

        @Test("What a delegate changes belongs to the change that it hears of")
        func changesOfDelegate() {
            let storage = NSTextStorage(string: "a")
            let hearer = Hearer()
            storage.delegate = hearer
            hearer.onWill = { storage, range in
                storage.replaceCharacters(in: NSRange(location: range.upperBound, length: 0), with: "!")
            }
            storage.append(NSAttributedString(string: "b"))
            #expect(storage.string == "ab!")
            #expect(hearer.calls == ["will 3 1+1 1", "did 3 1+2 2"])
        }

        @Test("Ranges beyond the text are cut to it, and surrogate pairs are kept whole")
        func ranges() {
            let storage = NSTextStorage(string: "a😀b")
            storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "x")
            #expect(storage.string == "axb")
            storage.replaceCharacters(in: NSRange(location: 2, length: 500), with: "y")
            storage.replaceCharacters(in: NSRange(location: 70, length: -3), with: "z")
            storage.addAttribute(key, value: 1, range: NSRange(location: 9, length: 9))
            storage.setAttributes(nil, range: NSRange(location: -4, length: Int.max))
            #expect(storage.string == "axyz")
        }

        @Test("A storage is copied, compared and taken as other attributed strings")
        func copies() {
            let storage = NSTextStorage(string: "ab", attributes: [key: 1])
            #expect((storage.copy() as? NSAttributedString)?.string == "ab")
            let mutable = storage.mutableCopy() as? NSMutableAttributedString
            mutable?.append(NSAttributedString(string: "c"))
            #expect(mutable?.string == "abc" && storage.string == "ab")
            #expect(storage.isEqual(to: NSAttributedString(string: "ab", attributes: [key: 1])))
            #expect(!storage.isEqual(to: NSAttributedString(string: "ab")))
            storage.append(storage)
            #expect(storage.string == "abab")
            #expect(NSTextStorage().length == 0)
        }

        @Test("What a user types into a long text is in it for whoever reads it")
        func waitingChanges() {
            let storage = NSTextStorage(string: String(repeating: "über ", count: 8000))
            let hearer = Hearer()
            storage.delegate = hearer
            let text = NSAttributedString(string: "xyz", attributes: [key: 1])
            storage.replace(NSRange(location: 5, length: 0), byUserWith: text)
            #expect(hearer.calls == ["will 3 5+3 3", "did 3 5+3 3"])
            #expect(storage.length == 40_003)
            // In what was just typed, and then elsewhere.
            storage.replace(NSRange(location: 6, length: 1), byUserWith: NSAttributedString(string: "y1"))
            storage.replace(NSRange(location: 7, length: 1), byUserWith: NSAttributedString(string: ""))
            #expect(storage.length == 40_003)
            storage.replace(NSRange(location: 0, length: 5), byUserWith: NSAttributedString(string: ""))
            #expect(storage.length == 39_998)
            #expect(storage.attribute(key, at: 0, effectiveRange: nil) as? Int == 1)
            #expect(storage.string.hasPrefix("xyzüber "))
            #expect(storage.copied.length == 39_998)
        }

        // MARK: In a text view

        @Test("A change of the storage by code is seen, and the selection stays with its characters")
        func shownChange() {
            let view = shown()
            view.text = "one two"
            view.selectedRange = NSRange(location: 4, length: 3)
            view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "eleven")
            #expect(view.text == "eleven two" && view.editor.text.text == "eleven two")
            #expect(view.selectedRange == NSRange(location: 7, length: 3))
            view.textStorage.addAttribute(
                .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 6))
            stage.update()
            let runs = blocks(view).first?.text.runs ?? []
            #expect(runs.map(\.text) == ["eleven", " two"])
            #expect(runs.first?.color == UIColor.red.cgColor)
            view.textStorage.setAttributedString(NSAttributedString(string: "new"))
            stage.update()
            #expect(blocks(view).map(\.text.string) == ["new"])
        }

        @Test("A delegate that colours what is typed has it coloured at once, and all changes of an undo")
        func highlighting() {
            let view = shown()
            let hearer = Hearer()
            hearer.onDid = { storage, range in
                storage.addAttribute(.foregroundColor, value: UIColor.red, range: range)
            }
            view.textStorage.delegate = hearer
            view.becomeFirstResponder()
            view.insertText("a")
            stage.update()
            #expect(blocks(view).first?.text.runs.map(\.color) == [UIColor.red.cgColor])
            view.insertText("b")
            view.selectedRange = NSRange(location: 0, length: 2)
            view.insertText("c")
            view.undoManager?.undo()
            stage.update()
            #expect(view.text == "ab" && view.editor.text.text == "ab")
            #expect(blocks(view).first?.text.runs.map(\.color) == [UIColor.red.cgColor])
        }

        @Test("A delegate that changes the characters that were typed has its way")
        func correcting() {
            let view = shown()
            let hearer = Hearer()
            var isCorrecting = false
            hearer.onWill = { storage, range in
                guard !isCorrecting else { return }
                isCorrecting = true
                storage.replaceCharacters(in: range, with: "XY")
                isCorrecting = false
            }
            view.textStorage.delegate = hearer
            view.insertText("a")
            #expect(view.text == "XY" && view.editor.text.text == "XY")
            #expect(view.editor.geometry.count == 2)
        }

        @Test("A storage that marks what is changed while it processes the change does so once, and it is seen")
        func marking() {
            let storage = MarkingStorage()
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: CGSize(width: 200, height: 0))
            container.widthTracksTextView = true
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
            let hearer = Hearer()
            storage.delegate = hearer
            let view = shown(container)
            view.insertText("a")
            view.insertText("b")
            stage.update()
            #expect(hearer.calls == ["will 3 0+1 1", "did 3 0+1 1", "will 3 0+2 1", "did 3 0+2 1"])
            #expect(blocks(view).first?.text.runs.map(\.color) == [UIColor.red.cgColor])
            #expect(view.editor.text.text == "ab")
        }

        @Test("A storage that keeps its characters itself is shown and typed into")
        func subclass() {
            let storage = OwnStorage()
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: CGSize(width: 200, height: 0))
            container.widthTracksTextView = true
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
            storage.append(NSAttributedString(string: "own", attributes: [key: 1]))
            let view = shown(container)
            #expect(view.textStorage === storage && view.layoutManager === manager)
            #expect(view.text == "own")
            #expect(blocks(view).map(\.text.string) == ["own"])
            view.selectedRange = NSRange(location: 3, length: 0)
            view.insertText("ed")
            #expect(storage.string == "owned" && storage.length == 5)
            #expect(storage.attribute(key, at: 4, effectiveRange: nil) as? Int == 1)
            view.text = "new"
            #expect(storage.string == "new" && view.attributedText.string == "new")
            storage.removeAttribute(.font, range: NSRange(location: 0, length: 3))
            #expect(storage.attribute(.font, at: 0, effectiveRange: nil) == nil)
        }
    }
}
