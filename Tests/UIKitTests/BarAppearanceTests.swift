import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("Appearances of bars") @MainActor struct BarAppearanceTests {
        private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))

        private func navigationBar(_ color: UIColor) -> UINavigationBarAppearance {
            let appearance = UINavigationBarAppearance()
            appearance.backgroundColor = color
            return appearance
        }

        /// Colours of the bar's ground and line.
        private func ground(_ bar: UIView) -> [UIColor?] {
            bar.subviews.prefix(2).map(\.backgroundColor)
        }

        private func show(_ bar: UIView) -> Stage {
            let page = UIViewController()
            page.view.addSubview(bar)
            let stage = Stage(root: page)
            stage.update()
            return stage
        }

        private func colors(_ stage: Stage, _ button: UIView?) throws -> UIColor {
            stage.update()
            let label = try #require(button?.subviews.lazy.compactMap { $0 as? UILabel }.first)
            return try #require(label.textColor)
        }

        @Test(
            "A bar that is not translucent has a ground without transparency, in light and dark, whatever its appearance"
        )
        func opaqueGround() throws {
            let toolbar = UIToolbar()
            let tabBar = UITabBar()
            let grounds = { [bar] in
                [bar.subviews[0].backgroundColor, toolbar.subviews[0].backgroundColor, tabBar.backgroundColor]
            }
            let styles = [UIUserInterfaceStyle.light, .dark].map { UITraitCollection(userInterfaceStyle: $0) }
            #expect(grounds() == Array(repeating: .systemBackground, count: 3))
            let clear: [(UIBarAppearance) -> Void] = [
                { $0.configureWithTransparentBackground() }, { $0.backgroundColor = .clear },
                { $0.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5) },
            ]
            for (index, change) in clear.enumerated() {
                bar.isTranslucent = true
                let (navigation, tools, tabs) = (
                    UINavigationBarAppearance(), UIToolbarAppearance(), UITabBarAppearance()
                )
                for appearance in [navigation, tools, tabs] as [UIBarAppearance] { change(appearance) }
                (bar.standardAppearance, toolbar.standardAppearance, tabBar.standardAppearance) =
                    (navigation, tools, tabs)
                #expect(grounds()[0] == navigation.backgroundColor)
                (bar.isTranslucent, toolbar.isTranslucent, tabBar.isTranslucent) = (false, false, false)
                for style in styles {
                    let usual = UIColor.systemBackground.cgColor(with: style)
                    let reddish = CGColor(
                        red: (usual.red + 1) / 2, green: usual.green / 2, blue: usual.blue / 2, alpha: 1)
                    for color in grounds() {
                        #expect(try #require(color).cgColor(with: style) == (index < 2 ? usual : reddish))
                    }
                }
            }
            let opaque = UINavigationBarAppearance()
            opaque.configureWithOpaqueBackground()
            bar.standardAppearance = opaque
            for style in styles {
                let seen = try #require(grounds()[0]).cgColor(with: style)
                #expect(seen == UIColor.systemBackground.cgColor(with: style) && seen.alpha == 1)
            }
        }

        @Test(
            "Where the vertical size class is compact other appearances count, and an item's own come before the bar's")
        func order() {
            let item = UINavigationItem(title: "Trails")
            bar.items = [item]
            bar.traitOverrides.verticalSizeClass = .regular
            let stage = show(bar)
            let expect = { (color: UIColor, compact: UIColor) in
                bar.traitOverrides.verticalSizeClass = .regular
                stage.update()
                #expect(ground(bar)[0] == color)
                bar.traitOverrides.verticalSizeClass = .compact
                stage.update()
                #expect(ground(bar)[0] == compact)
            }
            expect(.systemBackground, .systemBackground)
            bar.standardAppearance = navigationBar(.red)
            expect(.red, .red)
            bar.compactAppearance = navigationBar(.green)
            expect(.red, .green)
            item.standardAppearance = navigationBar(.blue)
            expect(.blue, .green)
            bar.scrollEdgeAppearance = navigationBar(.yellow)
            expect(.yellow, .yellow)
            bar.compactScrollEdgeAppearance = navigationBar(.cyan)
            expect(.yellow, .cyan)
            item.compactScrollEdgeAppearance = navigationBar(.brown)
            expect(.yellow, .brown)
            item.scrollEdgeAppearance = navigationBar(.gray)
            expect(.gray, .brown)
            bar.items = [UINavigationItem(title: "Other")]
            expect(.yellow, .cyan)
        }

        @Test("A ground is opaque or transparent, and an appearance that was set is a copy")
        func copies() {
            let appearance = UINavigationBarAppearance()
            appearance.configureWithTransparentBackground()
            bar.standardAppearance = appearance
            #expect(ground(bar) == [nil, nil])
            appearance.configureWithOpaqueBackground()
            bar.items = [UINavigationItem(title: "Trails")]
            #expect(ground(bar) == [nil, nil])
            bar.standardAppearance = appearance
            #expect(ground(bar) == [.systemBackground, .separator])
            appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            appearance.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 20)]
            let copy = appearance.copy() as? UINavigationBarAppearance
            #expect(copy != nil && copy !== appearance)
            #expect(copy?.buttonAppearance !== appearance.buttonAppearance)
            #expect(copy?.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .red)
            #expect(copy?.largeTitleTextAttributes[.font] as? UIFont == .systemFont(ofSize: 20))
            // Of another kind of bar what they have in common is taken.
            appearance.backgroundColor = .brown
            #expect(UITabBarAppearance(barAppearance: appearance).backgroundColor == .brown)
        }

        @Test("Without an appearance the colour and the attributes count that were set one by one")
        func oneByOne() throws {
            let item = UINavigationItem(title: "Trails")
            bar.items = [item]
            bar.barTintColor = .red
            bar.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 19)]
            _ = show(bar)
            #expect(ground(bar)[0] == .red)
            let title = try #require(bar.subviews.last?.subviews.first as? UILabel)
            #expect(title.textColor == .white && title.font == .systemFont(ofSize: 19))
            bar.standardAppearance = UINavigationBarAppearance()
            bar.layoutIfNeeded()
            #expect(ground(bar)[0] == .systemBackground && title.textColor == .label)
        }

        @Test("Titles of buttons look as their state and their style say")
        func buttons() throws {
            let (share, done) = (UIBarButtonItem(title: "Share"), UIBarButtonItem(title: "Done"))
            done.style = .done
            let item = UINavigationItem(title: "Trails")
            item.rightBarButtonItems = [share, done]
            bar.items = [UINavigationItem(title: "All"), item]
            let appearance = UINavigationBarAppearance()
            appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            appearance.buttonAppearance.highlighted.titleTextAttributes = [.foregroundColor: UIColor.blue]
            appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
            appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
            bar.standardAppearance = appearance
            let stage = show(bar)
            let button = { (title: String) in
                bar.subviews.last?.subviews.lazy.compactMap { $0 as? UIButton }.first {
                    $0.configuration?.title == title
                }
            }
            #expect(try colors(stage, button("Share")) == .red)
            #expect(try colors(stage, button("Done")) == .green)
            #expect(try colors(stage, button("All")) == .brown)
            button("Share")?.isHighlighted = true
            #expect(try colors(stage, button("Share")) == .blue)
            button("Share")?.isHighlighted = false
            share.isEnabled = false
            // A disabled one is quiet, whatever the usual colour is.
            let quiet = try colors(stage, button("Share"))
            #expect(quiet != .red && quiet != .blue)
        }

        @Test("The button that leads back looks as the others do, but for what its own appearance says")
        func back() throws {
            bar.items = [UINavigationItem(title: "All"), UINavigationItem(title: "Trails")]
            let appearance = UINavigationBarAppearance()
            let font = UIFont.systemFont(ofSize: 11)
            appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red, .font: font]
            bar.standardAppearance = appearance
            let stage = show(bar)
            let button = try #require(bar.subviews.last?.subviews.lazy.compactMap { $0 as? UIButton }.first)
            #expect(try button.configuration?.title == "All" && colors(stage, button) == .red)
            appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
            bar.standardAppearance = appearance
            #expect(try colors(stage, button) == .brown)
            #expect(button.subviews.lazy.compactMap { $0 as? UILabel }.first?.font == font)
        }

        @Test("A toolbar has a ground and buttons of its own")
        func toolbar() throws {
            let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
            toolbar.items = [UIBarButtonItem(title: "Delete")]
            toolbar.barTintColor = .brown
            let stage = show(toolbar)
            #expect(ground(toolbar)[0] == .brown)
            let appearance = UIToolbarAppearance()
            appearance.configureWithTransparentBackground()
            appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            toolbar.scrollEdgeAppearance = appearance
            #expect(ground(toolbar) == [nil, nil])
            #expect(try colors(stage, toolbar.subviews.last) == .red)
        }

        @Test("The items of a tab bar look as their state says, badges too")
        func tabs() throws {
            let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
            let items = ["Home", "Search"].map { UITabBarItem(title: $0, image: UIImage(systemName: "star"), tag: 0) }
            items[1].badgeValue = "3"
            tabs.items = items
            tabs.selectedItem = items[0]
            let appearance = UITabBarAppearance()
            appearance.backgroundColor = .brown
            appearance.selectionIndicatorTintColor = .yellow
            let look = appearance.stackedLayoutAppearance
            look.normal.iconColor = .red
            look.normal.titleTextAttributes = [.foregroundColor: UIColor.green, .font: UIFont.systemFont(ofSize: 9)]
            look.normal.badgeBackgroundColor = .blue
            look.normal.badgeTextAttributes = [.foregroundColor: UIColor.cyan]
            look.selected.iconColor = .magenta
            look.selected.titleTextAttributes = [.foregroundColor: UIColor.purple]
            tabs.standardAppearance = appearance
            tabs.traitOverrides.horizontalSizeClass = .compact
            let stage = show(tabs)
            stage.update()
            #expect(tabs.backgroundColor == .brown)
            #expect(tabs.subviews.contains { $0.backgroundColor == .yellow })
            let buttons = tabs.subviews.compactMap { $0 as? TabButton }
            func label(_ view: UIView) -> UILabel? { view.subviews.lazy.compactMap { $0 as? UILabel }.first }
            #expect(buttons.map { label($0)?.textColor } == [.purple, .green])
            #expect(buttons.map { label($0)?.font.pointSize } == [9, 9])
            #expect(buttons.map { $0.subviews.first?.tintColor } == [.magenta, .red])
            let badge = try #require(buttons[1].subviews.lazy.compactMap { $0 as? TabBadge }.first)
            #expect(badge.backgroundColor == .blue && label(badge)?.textColor == .cyan)
            #expect(label(badge).map { !$0.frame.isEmpty && badge.bounds.contains($0.frame) } == true)
            items[1].badgeColor = .orange
            stage.update()
            #expect(badge.backgroundColor == .orange)
        }
    }
}
