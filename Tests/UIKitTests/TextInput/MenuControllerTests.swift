@testable import UIKit
import Foundation
import Testing
import UIKitTesting

extension UIKitBehaviour {
    @MainActor @Suite("The menu controller") final class MenuControllers {
        /// A label whose text can be copied.
        private final class CopyableLabel: UILabel {
            var canCopy = true
            private(set) var senders: [AnyObject] = []

            override var canBecomeFirstResponder: Bool { true }

            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                if let sender { senders.append(sender as AnyObject) }
                return action == "copy:" ? canCopy : action == "blink"
            }

            override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
        }

        private let stage = Stage()
        private let label = CopyableLabel(frame: CGRect(x: 20, y: 20, width: 100, height: 30))
        private let menus = UIMenuController.shared
        private let hadAnimations = UIView.areAnimationsEnabled

        init() {
            UIView.setAnimationsEnabled(false)
            label.text = "seven"
            stage.root.view.addSubview(label)
            stage.update()
        }

        isolated deinit {
            menus.hideMenu()
            menus.menuItems = nil
            UIView.setAnimationsEnabled(hadAnimations)
        }

        private func show() -> MenuOnStage {
            menus.showMenu(from: label, rect: label.bounds)
            stage.update()
            return MenuOnStage(stage)
        }

        @Test("It has what the first responder can perform, the app's own actions last, and each is performed")
        func actions() throws {
            menus.menuItems = [
                UIMenuItem(title: "Blink", action: "blink"), UIMenuItem(title: "Vanish", action: "vanish"),
            ]
            label.becomeFirstResponder()
            UIPasteboard.general.string = nil
            let menu = show()
            #expect(menu.titles == ["Copy", "Blink"])
            let frame = try menu.frame
            #expect(menus.isMenuVisible && menus.menuFrame == frame)
            #expect(label.senders.allSatisfy { $0 === menus } && !label.senders.isEmpty)
            try menu.tap("Copy")
            #expect(UIPasteboard.general.string == "seven")
            #expect(!menus.isMenuVisible && menus.menuFrame == .zero)
            try show().tap("Blink")
            #expect(label.alpha == 0)
        }

        @Test("Without a first responder the view itself is asked, and where nobody can do anything there is no menu")
        func nobody() {
            #expect(!label.isFirstResponder && show().titles == ["Copy"])
            menus.hideMenu()
            label.canCopy = false
            #expect(show().isGone && !menus.isMenuVisible)
        }

        @Test("It is shown where it was set before, is made anew, and goes when nothing is left of it")
        func visible() {
            label.becomeFirstResponder()
            menus.setTargetRect(label.bounds, in: label)
            menus.setMenuVisible(true, animated: true)
            stage.update()
            #expect(MenuOnStage(stage).titles == ["Copy"])
            menus.menuItems = [UIMenuItem(title: "Blink", action: "blink")]
            menus.update()
            stage.update()
            #expect(MenuOnStage(stage).titles == ["Copy", "Blink"])
            menus.menuItems = nil
            label.canCopy = false
            menus.update()
            stage.update()
            #expect(MenuOnStage(stage).isGone && !menus.isMenuVisible)
        }

        @Test("Its coming and going is told, and it goes from the view that it was shown from")
        func notifications() {
            let names = [
                UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
                UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
            ]
            // Unsafe, because the block of an observer may run anywhere: here it runs on the main thread, where the menus post.
            nonisolated(unsafe) var told: [Notification.Name] = []
            let tokens = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: menus, queue: nil) {
                    told.append($0.name)
                }
            }
            defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
            label.becomeFirstResponder()
            #expect(!show().isGone)
            #expect(told == Array(names.prefix(2)))
            menus.hideMenu(from: stage.root.view)
            #expect(menus.isMenuVisible)
            menus.hideMenu(from: label)
            stage.update()
            #expect(told == names && !menus.isMenuVisible)
        }

        @Test("The edit menu of a text has the app's own actions too")
        func texts() throws {
            menus.menuItems = [UIMenuItem(title: "Blink", action: "blink")]
            UIPasteboard.general.string = nil
            let text = OwnedTextView("one two")
            text.frame.origin.y = 100
            stage.root.view.addSubview(text)
            stage.update()
            stage.window.sendSecondaryClick(at: text.point(2))
            stage.update()
            let menu = MenuOnStage(stage)
            #expect(menu.titles == ["Select All", "Blink"])
            try menu.tap("Blink")
            #expect(text.alpha == 0)
        }
    }
}
