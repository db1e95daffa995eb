@testable import UIKit
import CoreGraphics
import Testing
import UIKitTesting

extension UIKitBehaviour {
    @MainActor @Suite("The pointer and a text") struct TextInteractionTests {
        private let stage = Stage()

        private func shown(_ text: String, isMultiline: Bool = true, in parent: UIView? = nil) -> OwnedTextView {
            let view = OwnedTextView(text, isMultiline: isMultiline)
            (parent ?? stage.root.view).addSubview(view)
            stage.update()
            return view
        }

        @Test("A click makes a text the first responder, with the caret where it was")
        func click() {
            let view = shown("one two")
            stage.tap(view.point(2))
            #expect(view.isFirstResponder)
            #expect(view.editor.selectedRange == 2..<2)
            stage.tap(view.point(6), at: 10)
            #expect(view.editor.selectedRange == 6..<6)
        }

        @Test("Two clicks select a word, three a paragraph, or all where there is one line")
        func clicks() {
            let view = shown("one two\nthree")
            for time in [0, 0.1] { stage.tap(view.point(5), at: time) }
            #expect(view.editor.selectedRange == 4..<7)
            stage.tap(view.point(5), at: 0.2)
            #expect(view.editor.selectedRange == 0..<8)
            let line = OwnedTextView("one two", isMultiline: false)
            line.frame.origin.y = 150
            stage.root.view.addSubview(line)
            stage.update()
            for time in [20, 20.1, 20.2] { stage.tap(line.point(5), at: time) }
            #expect(line.editor.selectedRange == 0..<7)
        }

        @Test("A drag selects characters, or words after a double click, to both sides of where it began")
        func drag() {
            let view = shown("one two three")
            stage.press(view.point(5))
            stage.drag(to: view.point(10))
            #expect(view.editor.selectedRange == 5..<10)
            stage.drag(to: view.point(1))
            #expect(view.editor.selectedRange == 1..<5)
            #expect(view.editor.text.selection.anchor == 5)
            stage.release(view.point(1))
            stage.tap(view.point(5), at: 10)
            stage.press(view.point(5), at: 10.1)
            stage.drag(to: view.point(10), at: 10.2)
            #expect(view.editor.selectedRange == 4..<13)
            stage.drag(to: view.point(1), at: 10.3)
            #expect(view.editor.selectedRange == 0..<7)
            stage.release(view.point(1), at: 10.4)
        }

        @Test("With Shift a click extends the selection")
        func shift() {
            let view = shown("one two three")
            stage.tap(view.point(4))
            for phase in [UITouch.Phase.began, .ended] {
                stage.window.sendTouch(
                    id: 1, phase: phase, at: view.point(9), timestamp: 10, modifierFlags: .shift)
            }
            #expect(view.editor.selectedRange == 4..<9)
        }

        @Test("A drag that selects does not scroll what the text is in")
        func scrolling() {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            scroll.contentSize = CGSize(width: 300, height: 1000)
            stage.root.view.addSubview(scroll)
            let view = shown("one\ntwo\nthree", in: scroll)
            let start = view.point(1)
            stage.press(start)
            stage.drag(to: CGPoint(x: start.x, y: start.y + 40), at: 0.1)
            stage.release(CGPoint(x: start.x, y: start.y + 40), at: 0.2)
            #expect(scroll.contentOffset == .zero)
            #expect(!view.editor.selectedRange.isEmpty)
        }

        @Test("A text in which nothing can be selected leaves a drag to what scrolls")
        func notSelectable() {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            scroll.contentSize = CGSize(width: 300, height: 1000)
            stage.root.view.addSubview(scroll)
            let view = shown("one\ntwo\nthree", in: scroll)
            (view.isEditable, view.isSelectable) = (false, false)
            let start = view.point(8)
            stage.press(start)
            stage.drag(to: CGPoint(x: start.x, y: start.y - 40), at: 0.1)
            #expect(scroll.contentOffset.y > 0)
            #expect(!view.isFirstResponder)
            stage.release(CGPoint(x: start.x, y: start.y - 40), at: 0.2)
        }

