@testable import UIKit
import Foundation
import Testing
import UIKitTesting

extension UIKitBehaviour {
    @Suite("The delegates of text that is dragged and dropped") @MainActor struct TextDragDelegateTests {
        enum Kind: CaseIterable {
            case field, view
        }

        private typealias Text = any UIView & UITextDraggable & UITextDroppable

        private func staged(_ body: (DragStaging, TextDragLog) throws -> Void) rethrows {
            try ManualFrameClock.use { try body(DragStaging($0), TextDragLog()) }
        }

        /// A text below what the staging has, with a log as its delegate. It has the keys where something is selected.
        private func shown(
            _ kind: Kind, _ text: String, _ selected: Range<Int>? = nil, _ staging: DragStaging, _ log: TextDragLog
        ) -> Text {
            let frame = CGRect(x: 0, y: 130, width: 300, height: 60)
            let view: Text
            switch kind {
            case .field:
                let field = UITextField(frame: frame)
                field.text = text
                field.textDragDelegate = log
                field.textDropDelegate = log
                view = field
            case .view:
                let textView = UITextView(frame: frame)
                textView.text = text
                textView.textDragDelegate = log
                textView.textDropDelegate = log
                view = textView
            }
            staging.stage.root.view.addSubview(view)
            staging.stage.update()
            if let selected {
                view.becomeFirstResponder()
                view.selectedTextRange = IndexedTextRange(selected)
                staging.stage.update()
            }
            return view
        }

        private func characters(_ view: Text) -> String? {
            view.textRange(from: view.beginningOfDocument, to: view.endOfDocument).flatMap { view.text(in: $0) }
        }

        /// A point in the window at the caret of an index.
        private func point(_ index: Int, _ view: Text) -> CGPoint {
            let caret = view.caretRect(for: IndexedTextPosition(index))
            return view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
        }

        private func item(_ text: String) -> UIDragItem {
            UIDragItem(itemProvider: NSItemProvider(object: text))
        }

        // MARK: Drags

        @Test(
            "The delegate's items are dragged in the place of the text, and it hears of the drag",
            arguments: Kind.allCases)
        func ownItems(kind: Kind) {
            staged { staging, log in
                log.items = [item("uno")]
                let view = shown(kind, "one two", 0..<3, staging, log)
                staging.lift(at: point(1, view))
                #expect(log.drags == ["items for one", "preview", "lift"])
                #expect(staging.carried?.pieceFrame.isEmpty == false)
                staging.drag(to: DragStaging.place)
                #expect(log.drags.last == "begin")
                staging.release(at: DragStaging.place)
                #expect(staging.loaded == ["uno"] && characters(view) == "one two")
                #expect(log.drags == ["items for one", "preview", "lift", "begin", "end copy"])
            }
        }

        @Test("About the look of items that were suggested the delegate is not asked", arguments: Kind.allCases)
        func suggestedItems(kind: Kind) {
            staged { staging, log in
                let view = shown(kind, "one two", 0..<3, staging, log)
                staging.lift(at: point(1, view))
                #expect(log.drags == ["items for one", "lift"])
                staging.drag(to: DragStaging.place)
                staging.release(at: DragStaging.place)
                #expect(staging.loaded == ["one"])
            }
        }

        @Test("A delegate without items has nothing lifted, and the press shows the menu", arguments: Kind.allCases)
        func noItems(kind: Kind) {
            staged { staging, log in
                log.items = []
                let view = shown(kind, "one two", 0..<3, staging, log)
                staging.lift(at: point(1, view))
                #expect(staging.stage.window.drag == nil && log.drags == ["items for one"])
                #expect(!MenuOnStage(staging.stage).isGone)
                staging.release(at: point(1, view))
                staging.stage.window.dismissMenu()
                staging.settle()
            }
        }

