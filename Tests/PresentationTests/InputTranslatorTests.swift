import CoreGraphics
import Screens
import Testing
import UIKit
import UIKitTesting

@testable import Presentation

/// What becomes of a screen's events in a window: a pressed button, a key, a pointer above.
@MainActor @Suite("What a screen reports, as UIKit's touches and presses", .serialized, .ownUpdates)
struct InputTranslatorTests {
    private static let onButton = CGPoint(x: 50, y: 20)
    private static let beside = CGPoint(x: 50, y: 80)

    /// Hears presses, and has a button and a recogniser of the pointer.
    private final class ListeningViewController: UIViewController {
        var heard: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(
                configuration: .plain(),
                primaryAction: UIAction(title: "Press") { [weak self] _ in self?.heard.append("pressed") })
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            view.addSubview(button)
            let hover = UIHoverGestureRecognizer()
            hover.addAction(
                UIAction { [weak self, unowned hover] _ in self?.heard.append("hover \(hover.state)") })
            view.addGestureRecognizer(hover)
        }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            heard.append("press began")
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            heard.append("press ended")
        }

        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            heard.append("press cancelled")
        }
    }

    /// Takes text.
    private final class FieldView: UIView, UIKeyInput {
        var text = "ab"
        var hasText: Bool { !text.isEmpty }
        override var canBecomeFirstResponder: Bool { true }
        func insertText(_ text: String) { self.text += text }
        func deleteBackward() { _ = text.popLast() }
    }

    private let input = InputTranslator()
    private let window: UIWindow
    private let controller = ListeningViewController()

    init() {
        UIScreen.main = UIScreen(size: CGSize(width: 100, height: 100), scale: 1, userInterfaceStyle: .light)
        window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        UpdateCycle.main.update()
    }

    private func point(_ phase: PointerEvent.Phase, at place: CGPoint, buttons: PointerButtons = []) {
        input.deliver(
            .pointer(PointerEvent(position: place, phase: phase, buttons: buttons, timestamp: 0)), to: window)
        UpdateCycle.main.update()
    }

    private func key(isDown: Bool, isCancelled: Bool = false) {
        var key = KeyEvent(usage: .leftShift, isDown: isDown, timestamp: 0)
        key.isCancelled = isCancelled
        input.deliver(.key(key), to: window)
    }

    @Test("A button that is let go is pressed; one whose viewer has gone is not")
    func cancelledButton() {
        point(.pressed(.primary), at: Self.onButton, buttons: .primary)
        point(.released(.primary), at: Self.onButton)
        #expect(controller.heard == ["pressed"])
        point(.pressed(.primary), at: Self.onButton, buttons: .primary)
        point(.cancelled(.primary), at: Self.onButton)
        #expect(controller.heard == ["pressed"])
        // The touch is over: the next one counts.
        point(.pressed(.primary), at: Self.onButton, buttons: .primary)
        point(.released(.primary), at: Self.onButton)
        #expect(controller.heard == ["pressed", "pressed"])
    }

    @Test("The secondary button shows the menu of what is below the pointer, and presses nothing")
    func secondaryButton() throws {
        let button = try #require(controller.view.subviews.first as? UIButton)
        point(.pressed(.secondary), at: Self.onButton, buttons: .secondary)
        point(.released(.secondary), at: Self.onButton)
        #expect(controller.heard.isEmpty && window.subviews.count == 1)
        button.menu = UIMenu(children: [UIAction(title: "Choose") { _ in }])
        point(.pressed(.secondary), at: Self.beside, buttons: .secondary)
        #expect(window.subviews.count == 1)
        point(.pressed(.secondary), at: Self.onButton, buttons: .secondary)
        point(.released(.secondary), at: Self.onButton)
        #expect(controller.heard.isEmpty && window.subviews.count == 2)
        #expect(window.describedViews.map(\.description.label) == ["Choose"])
    }

    @Test("A key that is let go ends its press; one whose viewer has gone cancels it")
    func cancelledKey() {
        key(isDown: true)
        key(isDown: false)
        key(isDown: true)
        key(isDown: false, isCancelled: true)
        #expect(controller.heard == ["press began", "press ended", "press began", "press cancelled"])
    }

    @Test("The keys that delete and end a line do so each time that they repeat, and press once")
    func editing() {
        let field = FieldView()
        controller.view.addSubview(field)
        #expect(field.becomeFirstResponder())
        for isRepeat in [false, true] {
            input.deliver(
                .key(KeyEvent(usage: .deleteOrBackspace, isDown: true, isRepeat: isRepeat, timestamp: 0)), to: window)
        }
        #expect(field.text == "")
        input.deliver(.key(KeyEvent(usage: .returnOrEnter, isDown: true, timestamp: 0)), to: window)
        #expect(field.text == "\n")
        #expect(controller.heard == ["press began", "press began"])
    }

    @Test("A key that edits a text does so once each time that it goes down or repeats, and is no press")
    func editingText() {
        let text = GridTextView("abcd")
        controller.view.addSubview(text)
        text.select(4..<4)
        #expect(text.becomeFirstResponder())
        for isRepeat in [false, true, true] {
            input.deliver(
                .key(KeyEvent(usage: .deleteOrBackspace, isDown: true, isRepeat: isRepeat, timestamp: 0)), to: window)
        }
        #expect(text.string == "a")
        input.deliver(.key(KeyEvent(usage: .deleteOrBackspace, isDown: false, timestamp: 0)), to: window)
        input.deliver(.key(KeyEvent(usage: .returnOrEnter, isDown: true, timestamp: 0)), to: window)
        #expect(text.string == "a\n")
        #expect(controller.heard == [])
    }

    @Test("A pointer hovers while no button is down, until it leaves")
    func hover() {
        point(.moved, at: Self.beside)
        point(.moved, at: CGPoint(x: 51, y: 80))
        point(.left, at: .zero)
        #expect(controller.heard == ["hover began", "hover changed", "hover ended"])
        point(.moved, at: Self.beside, buttons: .primary)
        #expect(controller.heard.count == 3)
    }
}
