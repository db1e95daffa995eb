import ParityScenarios
import Testing

@testable import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("Who holds whom") @MainActor struct RelationshipTests {
        @Test(
            "HIER-13 a window, a stack or a container inserts and sizes what it is handed; the controller does nothing for it",
            arguments: Placement.allCases)
        func handedOver(placement: Placement) async throws {
            let routes: [(Scenario, String)] = [
                ([.makeChildRoot, .showWindow, .update], "bounds=400x300"),
                ([.makeNavigation, .showWindow, .update, .push, .update], "bounds=400x300"),
                ([.showWindow, .update] + .embed + [.update], "bounds=200x100"),
            ]
            for (scenario, size) in routes {
                let trace = try await trace(of: scenario, child: "self-sizing", in: placement)
                let shown = try #require(trace.lines("viewDidAppear").first)
                #expect(shown.contains("window=yes superview=yes") && shown.hasSuffix(size))
            }
        }

        @Test(
            "HIER-10 a child that was added hears of traits and appearance and is kept; one that was not is reported, and hears less"
        )
        func correctRelationships() throws {
            let stage = Stage()
            let (child, stranger) = (TracingViewController(name: "child"), TracingViewController(name: "stranger"))
            stage.embed(child)
            expectDiagnostics([.viewWithoutParentRelation]) { stage.root.view.addSubview(stranger.view) }
            stage.root.setOverrideTraitCollection(UITraitCollection { $0.userInterfaceStyle = .dark }, forChild: child)
            stage.root.setOverrideTraitCollection(
                UITraitCollection { $0.userInterfaceStyle = .dark }, forChild: stranger)
            stage.update()
            #expect(child.traitCollection.userInterfaceStyle == .dark)
            #expect(stranger.traitCollection.userInterfaceStyle == .light)
            stage.root.restorationIdentifier = "root"
            child.restorationIdentifier = "child"
            stranger.restorationIdentifier = "stranger"
            #expect(try RestorableState(of: stage.root)?.paths == ["root", "root/child"])
            _ = TraceRecorder.shared.take()
            stage.window.isHidden = true
            #expect(TraceRecorder.shared.take().appearance().count == 2)
            #expect(stage.root.children == [child])
            stranger.view.removeFromSuperview()
        }

        @Test("WIN-08 from every controller that is seen the way up ends at the window's root")
        func anchoredAtTheRoot() {
            let page = UIViewController()
            let inner = UIViewController()
            let navigation = UINavigationController(rootViewController: page)
            let stage = Stage()
            stage.embed(navigation)
            stage.embed(inner, in: page, frame: CGRect(x: 0, y: 50, width: 20, height: 20))
            for controller in [stage.root, navigation, page, inner] {
                let way = Array(sequence(first: controller) { $0.parent })
                #expect(way.last === stage.window.rootViewController && controller.view.window === stage.window)
            }
            #expect(Array(sequence(first: inner) { $0.parent }) == [inner, page, navigation, stage.root])
        }

        @Test("RESP-06 a view's link to its controller is the controller's: it comes and goes with `view` alone")
        func linkToTheView() {
            let controller = UIViewController()
            let first = controller.view!
            let superview = UIView()
            superview.addSubview(first)
            #expect(first.next === controller && controller.next === superview)
            let second = UIView()
            controller.view = second
            #expect(second.next === controller && first.next === superview)
            first.removeFromSuperview()
            #expect(first.next == nil && controller.next == nil)
        }

        @Test(
            "LOAD-25 a controller outside of any stack has no navigation item until somebody asks for it, then always that one"
        )
        func itemOnDemand() {
            let page = UIViewController()
            let stage = Stage(root: page)
            stage.window.resize(to: CGSize(width: 300, height: 300))
            stage.update()
            #expect(page.ownNavigationItem == nil)
            page.title = "Title"
            #expect(page.ownNavigationItem == nil)
            let item = page.navigationItem
            #expect(page.navigationItem === item && page.ownNavigationItem === item && item.title == "Title")
        }
    }
}