        @Test("Beyond its edge a drag goes on selecting until the button comes up")
        func autoscroll() {
            ManualFrameClock.use { clock in
                let view = shown("one two three")
                stage.press(view.point(2))
                stage.drag(to: view.convert(CGPoint(x: 50, y: 300), to: nil), at: 0.1)
                let count = view.revealed.count
                clock.advance(by: .milliseconds(120))
                #expect(view.revealed.count == count + 2)
                #expect(view.editor.selectedRange.lowerBound == 2)
                stage.release(view.convert(CGPoint(x: 50, y: 300), to: nil), at: 0.3)
                let last = view.revealed.count
                clock.advance(by: .seconds(1))
                #expect(view.revealed.count == last)
            }
        }

        @Test("The interaction's delegate refuses, and hears of each use")
        func delegate() {
            final class Delegate: NSObjectProtocol, Hashable, CustomStringConvertible, UITextInteractionDelegate {
                var allows = true
                var told: [String] = []
                nonisolated var hash: Int { identityHash }
                nonisolated func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
                nonisolated var description: String { identityDescription }
                nonisolated static func == (left: Delegate, right: Delegate) -> Bool { left === right }
                nonisolated func hash(into hasher: inout Hasher) { hasher.combine(hash) }
                func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { allows }
                func interactionWillBegin(_ interaction: UITextInteraction) { told.append("will") }
                func interactionDidEnd(_ interaction: UITextInteraction) { told.append("did") }
            }
            let (view, delegate) = (shown("one"), Delegate())
            let interaction = view.interactions.lazy.compactMap { $0 as? UITextInteraction }.first
            interaction?.delegate = delegate
            stage.tap(view.point(1))
            #expect(delegate.told == ["will", "did"])
            delegate.allows = false
            stage.tap(view.point(3), at: 10)
            #expect(delegate.told == ["will", "did"])
            #expect(view.editor.selectedRange == 1..<1)
        }

        @Test("Whoever shows the window elsewhere leaves taps and drags on the text to it, and scrolls by the wheel")
        func gestureUse() throws {
            let view = shown("one")
            let use = try #require(view.interaction(of: view.layer).gestures)
            #expect(use.isSuperset(of: [.taps, .pans, .horizontalPans]))
            #expect(!use.contains(.scrolling))
        }

        @Test("A text that an app edits by itself is pointed at and typed into, with a caret")
        func textOfAnApp() throws {
            let view = GridTextView("one two")
            stage.root.view.addSubview(view)
            stage.update()
            func point(_ index: Int) -> CGPoint { CGPoint(x: 10 + index * 10, y: 25) }
            stage.tap(point(7))
            #expect(view.isFirstResponder && view.selected == 7..<7)
            stage.update()
            #expect(isSame(caret(view)?.frame, CGRect(x: 70, y: 0, width: 2, height: 20)))
            stage.window.insertText("x")
            stage.pressKey(.keyboardLeftArrow)
            stage.update()
            #expect(view.string == "one twox" && view.selected == 7..<7)
            stage.press(point(1), at: 10)
            stage.drag(to: point(5), at: 10.1)
            stage.release(point(5), at: 10.2)
            #expect(view.selected == 1..<5)
            stage.update()
            #expect(highlight(view)?.subviews.count == 1)
            for time in [20, 20.1] { stage.tap(point(5), at: time) }
            #expect(view.selected == 4..<8)
            stage.pressKey(.keyboardDeleteOrBackspace)
            #expect(view.string == "one ")
            // What code changes is told to the one who shows the caret.
            view.select(0..<0)
            stage.update()
            #expect(caret(view)?.frame.minX == 0)
        }

        @Test("A text in which the user only selects has no caret")
        func selectedOnly() {
            let view = GridTextView("one two", mode: .nonEditable)
            stage.root.view.addSubview(view)
            stage.update()
            stage.tap(CGPoint(x: 40, y: 25))
            stage.update()
            #expect(view.isFirstResponder && caret(view)?.isHidden == true)
            for time in [10, 10.1] { stage.tap(CGPoint(x: 60, y: 25), at: time) }
            stage.update()
            #expect(view.selected == 4..<7 && highlight(view)?.subviews.count == 1)
        }

        @Test("An interaction that is taken away leaves a text of an app to whoever comes next")
        func exchanged() {
            let view = GridTextView("one two")
            stage.root.view.addSubview(view)
            stage.update()
            view.becomeFirstResponder()
            let old = view.interactions.lazy.compactMap { $0 as? UITextInteraction }.first
            #expect(view.inputDelegate != nil)
            if let old { view.removeInteraction(old) }
            #expect(view.inputDelegate == nil)
            let new = UITextInteraction(for: .editable)
            new.textInput = view
            view.addInteraction(new)
            stage.update()
            view.select(3..<3)
            stage.update()
            #expect(caret(view)?.frame.minX == 30)
        }

