import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("Insets of a scroll view") @MainActor struct ScrollInsetTests {
        /// A controller whose root view is a scroll view.
        private final class ScrollController: UIViewController {
            let scrollView = UIScrollView()
            override func loadView() { view = scrollView }
        }

        @Test(
            "FRAME-08 NAV-16 a navigation bar adds to the adjusted inset of a scroll view that is a controller's root view, and the app's own inset stays"
        )
        func underBar() throws {
            let controller = ScrollController()
            let navigation = UINavigationController(rootViewController: controller)
            let stage = Stage(root: navigation)
            let bar = navigation.navigationBar
            let bottom = bar.convert(bar.bounds, to: controller.view.superview).maxY
            #expect(bottom > 0 && controller.scrollView.adjustedContentInset.top == bottom)
            #expect(controller.scrollView.contentInset == .zero)
            #expect(controller.scrollView.contentOffset.y == 0 - bottom)
            controller.scrollView.contentInset.top = 5
            #expect(controller.scrollView.adjustedContentInset.top == bottom + 5)
            navigation.setNavigationBarHidden(true, animated: false)
            stage.update()
            #expect(controller.scrollView.adjustedContentInset.top == 5)
        }

        @Test("A table that was covered by another page begins below its bar again, however often that happens")
        func coveredAndBack() {
            /// A table of three rows.
            final class Rows: UITableViewController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
                {
                    UITableViewCell()
                }
            }
            let rows = Rows(style: .plain)
            let navigation = UINavigationController(rootViewController: rows)
            let stage = Stage(root: navigation)
            let offset = rows.tableView.contentOffset.y
            #expect(offset < 0 && offset == 0 - rows.tableView.adjustedContentInset.top)
            for _ in 0..<3 {
                let page = UIViewController()
                page.modalPresentationStyle = .fullScreen
                navigation.present(page, animated: false)
                stage.update()
                navigation.dismiss(animated: false)
                stage.update()
                #expect(rows.tableView.contentOffset.y == offset)
                #expect(rows.tableView.adjustedContentInset.top == 0 - offset)
            }
        }

        @Test("FRAME-09 the insets of a scroll view that is no root view are the app's to set")
        func nested() {
            let controller = UIViewController()
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
            controller.view.addSubview(scrollView)
            let navigation = UINavigationController(rootViewController: controller)
            let stage = Stage(root: navigation)
            #expect(scrollView.contentInset == .zero && scrollView.adjustedContentInset == .zero)
            scrollView.contentInset.top = 30
            stage.update()
            #expect(scrollView.contentInset.top == 30 && scrollView.adjustedContentInset.top == 30)
        }

        @Test(
            "A controller that adjusts no insets has its scroll view keep clear of the bar only while its content scrolls"
        )
        @available(*, deprecated)
        func adjustingController() {
            let controller = ScrollController()
            controller.automaticallyAdjustsScrollViewInsets = false
            let stage = Stage(root: UINavigationController(rootViewController: controller))
            let scrollView = controller.scrollView
            let covered = scrollView.safeAreaInsets.top
            #expect(covered > 0 && scrollView.adjustedContentInset == .zero)
            scrollView.contentSize = CGSize(width: 100, height: 2000)
            stage.update()
            #expect(scrollView.adjustedContentInset.top == covered)
            scrollView.contentSize = .zero
            stage.update()
            #expect(scrollView.adjustedContentInset == .zero)
            controller.automaticallyAdjustsScrollViewInsets = true
            #expect(scrollView.adjustedContentInset.top == covered)
        }

        @Test("What is added to the insets is no safe area for the content any more; never adds nothing")
        func safeArea() {
            let controller = ScrollController()
            let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            controller.scrollView.addSubview(child)
            let navigation = UINavigationController(rootViewController: controller)
            let stage = Stage(root: navigation)
            #expect(child.safeAreaInsets == .zero)
            controller.scrollView.contentInsetAdjustmentBehavior = .never
            stage.update()
            #expect(controller.scrollView.adjustedContentInset == .zero && child.safeAreaInsets.top > 0)
        }
    }
}
