import Testing
import UIKit
import UIKitTesting

extension UIKitPresentation {
    @Suite("An alert by keys") @MainActor struct AlertKeyTests {
        private let staging = AlertStaging()
        private var stage: Stage { staging.stage }
        private var log: AlertLog { staging.log }

        private func alert(
            _ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)]
        ) -> UIAlertController {
            staging.alert("Title", "Message", style, actions)
        }

        private func alert(_ actions: [(String, UIAlertAction.Style)]) -> UIAlertController {
            alert(.alert, actions)
        }

        private static let three: [(String, UIAlertAction.Style)] = [
            ("No", .cancel), ("Yes", .default), ("All", .default),
        ]

        @Test("Return chooses the preferred action, whichever button has the focus, and Space that button")
        func preferred() {
            let alert = alert(Self.three)
            alert.preferredAction = alert.actions[1]
            staging.showing(alert) { shown in
                shown.press(.keyboardTab)
                shown.press(.keyboardTab)
                #expect(shown.focused == "All")
                shown.press(.keyboardReturnOrEnter)
                #expect(log.titles == ["Yes"] && shown.isGone)
            }
            staging.showing(alert) { shown in
                shown.press(.keyboardTab)
                shown.press(.keyboardTab)
                shown.press(.keyboardSpacebar)
                #expect(log.titles == ["Yes", "All"] && shown.isGone)
            }
        }

        @Test("Without a preferred action Return chooses the button that has the focus, and the only one there is")
        func plainReturn() {
            staging.showing(alert(Self.three)) { shown in
                shown.press(.keyboardReturnOrEnter)
                #expect(log.titles.isEmpty && !shown.isGone)
                shown.press(.keyboardTab)
                shown.press(.keyboardReturnOrEnter)
                #expect(log.titles == ["Yes"] && shown.isGone)
            }
            staging.showing(alert([("OK", .default)])) { shown in
                shown.press(.keyboardReturnOrEnter)
                #expect(log.titles == ["Yes", "OK"] && shown.isGone)
            }
        }

        @Test("Escape chooses the action that cancels")
        func escape() {
            staging.showing(alert(Self.three)) { shown in
                shown.press(.keyboardEscape)
                #expect(log.titles == ["No"] && shown.isGone)
            }
        }

        @Test("An alert that has to be answered stays for Escape, and one without actions ends")
        func escapeWithoutCancel() {
            staging.showing(alert([("Save", .default), ("Discard", .destructive)])) { shown in
                shown.press(.keyboardEscape)
                #expect(!shown.isGone)
            }
            staging.showing(alert([])) { shown in
                shown.press(.keyboardEscape)
                #expect(shown.isGone)
            }
            #expect(log.titles.isEmpty)
        }

        @Test("Arrows go from button to button, round and round, with a ring, and leave out what is disabled")
        func arrows() {
            let alert = alert(Self.three)
            alert.actions[2].isEnabled = false
            staging.showing(alert) { shown in
                shown.press(.keyboardDownArrow)
                #expect(shown.focused == "Yes")
                shown.press(.keyboardDownArrow)
                #expect(shown.focused == "No")
                shown.press(.keyboardDownArrow)
                #expect(shown.focused == "Yes")
                shown.press(.keyboardUpArrow)
                #expect(shown.focused == "No")
                let ring = shown.buttons.last?.layer.sublayers?.contains { $0.borderWidth == 2 }
                #expect(ring == true)
            }
        }

        @Test("Arrows to the sides go as two buttons are seen, from right to left too")
        func sideways() {
            for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
                stage.window.traitOverrides.layoutDirection = direction
                stage.update()
                staging.showing(alert([("No", .cancel), ("Yes", .default)])) { shown in
                    shown.press(.keyboardTab)
                    #expect(shown.focused == "No")
                    shown.press(direction == .leftToRight ? .keyboardRightArrow : .keyboardLeftArrow)
                    #expect(shown.focused == "Yes")
                }
            }
        }

        @Test("No key reaches what lies below, which has its keys again afterwards")
        func below() {
            let text = TypedText(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            stage.root.view.addSubview(text)
            text.becomeFirstResponder()
            staging.showing(alert([("OK", .default)])) { shown in
                type("a", .keyboardA)
                #expect(text.text.isEmpty)
                shown.press(.keyboardReturnOrEnter)
                #expect(shown.isGone)
            }
            type("b", .keyboardB)
            #expect(text.text == "b" && text.isFirstResponder)
        }

        private func type(_ text: String, _ key: UIKeyboardHIDUsage) {
            stage.pressKey(key)
            stage.window.insertText(text)
        }
    }
}
