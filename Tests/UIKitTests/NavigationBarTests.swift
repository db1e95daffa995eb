import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("A navigation bar") @MainActor struct NavigationBarTests {
        private final class Page: UIViewController {
            init(_ title: String?) {
                super.init(nibName: nil, bundle: nil)
                self.title = title
            }

            required init?(coder: NSCoder) {
                nil
            }
        }

        private func show(_ controllers: [UIViewController], width: CGFloat = 400) -> (UINavigationController, Stage) {
            let navigation = UINavigationController()
            navigation.viewControllers = controllers
            let stage = Stage(root: navigation)
            stage.window.resize(to: CGSize(width: width, height: 300))
            stage.update()
            return (navigation, stage)
        }

        /// What the bar says, from left to right.
        private func words(_ navigation: UINavigationController) -> [String] {
            navigation.navigationBar.layoutIfNeeded()
            return shown(navigation).sorted { $0.frame.minX < $1.frame.minX }.map { view in
                switch view {
                case let button as UIButton: "[\(button.configuration?.title ?? button.accessibilityLabel ?? "")]"
                case let label as UILabel: label.text ?? ""
                default: "view"
                }
            }
        }

        /// What the next picture shows.
        private func shown(_ navigation: UINavigationController) -> [UIView] {
            navigation.navigationBar.subviews.last?.layoutIfNeeded()
            return navigation.navigationBar.subviews.last?.subviews ?? []
        }

        private func button(_ label: String, in navigation: UINavigationController) throws -> UIButton {
            try #require(shown(navigation).lazy.compactMap { $0 as? UIButton }.first { $0.accessibilityLabel == label })
        }

        @Test("NAV-03 NAV-04 the bar says where the user is, what leads back, and what the controller asks for")
        func content() {
            let (list, detail) = (Page("Trails"), Page("The ridge"))
            detail.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(systemItem: .done), UIBarButtonItem(title: "Map"),
            ]
            let (navigation, stage) = show([list])
            #expect(words(navigation) == ["Trails"])
            navigation.pushViewController(detail, animated: false)
            stage.update()
            #expect(words(navigation) == ["[Trails]", "The ridge", "[Map]", "[Done]"])
            #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 400, height: 44))
            navigation.popViewController(animated: false)
            #expect(words(navigation) == ["Trails"])
        }

        @Test("When a page is pushed the title comes along with it, and its buttons fade where they stand")
        func pushedButtons() throws {
            ManualFrameClock.use { time in
                let page = Page("The ridge")
                page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Map")
                let (navigation, stage) = show([Page("Trails")])
                navigation.pushViewController(page, animated: true)
                stage.update()
                let isMoving = Dictionary(
                    uniqueKeysWithValues: shown(navigation).map { view in
                        ((view as? UILabel)?.text ?? (view as? UIButton)?.configuration?.title ?? "", isMoved(view))
                    })
                #expect(isMoving == ["Trails": true, "The ridge": true, "Map": false])
                time.advance(by: .seconds(1))
                stage.update()
                #expect(words(navigation) == ["[Trails]", "The ridge", "[Map]"])
                #expect(shown(navigation).allSatisfy { !isMoved($0) })
            }
        }

        private func isMoved(_ view: UIView) -> Bool {
            (view.layer.animationKeys() ?? []).contains { $0.hasPrefix("position") }
        }

        @Test("NAV-06 CONT-34 what a controller changes of its title or item the bar shows at once")
        func changes() throws {
            let page = Page("One")
            let (navigation, _) = show([Page("Root"), page])
            page.title = "Two"
            #expect(words(navigation) == ["[Root]", "Two"])
            let item = UIBarButtonItem(title: "Go")
            page.navigationItem.rightBarButtonItem = item
            item.isEnabled = false
            #expect(try !button("Go", in: navigation).isEnabled)
            item.title = "Went"
            #expect(words(navigation) == ["[Root]", "Two", "[Went]"])
            item.isHidden = true
            page.navigationItem.hidesBackButton = true
            #expect(words(navigation) == ["Two"])
            page.navigationItem.hidesBackButton = false
            page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left")
            #expect(words(navigation) == ["[Left]", "Two"])
            page.navigationItem.leftItemsSupplementBackButton = true
            #expect(words(navigation) == ["[Root]", "[Left]", "Two"])
        }

        @Test("Buttons that come or go animated are there at once, and the bar fades to them in the time of a push")
        func animatedChanges() throws {
            try ManualFrameClock.use { time in
                let page = Page("Two")
                let (navigation, stage) = show([Page("Root"), page])
                let item = page.navigationItem
                let (left, right) = (UIBarButtonItem(title: "Left"), UIBarButtonItem(title: "Right"))
                let changes: [(change: (Bool) -> Void, words: [String])] = [
                    ({ item.setHidesBackButton(true, animated: $0) }, ["Two"]),
                    ({ item.setLeftBarButton(left, animated: $0) }, ["[Left]", "Two"]),
                    ({ item.setRightBarButton(right, animated: $0) }, ["[Left]", "Two", "[Right]"]),
                    ({ item.setLeftBarButtonItems(nil, animated: $0) }, ["Two", "[Right]"]),
                    ({ item.setRightBarButtonItems([left, right], animated: $0) }, ["Two", "[Right]", "[Left]"]),
                    ({ item.setRightBarButtonItems(nil, animated: $0) }, ["Two"]),
                    ({ item.setHidesBackButton(false, animated: $0) }, ["[Root]", "Two"]),
                ]
                let content = try #require(navigation.navigationBar.subviews.last)
                for isAnimated in [true, false] {
                    for (change, expected) in changes {
                        change(isAnimated)
                        #expect(words(navigation) == expected)
                        stage.update()
                        let transitions = content.layer.runningAnimations.map(\.transition)
                        #expect(transitions == (isAnimated ? [LayerTransition(.fade)] : []))
                        time.advance(by: .seconds(1))
                        stage.update()
                        #expect(content.layer.runningAnimations.isEmpty)
                    }
                }
                #expect(navigation.navigationBar.subviews.last === content)
            }
        }

        @Test("A page's own item begins 8 points after what leads back, and the next one 16 points after that")
        func spacing() throws {
            let page = Page("Two")
            page.navigationItem.leftItemsSupplementBackButton = true
            page.navigationItem.leftBarButtonItems = [UIBarButtonItem(title: "Left"), UIBarButtonItem(title: "Next")]
            let (navigation, _) = show([Page("Root"), page])
            #expect(words(navigation) == ["[Root]", "[Left]", "[Next]", "Two"])
            let sides = shown(navigation).compactMap { $0 as? UIButton }.map(\.frame).sorted { $0.minX < $1.minX }
            try #require(sides.count == 3)
            let gaps = [sides[1].minX - sides[0].maxX, sides[2].minX - sides[1].maxX]
            #expect(abs(gaps[0] - 8) < 1e-6 && abs(gaps[1] - 16) < 1e-6, "\(gaps)")
        }

        @Test("A button keeps the focus while its item changes, and does what that says last")
        func sameButton() throws {
            let page = Page("One")
            let item = UIBarButtonItem(title: "Go")
            page.navigationItem.rightBarButtonItem = item
            let (navigation, _) = show([page])
            let before = try button("Go", in: navigation)
            var count = 0
            item.primaryAction = UIAction(title: "Count") { _ in count += 1 }
            item.isEnabled = false
            item.isEnabled = true
            let after = try button("Count", in: navigation)
            #expect(after === before && after.superview != nil)
            after.sendActions(for: .primaryActionTriggered)
            #expect(count == 1)
        }

        @Test("NAV-07 NAV-17 a tap in the bar, or the space bar, leads back")
        func goingBack() throws {
            let (list, detail) = (Page("Trails"), Page("The ridge"))
            let (navigation, stage) = show([list, detail])
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            stage.press(CGPoint(x: 40, y: 22))
            stage.release(CGPoint(x: 40, y: 22))
            #expect(navigation.topViewController === list)
            navigation.pushViewController(detail, animated: false)
            stage.update()
            stage.keyDown(.keyboardTab)
            stage.keyUp(.keyboardTab)
            stage.keyDown(.keyboardSpacebar)
            stage.keyUp(.keyboardSpacebar)
            #expect(navigation.topViewController === list)
        }

        @Test("The button that leads back is shortened before the title is, and its arrow stays")
        func room() {
            let (list, detail) = (Page("Everything that there is"), Page("One of the many"))
            let (navigation, stage) = show([list, detail], width: 480)
            #expect(words(navigation) == ["[Everything that there is]", "One of the many"])
            stage.window.resize(to: CGSize(width: 300, height: 300))
            stage.update()
            #expect(words(navigation) == ["[Back]", "One of the many"])
            stage.window.resize(to: CGSize(width: 180, height: 300))
            stage.update()
            #expect(words(navigation) == ["[]", "One of the many"])
            stage.window.resize(to: CGSize(width: 480, height: 300))
            stage.update()
            #expect(words(navigation) == ["[Everything that there is]", "One of the many"])
        }

        @Test("The title is in the middle, and makes way for what is beside it")
        func title() throws {
            let page = Page("Middle")
            let (navigation, _) = show([page])
            let label = try #require(shown(navigation).first as? UILabel)
            navigation.navigationBar.layoutIfNeeded()
            #expect(abs(label.frame.midX - 200) < 0.5)
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                customView: UIView(frame: CGRect(x: 0, y: 0, width: 180, height: 20)))
            navigation.navigationBar.layoutIfNeeded()
            let title = try #require(shown(navigation).lazy.compactMap { $0 as? UILabel }.first)
            #expect(title.frame.maxX <= 400 - 180 - 16 && title.frame.midX > 150)
        }

        @Test("A title of a megabyte takes the room that there is, and no longer than others to lay out")
        func longTitle() {
            let page = Page(String(repeating: "long ", count: 200_000))
            let (navigation, _) = show([Page("Root"), page])
            #expect(shown(navigation).allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 400 })
        }

        @Test("From right to left everything is on the other side")
        func mirrored() {
            let (list, detail) = (Page("Trails"), Page("The ridge"))
            detail.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Map")
            let (navigation, stage) = show([list, detail])
            navigation.traitOverrides.layoutDirection = .rightToLeft
            stage.update()
            #expect(words(navigation) == ["[Map]", "The ridge", "[Trails]"])
        }

        @Test("What leads back may be called, look and do something else")
        func ownBack() throws {
            let (list, detail) = (Page("Trails"), Page("The ridge"))
            let (navigation, _) = show([list, detail])
            list.navigationItem.backButtonTitle = "All"
            #expect(words(navigation) == ["[All]", "The ridge"])
            var isAsked = false
            list.navigationItem.backBarButtonItem = UIBarButtonItem(
                title: "Leave", primaryAction: UIAction { _ in isAsked = true })
            #expect(words(navigation) == ["[Leave]", "The ridge"])
            try button("Leave", in: navigation).sendActions(for: .primaryActionTriggered)
            #expect(isAsked && navigation.topViewController === detail)
        }

        @Test("A bar by itself goes back by itself")
        func alone() throws {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
            let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
            bar.items = [first]
            bar.pushItem(second, animated: false)
            #expect(bar.topItem === second && bar.backItem === first)
            #expect(bar.popItem(animated: false) === second)
            #expect(bar.popItem(animated: false) == nil)
            #expect(bar.sizeThatFits(CGSize(width: 300, height: 300)) == CGSize(width: 300, height: 44))
        }
    }
}