        @Test("What is lifted has its colours, and that of labels where the options say so", arguments: Kind.allCases)
        func strippedColors(kind: Kind) throws {
            try staged { staging, log in
                let view = shown(kind, "one two", 0..<3, staging, log)
                (view as? UITextField)?.textColor = .red
                (view as? UITextView)?.textColor = .red
                view.selectedTextRange = IndexedTextRange(0..<3)
                staging.stage.update()
                let drag = try #require((view as? any TextEditorOwner)?.textInteraction?.drag)
                @MainActor func preview() throws -> UITargetedDragPreview {
                    let (item, session) = (item("one"), CarriedDrag(at: .zero))
                    let preview = drag.dragInteraction(drag.dragging, previewForLifting: item, session: session)
                    return try #require(preview)
                }
                let coloured = try preview()
                #expect(coloured.view === view)
                (view as? UITextField)?.textDragOptions = .stripTextColorFromPreviews
                (view as? UITextView)?.textDragOptions = .stripTextColorFromPreviews
                let plain = try preview()
                let texts = plain.view.subviews.compactMap { ($0 as? TextBlockView)?.text }
                let runs = texts.flatMap(\.runs)
                #expect(runs.map(\.text).joined().hasPrefix("one"))
                let color = UIColor.label.resolvedColor(with: view.traitCollection).cgColor
                #expect(runs.allSatisfy { $0.color == color })
                #expect(plain.size == coloured.size && plain.target.center == coloured.target.center)
                #expect(plain.view.subviews.allSatisfy { $0.layer.layerContents != .none })
            }
        }

        // MARK: Drops

        @Test(
            "The delegate hears of what is dragged over the text and dropped there, in order", arguments: Kind.allCases)
        func order(kind: Kind) {
            staged { staging, log in
                let view = shown(kind, "one two", nil, staging, log)
                staging.lift()
                staging.drag(to: point(7, view))
                #expect(log.drops == ["enter", "update"] && view.isTextDropActive)
                staging.drag(to: DragStaging.nowhere)
                #expect(log.drops == ["enter", "update", "exit"] && !view.isTextDropActive)
                staging.drag(to: point(7, view))
                staging.release(at: point(7, view))
                #expect(
                    log.drops == ["enter", "update", "exit", "enter", "update", "perform at 7", "preview", "over"])
                #expect(characters(view) == "one twoapple" && !view.isTextDropActive)
            }
        }

        @Test(
            "What is dropped is put in below the finger, replaces what is selected, or everything",
            arguments: Kind.allCases,
            [
                (UITextDropProposal.Action.insert, "appleone two"), (.replaceSelection, "one apple"),
                (.replaceAll, "apple"),
            ])
        func actions(kind: Kind, action: (UITextDropProposal.Action, String)) {
            staged { staging, log in
                log.proposal = { _ in TextDragLog.proposal(.copy) { $0.dropAction = action.0 } }
                let view = shown(kind, "one two", 4..<7, staging, log)
                staging.lift()
                staging.drag(to: point(0, view))
                #expect(staging.stage.window.drag?.operation == .copy)
                staging.release(at: point(0, view))
                #expect(characters(view) == action.1)
            }
        }

        @Test(
            "Where nothing is selected, what is to replace the selection is put in below the finger",
            arguments: Kind.allCases)
        func noSelection(kind: Kind) {
            staged { staging, log in
                log.proposal = { _ in TextDragLog.proposal(.copy) { $0.dropAction = .replaceSelection } }
                let view = shown(kind, "one two", 7..<7, staging, log)
                staging.lift()
                staging.drag(to: point(0, view))
                staging.release(at: point(0, view))
                #expect(characters(view) == "appleone two")
            }
        }

        @Test("A delegate can make the drop itself, and refuse it", arguments: Kind.allCases)
        func performer(kind: Kind) {
            staged { staging, log in
                var loaded: [String] = []
                log.proposal = { _ in
                    TextDragLog.proposal(.copy) {
                        $0.dropPerformer = .delegate
                        $0.dropProgressMode = .custom
                    }
                }
                log.onPerform = { drop in
                    #expect(drop.dropSession.progressIndicatorStyle == .none)
                    drop.dropSession.loadObjects(ofClass: String.self) { loaded = $0 }
                }
                let view = shown(kind, "one two", nil, staging, log)
                staging.lift()
                staging.drag(to: point(3, view))
                staging.release(at: point(3, view))
                #expect(loaded == ["apple"] && characters(view) == "one two")
                log.proposal = { _ in UITextDropProposal(operation: .forbidden) }
                log.onPerform = { _ in Issue.record("A drop that was refused was made.") }
                staging.lift()
                staging.drag(to: point(3, view))
                #expect(staging.stage.window.drag?.operation == .forbidden)
                staging.release(at: point(3, view))
                #expect(characters(view) == "one two")
            }
        }

