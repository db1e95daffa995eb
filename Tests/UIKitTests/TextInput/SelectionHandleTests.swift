import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("Handles of a selection") @MainActor final class SelectionHandleTests {
        private final class Keyboard: ScreenKeyboard {
            private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 50))
            func inputView(for input: any UIKeyInput) -> UIView? { view }
        }

        private let keyboard = Keyboard()
        private let stage = Stage()
        private let view = UITextView(frame: CGRect(x: 0, y: 20, width: 400, height: 150))

        init() {
            view.font = .systemFont(ofSize: 20)
            view.text = "one two three\nfour five"
            stage.root.view.addSubview(view)
            stage.update()
        }

        isolated deinit {
            UIApplication.shared.screenKeyboard = nil
        }

        private var handles: [TextHandleView] {
            view.subviews.compactMap { $0 as? TextHandleView }.filter { !$0.isHidden }.sorted {
                $0.frame.minX < $1.frame.minX
            }
        }

        private func select(_ range: NSRange, withKeyboard: Bool = true) {
            UIApplication.shared.screenKeyboard = withKeyboard ? keyboard : nil
            view.becomeFirstResponder()
            view.selectedRange = range
            stage.update()
        }

        /// The middle of a caret in the window's coordinates.
        private func place(_ index: Int) -> CGPoint {
            let rect = view.caretRect(for: IndexedTextPosition(index))
            return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
        }

        /// Drags from a handle's knob so that the end of the selection comes to an index.
        private func drag(_ handle: TextHandleView, from index: Int, to other: Int) {
            let knob = CGPoint(
                x: handle.frame.midX, y: handle.direction == .leading ? handle.frame.minY + 4 : handle.frame.maxY - 4)
            let start = view.convert(knob, to: nil)
            let (old, new) = (place(index), place(other))
            let end = CGPoint(x: start.x + new.x - old.x, y: start.y + new.y - old.y)
            stage.press(start, at: 1)
            stage.drag(to: CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2), at: 1.1)
            stage.drag(to: end, at: 1.2)
            stage.release(end, at: 1.3)
            stage.update()
        }

        @Test(
            "Where a keyboard is on the screen a selection has two handles, a caret has none, and others have none at all"
        )
        func shown() {
            select(NSRange(location: 4, length: 3))
            #expect(handles.map(\.direction) == [.leading, .trailing])
            let (start, end) = (view.convert(place(4), from: nil), view.convert(place(7), from: nil))
            #expect(abs(handles[0].frame.midX - start.x) < 1 && handles[0].frame.minY < start.y)
            #expect(abs(handles[1].frame.midX - end.x) < 1 && handles[1].frame.maxY > end.y)
            view.selectedRange = NSRange(location: 4, length: 0)
            stage.update()
            #expect(handles.isEmpty)
            view.resignFirstResponder()
            select(NSRange(location: 4, length: 3), withKeyboard: false)
            #expect(handles.isEmpty)
        }

        @Test("A handle moves its end of the selection, on its line and to another one, and the other end stays")
        func dragged() throws {
            select(NSRange(location: 4, length: 3))
            drag(try #require(handles.last), from: 7, to: 13)
            #expect(view.selectedRange == NSRange(location: 4, length: 9))
            drag(try #require(handles.first), from: 4, to: 0)
            #expect(view.selectedRange == NSRange(location: 0, length: 13))
            drag(try #require(handles.first { $0.direction == .trailing }), from: 13, to: 18)
            #expect(view.selectedRange == NSRange(location: 0, length: 18))
        }

        @Test("A handle that passes the other end turns the selection round, and that never gets empty")
        func turned() throws {
            select(NSRange(location: 4, length: 3))
            drag(try #require(handles.last), from: 7, to: 1)
            #expect(view.selectedRange == NSRange(location: 1, length: 3))
            drag(try #require(handles.last), from: 4, to: 1)
            #expect(view.selectedRange.length > 0)
        }

        @Test("A tap on a handle leaves the selection as it is, and one elsewhere ends it")
        func tapped() throws {
            select(NSRange(location: 4, length: 3))
            let handle = try #require(handles.last)
            stage.tap(view.convert(CGPoint(x: handle.frame.midX, y: handle.frame.maxY - 4), to: nil), at: 1)
            #expect(view.selectedRange == NSRange(location: 4, length: 3))
            // Farther away than a finger that means a handle.
            stage.tap(place(13), at: 3)
            #expect(view.selectedRange.length == 0)
        }

        @Test("Views of an app's own take the places of the handles")
        func own() {
            final class Own: UIView, UITextSelectionHandleView {
                var direction = NSDirectionalRectEdge.leading
                var isVertical: Bool { false }
                var customShape: UIBezierPath?
                func preferredFrame(for rect: CGRect) -> CGRect { rect.insetBy(dx: -3, dy: 0) }
            }
            final class Delegate: UITextSelectionDisplayInteractionDelegate {}
            let delegate = Delegate()
            let display = UITextSelectionDisplayInteraction(textInput: view, delegate: delegate)
            let own = Own()
            display.handleViews = [own]
            view.addInteraction(display)
            select(NSRange(location: 4, length: 3))
            display.isActivated = true
            stage.update()
            #expect(own.superview === view && own.frame.width == 8 && !own.isHidden)
            display.isActivated = false
            #expect(own.superview == nil)
            view.removeInteraction(display)
        }
    }
}
