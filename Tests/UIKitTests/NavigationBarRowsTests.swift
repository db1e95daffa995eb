import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("Large titles and prompts in a navigation bar") @MainActor struct NavigationBarRowsTests {
        private final class Page: UIViewController {
            var heights: [CGFloat] = []

            init(_ title: String?, _ mode: UINavigationItem.LargeTitleDisplayMode = .automatic) {
                super.init(nibName: nil, bundle: nil)
                self.title = title
                navigationItem.largeTitleDisplayMode = mode
            }

            required init?(coder: NSCoder) {
                nil
            }

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                heights.append(view.safeAreaInsets.top)
            }
        }

        private func show(_ pages: [Page], largeTitles: Bool = true) -> (UINavigationController, Stage) {
            let navigation = UINavigationController()
            navigation.navigationBar.prefersLargeTitles = largeTitles
            navigation.viewControllers = pages
            let stage = Stage(root: navigation)
            stage.window.resize(to: CGSize(width: 400, height: 600))
            stage.update()
            return (navigation, stage)
        }

        private func labels(_ navigation: UINavigationController) -> [UILabel] {
            navigation.navigationBar.subviews.last?.subviews.compactMap { $0 as? UILabel } ?? []
        }

        @Test("A title is large where the bar has large titles and the item says nothing else")
        func large() throws {
            let page = Page("Trails")
            let (navigation, stage) = show([page])
            let title = try #require(labels(navigation).first)
            #expect(labels(navigation).count == 1 && title.text == "Trails" && title.font.pointSize == 34)
            #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 400, height: 96))
            #expect(page.view.safeAreaInsets.top == 96)
            #expect(title.frame.minX == navigation.navigationBar.layoutMargins.left)
            #expect(title.frame.minY >= 44 && title.frame.maxY <= 96)
            #expect(title.intrinsicContentSize.height <= title.frame.height)
            page.navigationItem.largeTitleDisplayMode = .never
            stage.update()
            #expect(labels(navigation).map(\.font.pointSize) == [17])
            #expect(navigation.navigationBar.frame.height == 44 && page.view.safeAreaInsets.top == 44)
            page.navigationItem.largeTitleDisplayMode = .always
            stage.update()
            #expect(navigation.navigationBar.frame.height == 96)
            navigation.navigationBar.prefersLargeTitles = false
            stage.update()
            #expect(navigation.navigationBar.frame.height == 44 && labels(navigation).map(\.font.pointSize) == [17])
        }

        @Test("An item that leaves it open is as the one below it on the stack", arguments: [true, false])
        func automatic(isFirstLarge: Bool) {
            let pages = [Page("One", isFirstLarge ? .automatic : .never), Page("Two"), Page("Three")]
            let (navigation, stage) = show(pages)
            #expect(navigation.navigationBar.rows.hasLargeTitle == isFirstLarge)
            pages[1].navigationItem.largeTitleDisplayMode = isFirstLarge ? .never : .always
            #expect(navigation.navigationBar.rows.hasLargeTitle == !isFirstLarge)
            navigation.popToRootViewController(animated: false)
            stage.update()
            #expect(navigation.navigationBar.rows.hasLargeTitle == isFirstLarge)
            #expect(pages[0].view.safeAreaInsets.top == (isFirstLarge ? 96 : 44))
        }

        @Test("Where the room is low, titles stay between the buttons")
        func low() {
            let (navigation, stage) = show([Page("Trails")])
            navigation.traitOverrides.verticalSizeClass = .compact
            stage.update()
            #expect(navigation.navigationBar.frame.height == 44 && labels(navigation).map(\.font.pointSize) == [17])
            navigation.traitOverrides.verticalSizeClass = .regular
            stage.update()
            #expect(navigation.navigationBar.frame.height == 96)
        }

        @Test("A prompt is a line above the buttons, which keep their height")
        func prompt() throws {
            let page = Page("Trails")
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Map")
            let (navigation, stage) = show([page], largeTitles: false)
            page.navigationItem.prompt = "Where to?"
            stage.update()
            #expect(navigation.navigationBar.frame.height == 74 && page.view.safeAreaInsets.top == 74)
            let prompt = try #require(labels(navigation).first { $0.text == "Where to?" })
            let title = try #require(labels(navigation).first { $0.text == "Trails" })
            let button = try #require(navigation.navigationBar.subviews.last?.subviews.first { $0 is UIButton })
            #expect(prompt.frame.maxY <= title.frame.minY && prompt.frame.midX == 200)
            #expect(title.frame.minY == 30 && title.frame.height == 44)
            #expect(button.frame.minY == 30 && button.frame.height == 44)
            navigation.navigationBar.prefersLargeTitles = true
            stage.update()
            #expect(navigation.navigationBar.frame.height == 126)
            page.navigationItem.prompt = ""
            stage.update()
            #expect(navigation.navigationBar.frame.height == 96 && prompt.superview == nil)
        }

        @Test("A view in place of the title stands between the buttons, with the large title below")
        func titleView() throws {
            let page = Page("Trails")
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
            page.navigationItem.titleView = view
            let (navigation, _) = show([page])
            #expect(view.frame == CGRect(x: 160, y: 7, width: 80, height: 30))
            #expect(labels(navigation).map(\.text) == ["Trails"])
        }

        @Test("The bar changes its height in the time of a push, and what comes never has another safe area")
        func push() {
            ManualFrameClock.use { time in
                let (first, second) = (Page("One"), Page("Two", .never))
                let (navigation, stage) = show([first])
                navigation.pushViewController(second, animated: true)
                stage.update()
                time.advance(by: .milliseconds(100))
                let height = navigation.navigationBar.layer.presentation()?.bounds.height ?? 0
                #expect(height < 96 && height > 44)
                time.advance(by: .seconds(1))
                stage.update()
                #expect(navigation.navigationBar.frame.height == 44)
                #expect(Set(second.heights) == [44])
                navigation.popViewController(animated: true)
                stage.update()
                time.advance(by: .seconds(1))
                stage.update()
                #expect(navigation.navigationBar.frame.height == 96 && first.view.safeAreaInsets.top == 96)
                #expect(first.heights.last == 96)
            }
        }

        @Test("What leaves the bar keeps its rows, and what lies in it its place, until it is gone")
        func leaving() throws {
            try ManualFrameClock.use { time in
                let (first, second) = (Page("One"), Page("Two", .never))
                let (navigation, stage) = show([first])
                let old = try #require(labels(navigation).first)
                let place = old.frame
                navigation.pushViewController(second, animated: true)
                stage.update()
                let content = try #require(old.superview)
                // It goes along with its page, by a third of the bar, and keeps its row.
                let distance = navigation.navigationBar.bounds.width / 3
                #expect(old.frame.size == place.size && old.frame.minY == place.minY)
                #expect(abs(old.frame.minX - (place.minX - distance)) < 1e-9)
                #expect(content.frame.minY == 0)
                #expect(content.frame.height == 96)
                #expect(labels(navigation).map(\.font.pointSize) == [17])
                time.advance(by: .seconds(1))
                stage.update()
                #expect(old.window == nil)
            }
        }

        @Test("A bar by itself wants the height of its rows")
        func alone() {
            let bar = UINavigationBar()
            let item = UINavigationItem(title: "Trails")
            bar.items = [item]
            #expect(bar.intrinsicContentSize.height == 44)
            bar.prefersLargeTitles = true
            #expect(bar.intrinsicContentSize.height == 96)
            item.prompt = "Where to?"
            #expect(bar.sizeThatFits(CGSize(width: 300, height: 500)) == CGSize(width: 300, height: 126))
        }
    }
}