        @Test(
            "Within its own text what was selected is moved as it is, or by its items where the delegate wants that",
            arguments: Kind.allCases, [(true, "two threeone "), (false, "two threeuno")])
        func sameView(kind: Kind, way: (isFast: Bool, text: String)) {
            staged { staging, log in
                log.items = [item("uno")]
                log.proposal = { suggested in
                    TextDragLog.proposal(suggested.operation) { $0.useFastSameViewOperations = way.isFast }
                }
                let view = shown(kind, "one two three", 0..<4, staging, log)
                let end = point(13, view)
                staging.lift(at: point(1, view))
                staging.drag(to: end)
                #expect(staging.stage.window.drag?.operation == .move)
                staging.release(at: end)
                #expect(characters(view) == way.text)
                #expect(log.drops.contains("perform at 13 of its own"))
            }
        }

        @Test("Moved by its items to an earlier place it leaves its own", arguments: Kind.allCases)
        func earlierPlace(kind: Kind) {
            staged { staging, log in
                log.proposal = { suggested in
                    TextDragLog.proposal(suggested.operation) { $0.useFastSameViewOperations = false }
                }
                let view = shown(kind, "one two", 4..<7, staging, log)
                let end = point(0, view)
                staging.lift(at: point(5, view))
                staging.drag(to: end)
                staging.release(at: end)
                #expect(characters(view) == "twoone ")
            }
        }

        @Test("A delegate can have what was selected copied within its own text, with its look")
        func copied() throws {
            try staged { staging, log in
                log.proposal = { _ in UITextDropProposal(operation: .copy) }
                let view = shown(.view, "one two", nil, staging, log)
                let text = try #require(view as? UITextView)
                text.textStorage.addAttribute(
                    .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
                text.becomeFirstResponder()
                text.selectedRange = NSRange(location: 0, length: 3)
                staging.stage.update()
                let end = point(7, view)
                staging.lift(at: point(1, view))
                staging.drag(to: end)
                staging.release(at: end)
                #expect(text.text == "one twoone" && text.selectedRange == NSRange(location: 7, length: 3))
                let color = text.textStorage.attribute(.foregroundColor, at: 8, effectiveRange: nil) as? UIColor
                #expect(color == .red)
            }
        }

        @Test(
            "A text that is only read can be edited for a drop, and for good",
            arguments: [UITextDropEditability.no, .temporary, .yes])
        func editability(answer: UITextDropEditability) throws {
            try staged { staging, log in
                log.editability = answer
                let view = shown(.view, "one two", nil, staging, log)
                let text = try #require(view as? UITextView)
                text.isEditable = false
                let end = point(7, view)
                staging.lift()
                staging.drag(to: end)
                #expect(staging.stage.window.drag?.operation == (answer == .no ? .cancel : .copy))
                #expect(!text.isEditable && log.drops.first == "editable")
                staging.release(at: end)
                #expect(text.text == (answer == .no ? "one two" : "one twoapple"))
                #expect(text.isEditable == (answer == .yes))
            }
        }

        @Test("The delegate is asked once for the place where all that is dropped ends")
        func preview() {
            staged { staging, log in
                staging.items = [item("apple"), item("pear")]
                let view = shown(.view, "one two", nil, staging, log)
                log.preview = view
                let end = point(7, view)
                staging.lift()
                staging.drag(to: end)
                staging.release(at: end)
                #expect(log.drops == ["enter", "update", "perform at 7", "preview", "over"])
                #expect(characters(view) == "one twoapple\npear")
            }
        }

        @Test("A text from which the app has removed the interaction takes no drops", arguments: Kind.allCases)
        func removed(kind: Kind) throws {
            try staged { staging, log in
                let view = shown(kind, "one two", nil, staging, log)
                view.removeInteraction(try #require(view.textDropInteraction))
                staging.lift()
                staging.drag(to: point(3, view))
                #expect(staging.stage.window.drag?.operation == .cancel && log.drops == [])
                staging.release(at: point(3, view))
                #expect(characters(view) == "one two")
            }
        }
    }
}
