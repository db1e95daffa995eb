import HostStaging
import Testing
import UIKit

extension HostAndPlugin {
    /// The menu that an app shows beside a view of its own, in the host's window and in a pane.
    @Suite("The menu controller at home and in a plugin") @MainActor final class MenuControllersAcross {
        private final class CopyableLabel: UILabel {
            private(set) var copied: [String] = []

            override var canBecomeFirstResponder: Bool { true }

            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                action == "copy:" || action == "blink"
            }

            override func copy(_ sender: Any?) { copied.append(text ?? "") }
        }

        private final class Page: UIViewController {
            let label = CopyableLabel(frame: CGRect(x: 20, y: 100, width: 100, height: 30))

            override func viewDidLoad() {
                super.viewDidLoad()
                label.text = "seven"
                view.addSubview(label)
            }
        }

        private let host: InMemoryHost
        private let menus = UIMenuController.shared

        init() throws {
            UIView.setAnimationsEnabled(false)
            host = try InMemoryHost { _ in Page() }
        }

        isolated deinit {
            menus.hideMenu()
            menus.menuItems = nil
            UIView.setAnimationsEnabled(true)
        }

        /// A page in the right half of the window, in which the user is.
        private func page(_ place: Place) throws -> Page {
            let page: Page
            switch place {
            case .host:
                page = Page()
                host.stage.embed(page)
                host.settle()
            case .plugin:
                _ = host.showPane()
                page = try host.controller()
            }
            host.stage.tap(CGPoint(x: HostStage.rightHalf.midX, y: 250))
            host.settle()
            page.label.becomeFirstResponder()
            host.settle()
            return page
        }

        /// The words that can be chosen, wherever the menu is.
        private func lines(_ page: Page) -> [UIView] {
            guard menus.isMenuVisible, let window = page.view.window else { return [] }
            return window.describedViews.map(\.view).filter { $0.accessibilityTraits.contains(.button) }
        }

        @Test(
            "It shows what the label can do and the app's own action, in the window of the label, and copies",
            arguments: Place.allCases)
        func copies(place: Place) throws {
            let page = try page(place)
            menus.menuItems = [UIMenuItem(title: "Blink", action: "blink")]
            menus.showMenu(from: page.label, rect: page.label.bounds)
            host.settle()
            #expect(lines(page).map(\.accessibilityLabel) == ["Copy", "Blink"])
            let line = try #require(lines(page).first)
            let inWindow = line.convert(CGPoint(x: line.bounds.midX, y: line.bounds.midY), to: nil)
            let corner = place == .plugin ? HostStage.rightHalf.origin : .zero
            host.stage.tap(CGPoint(x: corner.x + inWindow.x, y: corner.y + inWindow.y))
            host.settle()
            #expect(page.label.copied == ["seven"] && !menus.isMenuVisible)
        }

        @Test("It goes from the view that it was shown from", arguments: Place.allCases)
        func hides(place: Place) throws {
            let page = try page(place)
            menus.showMenu(from: page.label, rect: page.label.bounds)
            host.settle()
            #expect(lines(page).map(\.accessibilityLabel) == ["Copy"])
            menus.hideMenu(from: page.view)
            #expect(menus.isMenuVisible)
            menus.hideMenu(from: page.label)
            host.settle()
            #expect(!menus.isMenuVisible && page.label.copied.isEmpty)
        }
    }
}