        // MARK: Caret and selection

        private func caret(_ view: UIView) -> TextCaretView? {
            view.subviews.lazy.compactMap { $0 as? TextCaretView }.first
        }

        /// A view's frame is made of its centre, so it may differ in the last bit.
        private func isSame(_ frame: CGRect?, _ rect: CGRect) -> Bool {
            guard let frame else { return false }
            return zip([frame.minX, frame.minY, frame.maxX, frame.maxY], [rect.minX, rect.minY, rect.maxX, rect.maxY])
                .allSatisfy { abs($0 - $1) < 0.01 }
        }

        private func highlight(_ view: UIView) -> TextHighlightView? {
            view.subviews.lazy.compactMap { $0 as? TextHighlightView }.first
        }

        @Test("A caret blinks while its text has the keys, and asks for no time otherwise")
        func blinking() throws {
            try ManualFrameClock.use { clock in
                let view = shown("one")
                stage.update()
                let idle = clock.count
                #expect(caret(view) == nil)
                view.becomeFirstResponder()
                stage.update()
                let shown = try #require(caret(view))
                #expect(isSame(shown.frame, view.editor.caretRect(at: view.editor.text.selection.head)))
                #expect(!shown.isHidden && shown.alpha == 1)
                clock.advance(by: .milliseconds(600))
                #expect(shown.alpha == 0)
                clock.advance(by: .milliseconds(500))
                #expect(shown.alpha == 1)
                clock.advance(by: .milliseconds(500))
                #expect(shown.alpha == 0)
                view.insertText("x")
                stage.update()
                #expect(shown.alpha == 1)
                view.resignFirstResponder()
                stage.update()
                clock.advance(by: .seconds(2))
                #expect(caret(view) == nil)
                #expect(clock.count == idle)
            }
        }

        @Test("A caret does not blink in a window that has not the keys")
        func otherWindow() throws {
            try ManualFrameClock.use { clock in
                let view = shown("one")
                view.becomeFirstResponder()
                stage.update()
                let shown = try #require(caret(view))
                #expect(shown.isBlinking)
                let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                other.makeKeyAndVisible()
                stage.update()
                #expect(!shown.isBlinking && shown.alpha == 1)
                stage.window.makeKey()
                stage.update()
                #expect(shown.isBlinking)
                other.isHidden = true
            }
        }

        @Test("What is selected is tinted, and has no caret")
        func selection() throws {
            let view = shown("one two")
            view.becomeFirstResponder()
            view.editor.select(0..<3)
            stage.update()
            let tinted = try #require(highlight(view))
            let rect = try #require(view.selectionRects(for: IndexedTextRange(0..<3)).first?.rect)
            #expect(tinted.subviews.count == 1)
            #expect(isSame(tinted.subviews.first?.frame, rect))
            #expect(caret(view)?.isHidden == true)
            view.editor.select(2..<2)
            stage.update()
            #expect(tinted.subviews.isEmpty)
            #expect(caret(view)?.isHidden == false)
        }

        @Test("Only as much of a long text is laid out for a selection as is seen")
        func longSelection() throws {
            let view = shown(String(repeating: "one two three\n", count: 2000))
            view.becomeFirstResponder()
            view.editor.select(0..<view.editor.text.content.count)
            let before = view.editor.geometry.progress.laidOut
            stage.update()
            #expect(view.editor.geometry.progress.laidOut - before < 100)
            let tinted = try #require(highlight(view))
            #expect(tinted.subviews.count > 2)
            let seen = view.bounds.insetBy(dx: -0.01, dy: -0.01)
            #expect(tinted.subviews.allSatisfy { seen.contains($0.frame) })
        }

        @Test("What an input method has put in is underlined")
        func marked() throws {
            let view = shown("ab")
            view.becomeFirstResponder()
            view.setMarkedText("cd", selectedRange: NSRange(location: 2, length: 0))
            stage.update()
            let tinted = try #require(highlight(view))
            #expect(tinted.subviews.map(\.frame.height) == [1])
            view.unmarkText()
            stage.update()
            #expect(tinted.subviews.isEmpty)
        }

        // MARK: Menu

        private func openMenu(_ view: OwnedTextView, at index: Int) -> MenuOnStage {
            UIView.setAnimationsEnabled(false)
            stage.window.sendSecondaryClick(at: view.point(index))
            stage.update()
            return MenuOnStage(stage)
        }

