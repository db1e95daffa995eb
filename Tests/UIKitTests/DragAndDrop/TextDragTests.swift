@testable import UIKit
import Foundation
import Testing
import UIKitTesting

extension UIKitBehaviour {
    @Suite("Dragging what is selected out of a text") @MainActor struct TextDragTests {
        private func staged(_ body: (DragStaging) throws -> Void) rethrows {
            try ManualFrameClock.use { try body(DragStaging($0)) }
        }

        /// A text that has the keys, below what the staging has.
        private func shown(_ text: String, _ selected: Range<Int>, _ staging: DragStaging) -> OwnedTextView {
            let view = OwnedTextView(text)
            view.frame.origin.y = 130
            staging.stage.root.view.addSubview(view)
            staging.stage.update()
            view.becomeFirstResponder()
            view.editor.select(selected)
            view.forgetTold()
            staging.stage.update()
            return view
        }

        @Test(
            "A press on what is selected lifts it, and whoever it is dropped on gets the text, which stays in its place"
        )
        func lifted() {
            staged { staging in
                let view = shown("one two", 0..<3, staging)
                staging.lift(at: view.point(1))
                #expect(staging.stage.window.drag != nil && staging.carried?.pieceFrame.isEmpty == false)
                staging.drag(to: DragStaging.place)
                #expect(view.textInteraction?.drag.isActive == true)
                #expect(staging.stage.window.drag?.operation == .copy)
                staging.release(at: DragStaging.place)
                #expect(staging.loaded == ["one"] && view.kept.string == "one two")
                #expect(view.editor.selectedRange == 0..<3 && view.textInteraction?.drag.isActive == false)
                #expect(view.told == [])
            }
        }

        @Test("Within its own text it is moved: the owner is asked of both changes, and one undo brings it back")
        func moved() {
            staged { staging in
                let view = shown("one two three", 0..<4, staging)
                staging.lift(at: view.point(1))
                staging.drag(to: view.point(13))
                #expect(staging.stage.window.drag?.operation == .move)
                staging.release(at: view.point(13))
                #expect(view.kept.string == "two threeone " && view.editor.text.text == "two threeone ")
                #expect(view.editor.selectedRange == 9..<13)
                #expect(
                    view.told == [
                        "should 13..<13 one ", "should 0..<4 ", "selection 9..<13", "text two threeone ",
                    ])
                view.editor.perform(.undo)
                #expect(view.kept.string == "one two three" && view.editor.selectedRange == 0..<4)
                view.editor.perform(.redo)
                #expect(view.kept.string == "two threeone ")
            }
        }

        @Test("A line with its end is moved to an earlier place and undone as one")
        func movedLine() {
            staged { staging in
                let view = shown("one\ntwo\n", 4..<8, staging)
                staging.lift(at: view.point(5))
                staging.drag(to: view.point(0))
                staging.release(at: view.point(0))
                #expect(view.kept.string == "two\none\n" && view.editor.selectedRange == 0..<4)
                view.editor.perform(.undo)
                #expect(view.kept.string == "one\ntwo\n")
            }
        }

        @Test("An owner that refuses one of the two changes keeps its text as it is", arguments: [true, false])
        func refused(removal: Bool) {
            staged { staging in
                let view = shown("one two", 0..<3, staging)
                view.refuses = { $0.replacement.isEmpty == removal }
                staging.lift(at: view.point(1))
                staging.drag(to: view.point(7))
                staging.release(at: view.point(7))
                #expect(view.kept.string == "one two" && view.editor.selectedRange == 0..<3)
            }
        }

        @Test("Let go on itself what is selected stays, and nobody is asked")
        func onItself() {
            staged { staging in
                let view = shown("one two", 0..<7, staging)
                staging.lift(at: view.point(1))
                staging.drag(to: view.point(5))
                #expect(staging.stage.window.drag?.operation == .cancel)
                staging.release(at: view.point(5))
                #expect(view.kept.string == "one two" && view.told == [])
            }
        }

        @Test("Put down again it shows the edit menu")
        func putDown() {
            staged { staging in
                let view = shown("one two", 0..<3, staging)
                UIPasteboard.general.string = nil
                staging.lift(at: view.point(1))
                #expect(MenuOnStage(staging.stage).isGone)
                staging.release(at: view.point(1))
                #expect(MenuOnStage(staging.stage).titles == ["Cut", "Copy", "Select All"])
                #expect(view.editor.selectedRange == 0..<3)
                staging.stage.window.dismissMenu()
                staging.settle()
            }
        }

        enum Obstacle: CaseIterable {
            case beside, otherFirstResponder, secret, disabled
        }

        @Test(
            "A press beside what is selected, on a text without the keys, on a secret one, or where dragging is disabled, lifts nothing",
            arguments: Obstacle.allCases)
        func notLifted(obstacle: Obstacle) {
            staged { staging in
                let view = shown("one two", 0..<3, staging)
                switch obstacle {
                case .beside: break
                case .otherFirstResponder: view.resignFirstResponder()
                case .secret: view.isSecureTextEntry = true
                case .disabled: view.textInteraction?.drag.dragging.isEnabled = false
                }
                let point = view.point(obstacle == .beside ? 6 : 1)
                staging.lift(at: point)
                #expect(staging.stage.window.drag == nil && staging.carried == nil)
                // The press is for the menu then.
                #expect(!MenuOnStage(staging.stage).isGone)
                staging.release(at: point)
                staging.stage.window.dismissMenu()
                staging.settle()
            }
        }

