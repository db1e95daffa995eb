import ParityScenarios
import Testing

@testable import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("Controllers in a navigation controller") @MainActor struct NavigationUseTests {
        private func show(_ root: UIViewController) -> (UINavigationController, Stage) {
            let navigation = UINavigationController(rootViewController: root)
            return (navigation, Stage(root: navigation))
        }

        @Test("NAV-11 HIER-04 each controller on the stack pushes the next, and finds the stack by itself")
        func siblings() {
            final class Chapter: UIViewController {
                var depth = 0

                func goOn() {
                    let next = Chapter()
                    next.depth = depth + 1
                    navigationController?.pushViewController(next, animated: false)
                }
            }
            let (navigation, stage) = show(Chapter())
            for _ in 0..<3 {
                (navigation.topViewController as? Chapter)?.goOn()
                stage.update()
            }
            #expect(navigation.viewControllers.compactMap { ($0 as? Chapter)?.depth } == [0, 1, 2, 3])
            #expect(navigation.viewControllers.allSatisfy { $0.parent === navigation })
        }

        @Test("HIER-01 HIER-03 from the window's root down each parent decides about the area of its children")
        func areas() {
            let outer = UIViewController()
            let stage = Stage(root: outer)
            let root = UIViewController()
            let navigation = UINavigationController(rootViewController: root)
            stage.embed(navigation, frame: CGRect(x: 50, y: 40, width: 300, height: 200))
            #expect(outer.view.frame == stage.window.bounds)
            #expect(outer.children == [navigation] && navigation.children == [root])
            #expect(navigation.view.superview === outer.view && root.view.isDescendant(of: navigation.view))
            #expect(root.view.bounds.size == CGSize(width: 300, height: 200))
            navigation.view.frame.size = CGSize(width: 200, height: 100)
            stage.update()
            #expect(root.view.bounds.size == CGSize(width: 200, height: 100))
        }

        @Test(
            "CONT-40 a controller that another stack or nobody takes is not on this one any more, and what it was above is shown"
        )
        func takenAway() {
            let pages = (0..<3).map { _ in UIViewController() }
            let (navigation, stage) = show(pages[0])
            navigation.setViewControllers(pages, animated: false)
            stage.update()
            let other = UINavigationController()
            // It was to be seen, so its view should have gone first.
            expectDiagnostics([.viewLeftBehind]) { other.viewControllers = [pages[2]] }
            #expect(navigation.viewControllers == [pages[0], pages[1]] && pages[2].parent === other)
            #expect(pages[1].view.window != nil)
            // The bar that has it now hears of what changes, and the one that had it does not.
            pages[2].title = "Moved"
            #expect(other.navigationBar.topItem?.title == "Moved")
            #expect(other.navigationBar.topItem?.bar === other.navigationBar)
            pages[1].willMove(toParent: nil)
            pages[1].view.removeFromSuperview()
            pages[1].removeFromParent()
            stage.update()
            #expect(navigation.viewControllers == [pages[0]] && pages[0].view.window != nil)
            #expect(navigation.navigationBar.items == [pages[0].navigationItem])
        }

        @Test("A button that goes to the other side of the bar is heard there")
        func otherSide() throws {
            let page = UIViewController()
            let (navigation, stage) = show(page)
            let button = UIBarButtonItem(title: "Go")
            page.navigationItem.rightBarButtonItem = button
            page.navigationItem.leftBarButtonItem = button
            page.navigationItem.rightBarButtonItem = nil
            button.title = "Gone"
            stage.update()
            let shown = navigation.navigationBar.subviews.last?.subviews.lazy.compactMap { $0 as? UIButton }.first
            #expect(try #require(shown).configuration?.title == "Gone")
        }

        @Test(
            "EDIT-01 EDIT-03 the edit button in the bar toggles editing of a controller in any process",
            arguments: Placement.allCases)
        func editingElsewhere(placement: Placement) async throws {
            let tap: Scenario = [.touch(.began, x: 376, y: 22), .touch(.ended, x: 376, y: 22), .update]
            let trace = try await trace(
                of: [.makeNavigation, .showWindow, .update, .push, .update, .perform(.addBarButton), .update, .update]
                    + tap + [.update] + tap, child: "responding", in: placement)
            #expect(
                trace.lines("setEditing") == [
                    "child setEditing(true, animated: true) is=true button=Done",
                    "child setEditing(false, animated: true) is=false button=Edit",
                ])
        }

        @Test("EDIT-03 EDIT-01 the edit button toggles editing, and calls the override with what is new")
        func editing() throws {
            final class List: UIViewController {
                var calls: [Bool] = []

                override func setEditing(_ editing: Bool, animated: Bool) {
                    super.setEditing(editing, animated: animated)
                    calls.append(editing)
                }
            }
            let list = List()
            list.navigationItem.rightBarButtonItem = list.editButtonItem
            let (navigation, stage) = show(list)
            func button() throws -> UIButton {
                try #require(navigation.navigationBar.subviews.last?.subviews.lazy.compactMap { $0 as? UIButton }.first)
            }
            #expect(try button().configuration?.title == "Edit")
            try button().sendActions(for: .primaryActionTriggered)
            #expect(list.isEditing && list.calls == [true])
            stage.update()
            #expect(try button().configuration?.title == "Done")
            list.isEditing = false
            #expect(list.calls == [true, false] && list.editButtonItem.title == "Edit")
        }
    }
}