        @Test("The secondary button shows what can be done, and it is done")
        func menu() throws {
            let view = shown("one two")
            UIPasteboard.general.string = nil
            #expect(openMenu(view, at: 2).titles == ["Select All"])
            #expect(view.isFirstResponder && view.editor.selectedRange == 2..<2)
            try MenuOnStage(stage).tap("Select All")
            #expect(view.editor.selectedRange == 0..<7)
            UIPasteboard.general.string = "x"
            view.editor.select(0..<3)
            let menu = openMenu(view, at: 2)
            #expect(menu.titles == ["Cut", "Copy", "Paste", "Select All"])
            #expect(view.editor.selectedRange == 0..<3)
            try menu.tap("Cut")
            #expect(view.kept.string == " two")
            #expect(UIPasteboard.general.string == "one")
        }

        @Test("A text's own menu is shown in place of the suggested one")
        func ownMenu() throws {
            let view = shown("one two")
            view.menu = UIMenu(children: [UIAction(title: "Look Up") { _ in view.insertText("!") }])
            let menu = openMenu(view, at: 7)
            #expect(menu.titles == ["Look Up"])
            #expect(view.suggested.count == 1)
            try menu.tap("Look Up")
            #expect(view.kept.string == "one two!")
        }

        @Test("A menu that an app asks for is where it says, and hears of its coming and going")
        func editMenu() throws {
            final class Delegate: UIEditMenuInteractionDelegate {
                var told: [String] = []
                func editMenuInteraction(
                    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
                    suggestedActions: [UIMenuElement]
                ) -> UIMenu? { UIMenu(children: suggestedActions + [UIAction(title: "More") { _ in }]) }
                func editMenuInteraction(
                    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
                    animator: any UIEditMenuInteractionAnimating
                ) { told.append("present") }
                func editMenuInteraction(
                    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
                    animator: any UIEditMenuInteractionAnimating
                ) { told.append("dismiss") }
            }
            UIView.setAnimationsEnabled(false)
            let (view, delegate) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Delegate())
            stage.root.view.addSubview(view)
            let interaction = UIEditMenuInteraction(delegate: delegate)
            view.addInteraction(interaction)
            interaction.presentEditMenu(
                with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 40, y: 50)))
            stage.update()
            #expect(MenuOnStage(stage).titles == ["More"])
            #expect(interaction.location(in: nil) == CGPoint(x: 40, y: 50))
            interaction.dismissMenu()
            stage.update()
            #expect(MenuOnStage(stage).isGone)
            #expect(delegate.told == ["present", "dismiss"])
        }

        @Test("A menu suggests nothing of a text elsewhere")
        func menuElsewhere() {
            let text = shown("one two")
            text.becomeFirstResponder()
            text.editor.select(0..<3)
            let view = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 50))
            stage.root.view.addSubview(view)
            view.addInteraction(UIEditMenuInteraction(delegate: nil))
            stage.update()
            #expect(!stage.window.sendSecondaryClick(at: CGPoint(x: 50, y: 220)))
            #expect(MenuOnStage(stage).isGone)
        }

        @Test("The middle button pastes what is selected elsewhere, where it was clicked")
        func primarySelection() {
            let view = shown("one two")
            UIPasteboard.primarySelection.string = "x"
            stage.window.sendMiddleClick(at: view.point(3))
            #expect(view.kept.string == "onex two")
            view.isEditable = false
            stage.window.sendMiddleClick(at: view.point(0))
            #expect(view.kept.string == "onex two")
        }

        @Test("A line end that is pasted into one line is a space and not Return")
        func primaryLineEnd() {
            let view = shown("one", isMultiline: false)
            UIPasteboard.primarySelection.string = "\n"
            stage.window.sendMiddleClick(at: view.point(3))
            #expect(view.kept.string == "one ")
            #expect(!view.told.contains("return"))
        }

        @Test("What the pointer selects is offered to others, unless it is secret")
        func offering() {
            let view = shown("one two")
            for time in [0, 0.1] { stage.tap(view.point(1), at: time) }
            #expect(UIPasteboard.primarySelection.string == "one")
            view.isSecureTextEntry = true
            for time in [10, 10.1] { stage.tap(view.point(1), at: time) }
            #expect(view.editor.selectedRange == 0..<7)
            #expect(UIPasteboard.primarySelection.string == "one")
        }
    }
}
