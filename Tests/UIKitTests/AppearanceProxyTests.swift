import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("Looks of all views of a class") @MainActor struct AppearanceProxies {
        private class Swatch: UIView {}
        private final class SpecialSwatch: Swatch {}
        private final class Inner: UIView {}
        private class Outer: UIView {}
        private final class Page: UIViewController {}

        private let stage = Stage()

        /// Puts views into one another, the first into the window.
        private func show(_ views: UIView...) {
            var superview: UIView? = stage.root.view
            for view in views {
                superview?.addSubview(view)
                superview = view
            }
        }

        @Test("They count for views that enter a window afterwards, whenever these were made, and not for those in one")
        func entering() {
            let there = UISwitch()
            show(there)
            let early = UISwitch()
            UISwitch.appearance().onTintColor = .red
            let late = UISwitch()
            #expect(early.onTintColor == nil && late.onTintColor == nil)
            show(early)
            show(late)
            #expect(early.onTintColor == .red && late.onTintColor == .red)
            #expect(there.onTintColor == nil)
            UISwitch.appearance().onTintColor = .green
            #expect(early.onTintColor == .red)
            there.removeFromSuperview()
            early.removeFromSuperview()
            show(there)
            show(early)
            #expect(there.onTintColor == .green && early.onTintColor == .green && late.onTintColor == .red)
            #expect(UISwitch.appearance().onTintColor == .green && UISwitch.appearance().thumbTintColor == nil)
        }

        @Test("What is in a view that enters a window has its looks before it hears of the window")
        func subviews() {
            final class Listener: UIView {
                var heard: UIColor?

                override func didMoveToWindow() {
                    super.didMoveToWindow()
                    heard = backgroundColor
                }
            }
            Listener.appearance().backgroundColor = .red
            let listener = Listener()
            let ground = UIView()
            ground.addSubview(listener)
            #expect(listener.backgroundColor == nil)
            show(ground)
            #expect(listener.heard == .red && ground.backgroundColor == nil)
        }

        @Test("A property that was set on a view keeps its value: before, after, and also nil")
        func ownValues() {
            UISwitch.appearance().onTintColor = .red
            let before = UISwitch()
            before.onTintColor = .green
            let none = UISwitch()
            none.onTintColor = nil
            let after = UISwitch()
            for view in [before, none, after] { show(view) }
            #expect(before.onTintColor == .green && none.onTintColor == nil && after.onTintColor == .red)
            after.onTintColor = .blue
            after.removeFromSuperview()
            show(after)
            #expect(after.onTintColor == .blue)
        }

        @Test("What is said of a derived class comes before what is said of its superclass")
        func classes() {
            SpecialSwatch.appearance().backgroundColor = .green
            UIView.appearance().backgroundColor = .red
            UIView.appearance().tintColor = .purple
            Swatch.appearance().backgroundColor = .blue
            let (view, swatch, special) = (UIView(), Swatch(), SpecialSwatch())
            for view in [view, swatch, special] { show(view) }
            #expect(view.backgroundColor == .red)
            #expect(swatch.backgroundColor == .blue)
            #expect(special.backgroundColor == .green)
            #expect([view, swatch, special].allSatisfy { $0.tintColor == .purple })
        }

        @Test("Of containers the outermost counts, then the longer chain, then that there is one at all")
        func containers() {
            Swatch.appearance(whenContainedInInstancesOf: [Inner.self]).backgroundColor = .green
            Swatch.appearance().backgroundColor = .red
            let (plain, inner) = (Swatch(), Swatch())
            show(plain)
            show(Inner(), UIView(), inner)
            #expect(plain.backgroundColor == .red && inner.backgroundColor == .green)

            Swatch.appearance(whenContainedInInstancesOf: [Outer.self]).backgroundColor = .blue
            let both = Swatch()
            show(Outer(), Inner(), both)
            #expect(both.backgroundColor == .blue)
            let turned = Swatch()
            show(Inner(), Outer(), turned)
            #expect(turned.backgroundColor == .green)

            Swatch.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).backgroundColor = .black
            let chain = Swatch()
            show(Outer(), UIView(), Inner(), UIView(), chain)
            #expect(chain.backgroundColor == .black)
            let other = Swatch()
            show(Inner(), Outer(), other)
            #expect(other.backgroundColor == .green)
            // A view is not in itself.
            let alone = Outer()
            Outer.appearance(whenContainedInInstancesOf: [Outer.self]).backgroundColor = .brown
            let within = Outer()
            show(alone, within)
            #expect(alone.backgroundColor == nil && within.backgroundColor == .brown)
        }

        @Test("A controller is a container of its view and of all that is in it")
        func controllers() {
            Swatch.appearance(whenContainedInInstancesOf: [Page.self]).backgroundColor = .green
            let page = Page()
            let root = Swatch()
            page.view = root
            let (inside, outside) = (Swatch(), Swatch())
            root.addSubview(inside)
            stage.embed(page)
            show(outside)
            #expect(root.backgroundColor == .green && inside.backgroundColor == .green)
            #expect(outside.backgroundColor == nil)
        }

        @Test("The standard looks of a class are open to what is said, those that the app has set are not")
        func standardLooks() {
            UITableView.appearance().backgroundColor = .red
            UITableView.appearance().separatorColor = .green
            UITableView.appearance().separatorStyle = .none
            UITableView.appearance().sectionHeaderTopPadding = 7
            UITextView.appearance().backgroundColor = .red
            UISearchTextField.appearance().backgroundColor = .red
            UIActivityIndicatorView.appearance().color = .red
            let (table, own) = (UITableView(), UITableView(frame: .zero, style: .grouped))
            own.backgroundColor = .blue
            let (text, field) = (UITextView(), UISearchTextField())
            let (wheel, large) = (UIActivityIndicatorView(), UIActivityIndicatorView(style: .large))
            for view in [table, own, text, field, wheel, large] { show(view) }
            #expect(table.backgroundColor == .red && own.backgroundColor == .blue)
            #expect(table.separatorColor == .green && table.separatorStyle == .none)
            #expect(table.sectionHeaderTopPadding == 7)
            #expect(text.backgroundColor == .red && field.backgroundColor == .red)
            #expect(wheel.color == .red && large.color == .red)
        }

        @Test("Bars of containers get what is said of them, of which a copy is taken")
        func bars() {
            let look = UINavigationBarAppearance()
            look.backgroundColor = .red
            UINavigationBar.appearance().standardAppearance = look
            look.backgroundColor = .green
            UINavigationBar.appearance().scrollEdgeAppearance = look
            UINavigationBar.appearance().isTranslucent = false
            UINavigationBar.appearance().prefersLargeTitles = true
            UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.blue]
            UITabBar.appearance().barTintColor = .brown
            UITabBar.appearance().unselectedItemTintColor = .purple
            UIToolbar.appearance(whenContainedInInstancesOf: [UINavigationController.self]).barTintColor = .cyan
            let stack = UINavigationController(rootViewController: Page())
            stack.isToolbarHidden = false
            let tabs = UITabBarController()
            tabs.viewControllers = [stack]
            stage.embed(tabs)
            let bar = stack.navigationBar
            #expect(bar.standardAppearance.backgroundColor == .red)
            #expect(bar.scrollEdgeAppearance?.backgroundColor == .green)
            #expect(!bar.isTranslucent && bar.prefersLargeTitles)
            #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .blue)
            #expect(tabs.tabBar.barTintColor == .brown && tabs.tabBar.unselectedItemTintColor == .purple)
            #expect(stack.toolbar.barTintColor == .cyan)
            let own = UINavigationBar()
            own.standardAppearance.backgroundColor = .yellow
            own.standardAppearance = UINavigationBarAppearance()
            show(own)
            #expect(own.standardAppearance.backgroundColor == .systemBackground)
            #expect(own.scrollEdgeAppearance?.backgroundColor == .green)
            stage.remove(tabs)
        }

        @Test("The ground of a tab bar stays what was said of its background")
        func tabBarGround() {
            UITabBar.appearance().backgroundColor = .red
            let bar = UITabBar()
            show(bar)
            #expect(bar.backgroundColor == .red)
            bar.barTintColor = .green
            #expect(bar.backgroundColor == .red)
        }

        @Test("Titles of segments have what is said for a state, unless it was set for that state")
        func segments() {
            let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
            let green: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.green]
            UISegmentedControl.appearance().setTitleTextAttributes(red, for: .normal)
            UISegmentedControl.appearance().setTitleTextAttributes(red, for: .selected)
            UISegmentedControl.appearance().selectedSegmentTintColor = .blue
            let control = UISegmentedControl(items: ["A", "B"])
            control.setTitleTextAttributes(green, for: .selected)
            show(control)
            #expect(control.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
            #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .green)
            #expect(control.selectedSegmentTintColor == .blue)
        }

        @Test("Labels of an app have what is said of labels, and those that a control makes keep theirs")
        func labels() {
            UILabel.appearance().textColor = .red
            UILabel.appearance(whenContainedInInstancesOf: [Inner.self]).font = .boldSystemFont(ofSize: 30)
            UITextField.appearance().textColor = .green
            let (label, inner, field) = (UILabel(), UILabel(), UITextField())
            let button = UIButton(type: .system)
            button.setTitle("Press", for: .normal)
            show(label)
            show(field)
            show(Inner(), inner)
            show(button)
            stage.update()
            #expect(label.textColor == .red && label.font == UILabel().font)
            #expect(inner.textColor == .red && inner.font == .boldSystemFont(ofSize: 30))
            #expect(field.textColor == .green)
            #expect(button.titleLabel != nil && button.titleLabel?.textColor != .red)
        }

        @Test("A window has what is said of windows when it is shown")
        func window() {
            UIWindow.appearance().tintColor = .red
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.rootViewController = UIViewController()
            #expect(window.tintColor != .red)
            window.isHidden = false
            #expect(window.tintColor == .red && window.rootViewController?.view.tintColor == .red)
            window.isHidden = true
            window.rootViewController = nil
        }
    }
}
