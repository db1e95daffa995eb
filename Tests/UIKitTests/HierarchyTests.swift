import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct Hierarchy {
        @Test("CONT-31 without code there are no children")
        func noChildrenWithoutCode() {
            let stage = Stage()
            #expect(stage.root.children == [])
            let child = UIViewController()
            stage.root.addChild(child)
            #expect(stage.root.children == [child])
        }

        @Test("CONT-35 a container may show one child of three; the others have no superview and do not load")
        func oneOfThree() {
            let stage = Stage()
            let children = [UIViewController(), UIViewController(), UIViewController()]
            for child in children { stage.root.addChild(child) }
            children[1].view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            stage.root.view.addSubview(children[1].view)
            for child in children { child.didMove(toParent: stage.root) }
            stage.update()
            #expect(children.map(\.isViewLoaded) == [false, true, false])
            #expect(stage.root.view.subviews == [children[1].view])
        }

        @Test("CONT-40 a child of another container leaves that one when it is added")
        func changesContainers() {
            let (first, second) = (UIViewController(), UIViewController())
            let child = UIViewController()
            first.addChild(child)
            second.addChild(child)
            #expect(first.children == [])
            #expect(second.children == [child])
            #expect(child.parent === second)
        }

        @Test(
            "HIER-02 HIER-03 HIER-05 a child in any process is a container too, and decides about the area of its own children",
            arguments: Placement.allCases)
        func containerElsewhere(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [
                    .update, .perform(.addGrandchild), .update, .perform(.removeGrandchild), .update,
                ], child: "container", in: placement)
            let shown = try #require(trace.first { $0.hasPrefix("child viewDidAppear") })
            #expect(shown.contains("parent=yes") && shown.hasSuffix("bounds=200x100"))
            for name in ["grandchild1", "grandchild2"] {
                let shown = try #require(trace.first { $0.hasPrefix("\(name) viewDidAppear") })
                #expect(shown.contains("parent=yes") && shown.hasSuffix("bounds=50x40"))
            }
            #expect(trace.contains("grandchild2 willMove(toParent: nil)"))
            #expect(!trace.contains("grandchild1 willMove(toParent: nil)"))
        }

        @Test("HIER-04 a child in any process knows its parent while it has one", arguments: Placement.allCases)
        func parentElsewhere(placement: Placement) async throws {
            let trace = try await trace(
                of: [.perform(.describe), .showWindow, .update] + .embed + [.update, .perform(.describe)]
                    + .unembed + [.update, .perform(.describe)], child: "plain", in: placement)
            let seen = trace.lines("describe").map { $0.contains("parent=yes") }
            #expect(seen == [false, true, false])
        }

        @Test("HIER-02 HIER-04 HIER-05 controllers nest, each knows its parent weakly and its children")
        func nesting() {
            var outer: UIViewController? = UIViewController()
            let (middle, inner) = (UIViewController(), UIViewController())
            outer?.addChild(middle)
            middle.addChild(inner)
            #expect(inner.parent === middle && middle.parent === outer)
            #expect(outer?.children == [middle] && middle.children == [inner])
            outer = nil
            #expect(middle.parent == nil)
        }

        @Test("A controller cannot become a child of itself or of one inside it")
        func cycles() {
            let (outer, inner) = (UIViewController(), UIViewController())
            outer.addChild(inner)
            expectDiagnostics([.cycle, .cycle]) {
                inner.addChild(outer)
                outer.addChild(outer)
            }
            #expect(outer.parent == nil)
            #expect(outer.children == [inner])
            #expect(inner.children == [])
        }

        @Test("ROLE-09 a view given to a second controller is reported, and has one owner afterwards")
        func viewOfAnotherController() {
            let (first, second) = (UIViewController(), UIViewController())
            let view = first.view!
            expectDiagnostics([.viewOfAnotherController]) { second.view = view }
            #expect(second.viewIfLoaded === view)
            #expect(first.viewIfLoaded == nil)
            #expect(view.next === second)
        }

        @Test("HIER-02 a stack in tabs in a column: each of them is a parent and a child at once")
        func stackInTabsInColumn() {
            let page = UIViewController()
            let stack = UINavigationController(rootViewController: page)
            let tabs = UITabBarController()
            tabs.viewControllers = [stack, UIViewController()]
            let staging = SplitStaging([UIViewController(), tabs])
            #expect(Array(sequence(first: page) { $0.parent }) == [page, stack, tabs, staging.split])
            #expect(staging.split.children.contains(tabs) && tabs.children.first === stack && stack.children == [page])
            #expect(staging.seen([page]) == [page] && staging.frame(of: page)?.minX == 320)
        }

        @Test("HIER-11 WIN-18 a controller's view put into a window without being its root is reported")
        func bareAddSubviewToWindow() {
            let stage = Stage()
            let stranger = UIViewController()
            expectDiagnostics([.viewWithoutParentRelation]) { stage.window.addSubview(stranger.view) }
        }

        @Test("HIER-11 a controller's view put into a plain view of a window, with no controller around, is reported")
        func bareAddSubviewToPlainView() {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let plain = UIView(frame: window.bounds)
            window.addSubview(plain)
            window.isHidden = false
            let stranger = UIViewController()
            expectDiagnostics([.viewWithoutParentRelation]) { plain.addSubview(stranger.view) }
        }

        @Test("willMove(toParent:) with a parent takes an announced removal back")
        func announcedRemovalTakenBack() {
            let stage = Stage()
            let child = TracingViewController()
            stage.embed(child)
            child.willMove(toParent: nil)
            child.willMove(toParent: stage.root)
            _ = TraceRecorder.shared.take()
            stage.window.isHidden = true
            let trace = TraceRecorder.shared.take()
            #expect(trace.lines("viewWillDisappear").first?.contains("isMovingFromParent=no") == true)
        }

        @Test("a view that is added or brought to the front lies above every layer, those of no view too")
        func layersOfOthers() {
            let (container, first, second, third) = (UIView(), UIView(), UIView(), UIView())
            let foreign = CALayer()
            container.addSubview(first)
            container.layer.addSublayer(foreign)
            container.addSubview(second)
            #expect(container.layer.sublayers == [first.layer, foreign, second.layer])
            container.bringSubviewToFront(first)
            #expect(container.layer.sublayers == [foreign, second.layer, first.layer])
            container.layer.insertSublayer(foreign, below: first.layer)
            container.insertSubview(third, belowSubview: first)
            #expect(container.layer.sublayers == [second.layer, foreign, third.layer, first.layer])
            container.insertSubview(third, aboveSubview: second)
            #expect(container.layer.sublayers == [second.layer, third.layer, foreign, first.layer])
            #expect(container.subviews == [second, third, first])
            container.addSubview(second)
            #expect(container.layer.sublayers == [third.layer, foreign, first.layer, second.layer])
        }

        @Test("a view below one that is no sibling becomes the last subview")
        func belowAStranger() {
            let (container, first, second) = (UIView(), UIView(), UIView())
            container.addSubview(first)
            container.insertSubview(second, belowSubview: UIView())
            #expect(container.subviews == [first, second])
            #expect(container.layer.sublayers == [first.layer, second.layer])
        }
    }
}
