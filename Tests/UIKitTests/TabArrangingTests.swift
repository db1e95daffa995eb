import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("Tabs that the user arranges") @MainActor struct TabArrangingTests {
        private final class Delegate: NSObject, UITabBarControllerDelegate {
            var heard: [String] = []

            private func note(_ event: String, _ controllers: [UIViewController], _ changed: Bool? = nil) {
                let titles = controllers.map { $0.title ?? "" }.joined()
                heard.append("\(event) \(titles)\(changed.map { " \($0)" } ?? "")")
            }

            func tabBarController(
                _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
            ) {
                note("willBegin", viewControllers)
            }

            func tabBarController(
                _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
                changed: Bool
            ) {
                note("willEnd", viewControllers, changed)
                #expect((tabBarController.viewControllers != viewControllers) == changed)
            }

            func tabBarController(
                _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
                changed: Bool
            ) {
                note("didEnd", viewControllers, changed)
                #expect(tabBarController.viewControllers == viewControllers)
            }
        }

        private let tabs = UITabBarController()
        private let delegate = Delegate()
        private let stage: Stage

        init() {
            UIView.setAnimationsEnabled(false)
            tabs.viewControllers = (1...7).map { number in
                let page = UIViewController()
                page.title = "\(number)"
                return page
            }
            tabs.delegate = delegate
            stage = Stage(root: tabs)
            stage.window.resize(to: CGSize(width: 400, height: 600))
            tabs.selectedViewController = tabs.moreNavigationController
            stage.update()
        }

        private var order: String {
            (tabs.viewControllers ?? []).map { $0.title ?? "" }.joined()
        }

        private func all<View: UIView>(_ type: View.Type, in view: UIView?) -> [View] {
            guard let view else { return [] }
            return (view as? View).map { [$0] } ?? view.subviews.flatMap { all(type, in: $0) }
        }

        private var list: UIViewController? {
            tabs.moreNavigationController.viewControllers.first
        }

        private func button(_ name: String) -> UIButton? {
            all(UIButton.self, in: tabs.moreNavigationController.view).first { $0.accessibilityLabel == name }
        }

        private func tap(_ name: String) throws {
            let found = try #require(button(name), "\(name)")
            stage.tap(found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: nil))
            stage.update()
        }

        /// Of the rows from top to bottom.
        private var titles: [String] {
            all(UILabel.self, in: list?.view).filter { $0.text?.isEmpty == false }
                .sorted { $0.convert(CGPoint.zero, to: nil).y < $1.convert(CGPoint.zero, to: nil).y }
                .compactMap(\.text)
        }

        @Test("The list has a button by which tabs get other places, in the bar and in the list")
        func arranging() throws {
            try tap("Edit")
            #expect(titles == ["1", "2", "3", "4", "5", "6", "7"])
            #expect(button("Move 1 up")?.isEnabled == false && button("Move 7 down")?.isEnabled == false)
            try tap("Move 5 up")
            #expect(titles == ["1", "2", "3", "5", "4", "6", "7"])
            try tap("Move 6 down")
            try tap("Move 1 down")
            #expect(titles == ["2", "1", "3", "5", "4", "7", "6"])
            // Nothing happens before the user has done.
            #expect(order == "1234567" && tabs.tabBar.items?.map(\.title) == ["1", "2", "3", "4", "More"])
            try tap("Done")
            #expect(order == "2135476" && tabs.tabBar.items?.map(\.title) == ["2", "1", "3", "5", "More"])
            #expect(titles == ["4", "7", "6"] && tabs.selectedViewController === tabs.moreNavigationController)
            #expect(delegate.heard == ["willBegin 1234567", "willEnd 2135476 true", "didEnd 2135476 true"])
        }

        @Test("A line parts the tabs that the bar has room for from the others, whoever crosses it")
        func line() throws {
            try tap("Edit")
            let stacks = all(UIStackView.self, in: list?.view)
            let rows = try #require(stacks.first)
            /// How many tabs stand before the line and behind it.
            func sides() -> [Int] {
                rows.arrangedSubviews.split(omittingEmptySubsequences: false) { all(UILabel.self, in: $0).isEmpty }
                    .map(\.count)
            }
            #expect(sides() == [4, 3])
            try tap("Move 5 up")
            #expect(sides() == [4, 3] && titles == ["1", "2", "3", "5", "4", "6", "7"])
            try tap("Move 5 down")
            #expect(sides() == [4, 3] && titles == ["1", "2", "3", "4", "5", "6", "7"])
        }

        @Test("What was not moved was not changed")
        func unchanged() throws {
            try tap("Edit")
            try tap("Move 2 up")
            try tap("Move 2 down")
            try tap("Done")
            #expect(order == "1234567")
            #expect(delegate.heard.suffix(2) == ["willEnd 1234567 false", "didEnd 1234567 false"])
        }

        @Test("Tabs that are not to be moved keep their places, and others go past them")
        func fixed() throws {
            let pages = try #require(tabs.viewControllers)
            tabs.customizableViewControllers = [pages[0], pages[2], pages[6]]
            stage.update()
            try tap("Edit")
            #expect(button("Move 2 up")?.isEnabled == false && button("Move 2 down")?.isEnabled == false)
            try tap("Move 7 up")
            try tap("Move 7 up")
            try tap("Done")
            #expect(order == "7214563")
            #expect(delegate.heard.first == "willBegin 137")
        }

        @Test("Without tabs that may be moved there is no button; new tabs may all be moved")
        func none() {
            tabs.customizableViewControllers = nil
            stage.update()
            #expect(button("Edit") == nil)
            list?.setEditing(true, animated: false)
            #expect(list?.isEditing == false && titles == ["5", "6", "7"] && delegate.heard.isEmpty)
            tabs.viewControllers = tabs.viewControllers?.reversed()
            stage.update()
            #expect(tabs.customizableViewControllers == tabs.viewControllers && button("Edit") != nil)
        }

        @Test("Who arranges tabs that are not there any more has to begin anew")
        func stale() throws {
            try tap("Edit")
            try tap("Move 5 up")
            tabs.viewControllers?.removeLast()
            stage.update()
            #expect(list?.isEditing == false && titles == ["5", "6"] && order == "123456")
            #expect(delegate.heard == ["willBegin 1234567"])
        }

        @Test("Who may not arrange tabs any more leaves them as they were")
        func forbidden() throws {
            try tap("Edit")
            try tap("Move 5 up")
            tabs.customizableViewControllers = []
            stage.update()
            #expect(list?.isEditing == false && titles == ["5", "6", "7"] && order == "1234567")
            #expect(button("Done") == nil && delegate.heard.count == 1)
        }

        @Test("By keys too: the button that moves a tab keeps the focus")
        func keys() throws {
            try tap("Edit")
            var up: UIButton?
            for _ in 0..<30 {
                stage.pressKey(.keyboardTab)
                up = button("Move 7 up")
                if up?.isFocused == true { break }
            }
            #expect(up?.isFocused == true)
            stage.pressKey(.keyboardSpacebar)
            stage.pressKey(.keyboardSpacebar)
            #expect(titles == ["1", "2", "3", "4", "7", "5", "6"])
            #expect(button("Move 7 up") === up && up?.isFocused == true)
        }
    }
}
