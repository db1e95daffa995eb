import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("A menu by keys") @MainActor struct MenuKeyTests {
        private let staging = MenuStaging()
        private var stage: Stage { staging.stage }
        private var button: UIButton { staging.button }
        private var log: MenuLog { staging.log }
        private var shown: MenuOnStage { staging.shown }

        @Test("Arrows mark, Return chooses, and the focus stays with the button")
        func keys() {
            button.menu = UIMenu(children: [staging.action("A"), staging.action("Off", .disabled), staging.action("B")])
            stage.update()
            stage.pressKey(.keyboardTab)
            #expect(button.isFocused)
            stage.pressKey(.keyboardReturnOrEnter)
            #expect(shown.marked == "A")
            stage.pressKey(.keyboardDownArrow)
            #expect(shown.marked == "B")
            stage.pressKey(.keyboardDownArrow)
            #expect(shown.marked == "A")
            stage.pressKey(.keyboardUpArrow)
            stage.pressKey(.keyboardReturnOrEnter)
            #expect(log.titles == ["B"] && shown.isGone && button.isFocused)
            stage.pressKey(.keyboardSpacebar)
            #expect(!shown.isGone)
            stage.pressKey(.keyboardEscape)
            #expect(log.titles == ["B"] && shown.isGone && button.isFocused)
        }

        @Test("Arrows to the sides open submenus and leave them, from right to left the other way round")
        func submenuKeys() throws {
            for isMirrored in [false, true] {
                let (into, out): (UIKeyboardHIDUsage, UIKeyboardHIDUsage) =
                    isMirrored ? (.keyboardLeftArrow, .keyboardRightArrow) : (.keyboardRightArrow, .keyboardLeftArrow)
                button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
                staging.show([staging.action("A"), UIMenu(title: "More", children: [staging.action("B")])])
                stage.pressKey(.keyboardDownArrow)
                stage.pressKey(into)
                #expect(shown.titles == ["A", "More"])
                stage.pressKey(.keyboardDownArrow)
                stage.pressKey(into)
                #expect(shown.titles == ["More", "B"] && shown.marked == "B")
                stage.pressKey(out)
                #expect(shown.titles == ["A", "More"] && shown.marked == "More")
                stage.pressKey(.keyboardEscape)
            }
        }

        @Test("While a menu is shown, keys reach nobody else and text is typed nowhere")
        func modalKeys() {
            let field = TypedText(frame: CGRect(x: 200, y: 10, width: 50, height: 20))
            stage.root.view.addSubview(field)
            #expect(field.becomeFirstResponder())
            staging.show([staging.action("Name")])
            stage.window.insertText("x")
            stage.window.deleteBackward()
            stage.pressKey(.keyboardTab)
            #expect(field.text == "" && field.isFirstResponder)
            stage.pressKey(.keyboardEscape)
            // The key that took it away types nothing either.
            stage.window.insertText("y")
            #expect(field.text == "")
            stage.pressKey(.keyboardUpArrow)
            stage.window.insertText("z")
            #expect(field.text == "z")
        }

        @Test("The key for menus shows that of the view that has the focus")
        func menuKey() {
            button.showsMenuAsPrimaryAction = false
            button.menu = UIMenu(children: [staging.action("Name")])
            stage.update()
            stage.pressKey(.keyboardApplication)
            #expect(shown.isGone)
            stage.pressKey(.keyboardTab)
            stage.pressKey(.keyboardApplication)
            #expect(shown.titles == ["Name"] && shown.marked == "Name")
            stage.pressKey(.keyboardEscape)
            stage.pressKey(.keyboardF10, .shift)
            #expect(shown.titles == ["Name"])
        }
    }
}
