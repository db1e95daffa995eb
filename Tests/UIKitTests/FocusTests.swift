import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct Focus {
        private let stage = Stage()

        /// Writes down the moves of the focus that it hears of.
        private final class Watcher: UIViewController {
            var moves: [String] = []
            var isOpen = true

            override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
                isOpen
            }

            override func didUpdateFocus(
                in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
            ) {
                let tags = [context.previouslyFocusedView, context.nextFocusedView].map {
                    $0.map { "\($0.tag)" } ?? "-"
                }
                moves.append(tags.joined(separator: ">"))
                coordinator.addCoordinatedAnimations { [weak self] in self?.moves.append("done") }
            }
        }

        private final class Field: UIView, UIKeyInput {
            var hasText: Bool { false }
            func insertText(_ text: String) {}
            func deleteBackward() {}
            override var canBecomeFirstResponder: Bool { true }
            override var canBecomeFocused: Bool { true }
        }

        @discardableResult private func addButton(_ tag: Int, _ frame: CGRect, to view: UIView? = nil) -> UIButton {
            let button = UIButton(type: .system)
            button.tag = tag
            button.frame = frame
            (view ?? stage.root.view).addSubview(button)
            return button
        }

        private var focusedTag: Int? {
            (stage.window.focusSystem.focusedItem as? UIView)?.tag
        }

        /// The tags of the views that the Tab key goes to.
        private func tabs(_ count: Int, _ modifiers: UIKeyModifierFlags = []) -> [Int?] {
            (0..<count).map { _ in
                stage.pressKey(.keyboardTab, modifiers)
                return focusedTag
            }
        }

        @Test("Tab goes through the window line by line, Shift-Tab back, and both go round")
        func order() {
            addButton(3, CGRect(x: 0, y: 100, width: 50, height: 30))
            addButton(2, CGRect(x: 100, y: 5, width: 50, height: 20))
            addButton(1, CGRect(x: 0, y: 0, width: 50, height: 30))
            #expect(tabs(4) == [1, 2, 3, 1])
            #expect(tabs(4, .shift) == [3, 2, 1, 3])
        }

        @Test("What is in one view stays together")
        func groups() {
            for column in 0..<2 {
                let box = UIView(frame: CGRect(x: 100 * CGFloat(column), y: 0, width: 90, height: 200))
                stage.root.view.addSubview(box)
                for row in 0..<2 {
                    addButton(10 * column + row + 1, CGRect(x: 0, y: 50 * CGFloat(row), width: 50, height: 30), to: box)
                }
            }
            #expect(tabs(4) == [1, 2, 11, 12])
        }

        @Test("What stands below each other beside something high is gone through from top to bottom")
        func columns() {
            addButton(4, CGRect(x: 110, y: 70, width: 80, height: 20))
            addButton(3, CGRect(x: 220, y: 40, width: 60, height: 20))
            addButton(2, CGRect(x: 130, y: 10, width: 140, height: 20))
            addButton(1, CGRect(x: 0, y: 0, width: 100, height: 100))
            #expect(tabs(4) == [1, 2, 3, 4])
        }

        @Test("From right to left a line begins at the right")
        func mirrored() {
            stage.root.view.semanticContentAttribute = .forceRightToLeft
            addButton(2, CGRect(x: 0, y: 0, width: 50, height: 30))
            addButton(1, CGRect(x: 100, y: 0, width: 50, height: 30))
            #expect(tabs(2) == [1, 2])
        }

        @Test("What is hidden, disabled or closed to the user is passed over")
        func passedOver() {
            addButton(1, CGRect(x: 0, y: 0, width: 50, height: 30)).isEnabled = false
            addButton(2, CGRect(x: 0, y: 40, width: 50, height: 30)).isHidden = true
            addButton(3, CGRect(x: 0, y: 80, width: 50, height: 30)).alpha = 0
            addButton(4, CGRect(x: 0, y: 120, width: 50, height: 30)).isUserInteractionEnabled = false
            addButton(5, CGRect(x: 0, y: 160, width: 50, height: 30))
            #expect(tabs(2) == [5, 5])
        }

        @Test("Everything that holds the one or the other view hears of a move, and may forbid it")
        func told() {
            let watcher = Watcher()
            stage.embed(watcher)
            addButton(1, CGRect(x: 0, y: 0, width: 50, height: 30), to: watcher.view)
            addButton(2, CGRect(x: 0, y: 40, width: 50, height: 30), to: watcher.view)
            addButton(3, CGRect(x: 0, y: 200, width: 50, height: 30))
            #expect(tabs(4) == [1, 2, 3, 1])
            #expect(watcher.moves == ["->1", "done", "1>2", "done", "2>3", "done", "3>1", "done"])
            watcher.isOpen = false
            #expect(tabs(1) == [1])
        }

        @Test("The focus leaves a view that is disabled or taken away, and keys do not go to a hidden one")
        func lost() {
            let first = addButton(1, CGRect(x: 0, y: 0, width: 50, height: 30))
            var taps = 0
            first.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
            stage.pressKey(.keyboardTab)
            first.isHidden = true
            stage.pressKey(.keyboardSpacebar)
            #expect(taps == 0 && focusedTag == nil)
            first.isHidden = false
            stage.pressKey(.keyboardTab)
            stage.pressKey(.keyboardSpacebar)
            #expect(taps == 1)
            first.isEnabled = false
            #expect(focusedTag == nil && first.state == .disabled)
            first.isEnabled = true
            stage.pressKey(.keyboardTab)
            first.removeFromSuperview()
            #expect(focusedTag == nil && !first.isFocused)
        }

        @Test("The ring is two points wide and away, in the tint colour, and is seen by users of keys only")
        func ring() throws {
            let button = addButton(1, CGRect(x: 10, y: 20, width: 50, height: 30))
            button.tintColor = .red
            func ring() -> CALayer? { button.layer.sublayers?.first { $0.borderWidth > 0 } }
            stage.window.focusSystem.requestFocusUpdate(to: button)
            stage.update()
            #expect(button.isFocused && ring() == nil)
            stage.pressKey(.keyboardTab)
            stage.update()
            let shown = try #require(ring())
            #expect(shown.frame == CGRect(x: -4, y: -4, width: 58, height: 38))
            #expect(shown.borderWidth == 2 && shown.borderColor == UIColor.red.cgColor)
            button.frame.size.width = 80
            stage.update()
            #expect(shown.frame.width == 88)
            button.focusEffect = UIFocusHaloEffect(
                roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 5)
            stage.window.setNeedsLayout()
            stage.update()
            #expect(shown.frame.width == 28 && shown.cornerRadius == 9)
            button.focusEffect = nil
            stage.window.setNeedsLayout()
            stage.update()
            #expect(ring() == nil)
            button.focusEffect = UIFocusEffect()
            stage.window.setNeedsLayout()
            stage.update()
            #expect(ring() != nil)
            stage.tap(CGPoint(x: 300, y: 250))
            stage.update()
            #expect(ring() == nil && focusedTag == nil)
        }

        @Test("After a touch the Tab key goes on from there")
        func afterTouch() {
            for tag in 1...3 { addButton(tag, CGRect(x: 0, y: 50 * CGFloat(tag), width: 50, height: 30)) }
            stage.tap(CGPoint(x: 10, y: 110))
            #expect(focusedTag == nil)
            #expect(tabs(1) == [3])
            stage.tap(CGPoint(x: 10, y: 110))
            #expect(tabs(1, .shift) == [1])
        }

        @Test("Focus and first responder go together: keys have one aim")
        func firstResponder() {
            let field = Field(frame: CGRect(x: 0, y: 50, width: 50, height: 30))
            field.tag = 2
            stage.root.view.addSubview(field)
            addButton(1, CGRect(x: 0, y: 0, width: 50, height: 30))
            addButton(3, CGRect(x: 0, y: 100, width: 50, height: 30))
            #expect(tabs(2) == [1, 2])
            #expect(field.isFirstResponder)
            #expect(tabs(1) == [3])
            #expect(!field.isFirstResponder)
            field.becomeFirstResponder()
            #expect(focusedTag == 2)
            field.resignFirstResponder()
            #expect(focusedTag == nil)
        }

        @Test("requestFocusUpdate goes to the first view that takes the focus")
        func request() {
            let box = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
            stage.root.view.addSubview(box)
            addButton(1, CGRect(x: 0, y: 0, width: 50, height: 30))
            addButton(2, CGRect(x: 0, y: 0, width: 50, height: 30), to: box)
            let system = UIFocusSystem.focusSystem(for: box)
            #expect(system === stage.window.focusSystem)
            system?.requestFocusUpdate(to: box)
            #expect(focusedTag == 2)
            system?.requestFocusUpdate(to: stage.root)
            #expect(focusedTag == 1)
            #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
        }

        @Test("Tab with a command key, and a Tab that somebody makes use of, move nothing")
        func used() {
            final class Greedy: UIViewController {
                override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
            }
            addButton(1, CGRect(x: 0, y: 0, width: 50, height: 30))
            #expect(tabs(1, .control) == [nil])
            let greedy = Stage(root: Greedy())
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
            greedy.root.view.addSubview(button)
            greedy.pressKey(.keyboardTab)
            #expect(!button.isFocused)
        }
    }
}
