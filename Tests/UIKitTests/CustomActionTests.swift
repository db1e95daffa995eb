import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("Custom actions of accessibility") @MainActor struct CustomActions {
        private let staging = MenuStaging()
        private let log = ActionLog()
        private var stage: Stage { staging.stage }
        private var button: UIButton { staging.button }
        private var shown: MenuOnStage { staging.shown }

        init() {
            button.showsMenuAsPrimaryAction = false
        }

        /// Presses the key for menus while the button has the focus.
        private func pressMenuKey() {
            stage.update()
            if !button.isFocused { stage.pressKey(.keyboardTab) }
            stage.pressKey(.keyboardApplication)
        }

        @Test("The key for menus offers the actions of the view that has the focus; each is performed with itself")
        func byKey() {
            var performed: [UIAccessibilityCustomAction] = []
            let archive = UIAccessibilityCustomAction(name: "Archive") { action in
                performed.append(action)
                return true
            }
            let flag = UIAccessibilityCustomAction(name: "Flag", target: log, selector: "withSender:")
            let move = UIAccessibilityCustomAction(name: "Move", target: log, selector: "plain")
            button.accessibilityCustomActions = [archive, flag, move]
            pressMenuKey()
            #expect(shown.titles == ["Archive", "Flag", "Move"] && shown.marked == "Archive")
            stage.pressKey(.keyboardReturnOrEnter)
            #expect(shown.isGone && button.isFocused)
            #expect(performed == [archive] && log.lines.isEmpty)
            stage.pressKey(.keyboardF10, .shift)
            stage.pressKey(.keyboardDownArrow)
            stage.pressKey(.keyboardReturnOrEnter)
            #expect(log.lines == ["withSender"])
            #expect(log.senders.first === flag)
            stage.pressKey(.keyboardApplication)
            stage.pressKey(.keyboardUpArrow)
            stage.pressKey(.keyboardReturnOrEnter)
            #expect(log.lines == ["withSender", "plain"] && performed == [archive])
        }

        @Test(
            "A menu comes before the actions, of views around it too, and the innermost view with actions has its own shown"
        )
        func order() {
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
            stage.root.view.addSubview(container)
            container.addSubview(button)
            pressMenuKey()
            #expect(button.isFocused && shown.isGone)
            container.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Outer") { _ in true }]
            pressMenuKey()
            #expect(shown.titles == ["Outer"])
            stage.pressKey(.keyboardEscape)
            button.accessibilityCustomActions = []
            pressMenuKey()
            #expect(shown.titles == ["Outer"])
            stage.pressKey(.keyboardEscape)
            button.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Inner") { _ in true }]
            pressMenuKey()
            #expect(shown.titles == ["Inner"])
            stage.pressKey(.keyboardEscape)
            let owner = ContextOwner()
            owner.menu = UIMenu(children: [staging.action("Menu")])
            container.addInteraction(UIContextMenuInteraction(delegate: owner))
            pressMenuKey()
            #expect(shown.titles == ["Menu"] && owner.asked.count == 1)
        }

        @Test("A closure comes before the target, which is not retained; without either an action does nothing")
        func performers() {
            var runs = 0
            let action = UIAccessibilityCustomAction(name: "Go", image: nil, target: log, selector: "plain")
            #expect(action.target === log)
            #expect(action.selector == "plain")
            action.actionHandler = { _ in
                runs += 1
                return false
            }
            button.accessibilityCustomActions = [action]
            pressMenuKey()
            stage.pressKey(.keyboardReturnOrEnter)
            #expect(runs == 1 && log.lines.isEmpty)
            action.actionHandler = nil
            weak var gone: ActionLog?
            do {
                let other = ActionLog()
                gone = other
                action.target = other
            }
            #expect(gone == nil)
            pressMenuKey()
            expectDiagnostics([]) { stage.pressKey(.keyboardReturnOrEnter) }
            #expect(shown.isGone && runs == 1 && log.lines.isEmpty)
        }

        @Test("A name is the text of the attributed name, of which a copy is kept")
        func names() {
            let words = NSMutableAttributedString(string: "Archive", attributes: [.foregroundColor: UIColor.red])
            let action = UIAccessibilityCustomAction(attributedName: words) { _ in true }
            words.append(NSAttributedString(string: "!"))
            #expect(action.name == "Archive")
            #expect(action.attributedName.attribute(.foregroundColor, at: 0, effectiveRange: nil) != nil)
            action.name = "Keep"
            #expect(action.attributedName.string == "Keep")
            #expect(action.attributedName.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
            action.attributedName = words
            #expect(action.name == "Archive!")
            #expect(UIAccessibilityCustomAction(name: "Keep") { _ in true } != action)
        }

        @Test("Actions make no element of a view, and nil takes them away")
        func elements() {
            let view = UIView(frame: CGRect(x: 0, y: 60, width: 20, height: 20))
            stage.root.view.addSubview(view)
            view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Go") { _ in true }]
            #expect(view.accessibilityCustomActions?.map(\.name) == ["Go"])
            #expect(!view.isAccessibilityElement && view.describedViews.isEmpty)
            view.accessibilityCustomActions = nil
            #expect(view.accessibilityCustomActions == nil)
        }
    }
}