        @Test("What is selected in a text field is dropped into a text view, and an app can disable that")
        func betweenTexts() {
            staged { staging in
                let field = UITextField(frame: CGRect(x: 0, y: 120, width: 300, height: 40))
                field.text = "one"
                let view = UITextView(frame: CGRect(x: 0, y: 170, width: 300, height: 60))
                view.text = "two "
                staging.stage.root.view.addSubview(field)
                staging.stage.root.view.addSubview(view)
                staging.stage.update()
                field.becomeFirstResponder()
                field.selectAll(nil)
                staging.stage.update()
                let start = field.convert(field.caretRect(for: field.endOfDocument), to: nil)
                let end = CGPoint(x: 280, y: 190)
                field.textDragInteraction?.isEnabled = false
                staging.lift(at: CGPoint(x: start.minX - 4, y: start.midY))
                #expect(staging.stage.window.drag == nil)
                staging.release(at: CGPoint(x: start.minX - 4, y: start.midY))
                staging.stage.window.dismissMenu()
                staging.settle()
                field.textDragInteraction?.isEnabled = true
                field.becomeFirstResponder()
                field.selectAll(nil)
                staging.stage.update()
                staging.stage.press(CGPoint(x: start.minX - 4, y: start.midY), at: 10)
                staging.clock.advance(by: .milliseconds(600))
                staging.stage.update()
                staging.stage.drag(to: end, at: 11)
                staging.stage.update()
                #expect(field.isTextDragActive && !view.isTextDragActive)
                staging.stage.release(end, at: 12)
                staging.settle()
                #expect(field.text == "one" && view.text == "two one" && view.isFirstResponder)
                #expect(!field.isTextDragActive)
            }
        }

        /// A text view below what the staging has, with an image between two words.
        private func pictured(_ selected: NSRange, _ staging: DragStaging) -> UITextView {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
            let text = NSMutableAttributedString(
                string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red])
            text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
            text.append(NSAttributedString(string: " end", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
            let view = UITextView(frame: CGRect(x: 0, y: 130, width: 300, height: 100))
            view.attributedText = text
            staging.stage.root.view.addSubview(view)
            staging.stage.update()
            view.becomeFirstResponder()
            view.selectedRange = selected
            staging.stage.update()
            return view
        }

        private func point(_ index: Int, _ view: UITextView) -> CGPoint {
            let caret = view.caretRect(for: IndexedTextPosition(index))
            return view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
        }

        @Test("What is moved in a text view keeps its look, and its images")
        func look() {
            staged { staging in
                let view = pictured(NSRange(location: 0, length: 3), staging)
                staging.lift(at: point(1, view))
                staging.drag(to: point(7, view))
                staging.release(at: point(7, view))
                #expect(view.text == " endab\u{FFFC}")
                let storage = view.textStorage
                #expect(storage.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .red)
                #expect(storage.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor != .red)
                #expect(storage.attribute(.attachment, at: 6, effectiveRange: nil) is NSTextAttachment)
            }
        }

        @Test("Of a text with images others get the text, and of an image alone the image")
        func images() {
            staged { staging in
                let view = pictured(NSRange(location: 0, length: 4), staging)
                staging.lift(at: point(1, view))
                staging.drag(to: DragStaging.place)
                staging.release(at: DragStaging.place)
                #expect(staging.loaded == ["ab "])
            }
            staged { staging in
                let view = pictured(NSRange(location: 2, length: 1), staging)
                let start = point(2, view)
                staging.lift(at: CGPoint(x: start.x + 5, y: start.y))
                let items = staging.stage.window.drag?.drag.items ?? []
                #expect(items.count == 1 && items.first?.itemProvider.canLoadObject(ofClass: UIImage.self) == true)
                staging.release(at: CGPoint(x: start.x + 5, y: start.y))
                staging.stage.window.dismissMenu()
                staging.settle()
            }
        }

        @Test("A press on two images, of which others could get neither, lifts nothing and shows the menu")
        func nothingToGive() {
            staged { staging in
                let view = pictured(NSRange(location: 0, length: 1), staging)
                let image = view.textStorage.attributedSubstring(from: NSRange(location: 2, length: 1))
                view.textStorage.replaceCharacters(in: NSRange(location: 3, length: 0), with: image)
                view.selectedRange = NSRange(location: 2, length: 2)
                staging.stage.update()
                let start = point(2, view)
                staging.lift(at: CGPoint(x: start.x + 5, y: start.y))
                #expect(staging.stage.window.drag == nil && !MenuOnStage(staging.stage).isGone)
                staging.release(at: CGPoint(x: start.x + 5, y: start.y))
                staging.stage.window.dismissMenu()
                staging.settle()
            }
        }

        @Test("What was selected meanwhile is not taken away: the text that was lifted is put in beside it")
        func otherSelection() {
            staged { staging in
                let view = shown("one two", 0..<3, staging)
                staging.lift(at: view.point(1))
                staging.drag(to: view.point(7))
                view.editor.select(4..<7)
                staging.drag(to: view.point(7))
                #expect(staging.stage.window.drag?.operation == .copy)
                staging.release(at: view.point(7))
                #expect(view.kept.string == "one twoone")
            }
        }
    }
}
