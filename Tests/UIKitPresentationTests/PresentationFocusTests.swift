import Testing
@testable import UIKit
import UIKitTesting

extension UIKitPresentation {
    @Suite("Keys and focus in presentations") @MainActor struct PresentationFocusTests {
        private let staging = PresentationStaging()
        private var stage: Stage { staging.stage }

        private func button(in controller: UIViewController, x: CGFloat = 10) -> UIButton {
            let button = UIButton(configuration: .filled())
            button.frame = CGRect(x: x, y: 10, width: 80, height: 30)
            controller.view.addSubview(button)
            return button
        }

        @Test(
            "The focus stays in what is presented, and goes back to where it was",
            arguments: [UIModalPresentationStyle.overFullScreen, .fullScreen])
        func focus(style: UIModalPresentationStyle) {
            let below = button(in: staging.first)
            let (one, other) = (button(in: staging.second), button(in: staging.second, x: 200))
            staging.second.modalPresentationStyle = style
            stage.update()
            stage.pressKey(.keyboardTab)
            #expect(below.isFocused)
            staging.present(staging.second, from: staging.first)
            #expect(!below.isFocused)
            for expected in [one, other, one] {
                stage.pressKey(.keyboardTab)
                #expect(expected.isFocused)
            }
            staging.first.dismiss(animated: false)
            stage.update()
            #expect(below.isFocused)
        }

        @Test("The first responder loses the keys to what is presented, and has them again")
        func firstResponder() {
            let field = TypedText(frame: CGRect(x: 10, y: 50, width: 100, height: 20))
            staging.first.view.addSubview(field)
            #expect(field.becomeFirstResponder())
            staging.present(staging.second, from: staging.first)
            #expect(!field.isFirstResponder && !stage.window.insertText("x"))
            staging.first.dismiss(animated: false)
            stage.update()
            #expect(field.isFirstResponder)
        }

        @Test("Keys that nothing has the focus for come to what is presented")
        func unfocused() {
            let listener = KeyViewController()
            listener.modalPresentationStyle = .overFullScreen
            staging.present(listener, from: staging.first)
            stage.pressKey(.keyboardA)
            #expect(listener.keys == [.keyboardA])
        }

        @Test("A menu lies above what is presented, and presenting takes a menu away")
        func menus() {
            staging.second.modalPresentationStyle = .overFullScreen
            staging.present(staging.second, from: staging.first)
            let button = button(in: staging.second)
            button.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
            button.showsMenuAsPrimaryAction = true
            stage.update()
            stage.tap(CGPoint(x: 20, y: 20))
            stage.update()
            #expect(stage.window.presentedMenu != nil)
            stage.pressKey(.keyboardEscape)
            #expect(stage.window.presentedMenu == nil && staging.first.presentedViewController != nil)
            stage.tap(CGPoint(x: 20, y: 20))
            stage.update()
            staging.present(staging.third, from: staging.second)
            #expect(stage.window.presentedMenu == nil)
        }

        @Test("Accessibility sees a presentation that covers the window as modal")
        func accessibility() {
            staging.second.modalPresentationStyle = .overFullScreen
            staging.present(staging.second, from: staging.first)
            #expect(staging.second.view.superview?.accessibilityViewIsModal == true)
        }
    }
}

private final class KeyViewController: UIViewController {
    var keys: [UIKeyboardHIDUsage] = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.keyCode }
    }
}
