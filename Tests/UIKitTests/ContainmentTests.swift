import ParityScenarios
import Testing
import UIKit

extension UIKitBehaviour {
    @MainActor struct Containment {
        private let cycle = [
            "viewWillAppear(false)", "viewIsAppearing(false)", "viewDidAppear(false)", "viewWillDisappear(false)",
            "viewDidDisappear(false)",
        ]

        @Test("CONT-01 a child's root view is part of the container's hierarchy")
        func childViewIsBelowContainer() {
            let stage = Stage()
            let child = UIViewController()
            stage.embed(child)
            #expect(child.view.isDescendant(of: stage.root.view))
            #expect(stage.root.view !== child.view)
            #expect(stage.root.view.subviews == [child.view])
        }

        @Test("CONT-02 one child class serves in two containers at a time")
        func reuse() {
            let stage = Stage()
            let containers = [UIViewController(), UIViewController()]
            let children = [LaidOutViewController(name: "a"), LaidOutViewController(name: "b")]
            for (index, container) in containers.enumerated() {
                stage.embed(container, frame: CGRect(x: 200 * Double(index), y: 0, width: 200, height: 300))
                stage.embed(
                    children[index], in: container,
                    frame: CGRect(x: 0, y: 0, width: 100, height: 100 + 50 * Double(index)))
            }
            #expect(children[0].content?.frame == CGRect(x: 0, y: 40, width: 100, height: 60))
            #expect(children[1].content?.frame == CGRect(x: 0, y: 40, width: 100, height: 110))
            #expect(children.map(\.parent) == containers)
        }

        @Test(
            "CONT-03 the container sets the frame of the child's view; what is inside the child lays out itself",
            arguments: Placement.allCases)
        func containerSetsFrame(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [
                    .update, .setChildFrame(x: 0, y: 0, width: 300, height: 240), .update,
                ], child: "laid-out", in: placement)
            #expect(
                trace.collapsingRepeatedLayout.lines("frames") == [
                    "child frames bar=0,0 200x40 content=0,40 200x60",
                    "child frames bar=0,0 300x40 content=0,40 300x200",
                ])
        }

        @Test(
            "CONT-04 CONT-05 addChild and didMove are all it takes for appearance, memory warnings, traits and size",
            arguments: Placement.allCases)
        func systemMessages(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .showWindow, .update, .addChild, .setChildFrame(x: 0, y: 0, width: 400, height: 300),
                    .addChildView, .didMove, .update, .memoryWarning, .resizeWindow(width: 800, height: 500), .update,
                    .darkMode(true), .update, .hideWindow,
                ], child: "plain", in: placement)
            expectTrace(
                trace.filter { !$0.contains("LayoutSubviews") && !$0.contains("viewDidLoad") },
                """
                child init
                child willMove(toParent: container)
                child loadView
                child viewWillAppear(false) window=no superview=no parent=yes isMovingToParent=yes isMovingFromParent=no bounds=400x300
                child didMove(toParent: container) superview=yes bounds=400x300
                child viewIsAppearing(false) window=yes superview=yes parent=yes isMovingToParent=yes isMovingFromParent=no bounds=400x300 traits=light@1 compact/compact
                child viewDidAppear(false) window=yes superview=yes parent=yes isMovingToParent=yes isMovingFromParent=no bounds=400x300
                child didReceiveMemoryWarning view=loaded
                child viewWillTransition(to: 800x500) bounds=400x300
                child traitCollectionDidChange from=light@1 compact/compact to=light@1 regular/regular
                child traitCollectionDidChange from=light@1 regular/regular to=dark@1 regular/regular
                child viewWillDisappear(false) window=yes superview=yes parent=yes isMovingToParent=no isMovingFromParent=no bounds=800x500
                child viewDidDisappear(false) window=yes superview=yes parent=yes isMovingToParent=no isMovingFromParent=no bounds=800x500
                """)
        }

        @Test("CONT-06 a child's view that enters the container before the relationship exists is reported")
        func viewBeforeRelationship() {
            let stage = Stage()
            let child = UIViewController()
            expectDiagnostics([.viewWithoutParentRelation]) { stage.root.view.addSubview(child.view) }
            child.view.removeFromSuperview()
            stage.root.addChild(child)
            expectDiagnostics([]) { stage.root.view.addSubview(child.view) }
        }

        @Test("CONT-07 a container's children are exactly those that were added, in that order")
        func childrenAreAssigned() {
            let container = UIViewController()
            #expect(container.children == [])
            let (first, second) = (UIViewController(), UIViewController())
            container.addChild(first)
            container.addChild(second)
            container.addChild(first)
            #expect(container.children == [first, second])
            first.removeFromParent()
            #expect(container.children == [second])
        }

        @Test(
            "CONT-08 adding in code: addChild, frame and view, didMove; the child sees each in turn",
            arguments: Placement.allCases)
        func addingSteps(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [.update], child: "plain", in: placement)
            expectTrace(
                trace,
                """
                child init
                child willMove(toParent: container)
                child loadView
                child viewDidLoad window=no superview=no bounds=1024x640
                child viewWillAppear(false) window=no superview=no parent=yes isMovingToParent=yes isMovingFromParent=no bounds=200x100
                child didMove(toParent: container) superview=yes bounds=200x100
                child viewIsAppearing(false) window=yes superview=yes parent=yes isMovingToParent=yes isMovingFromParent=no bounds=200x100 traits=light@1 compact/compact
                child viewWillLayoutSubviews bounds=200x100
                child viewDidLayoutSubviews bounds=200x100
                child viewDidAppear(false) window=yes superview=yes parent=yes isMovingToParent=yes isMovingFromParent=no bounds=200x100
                """)
        }

        @Test("CONT-08 the frame may be set after the view was added too", arguments: Placement.allCases)
        func frameAfterAdding(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .showWindow, .update, .addChild, .addChildView,
                    .setChildFrame(x: 20, y: 10, width: 200, height: 100), .didMove, .update,
                ], child: "plain", in: placement)
            #expect(trace.lines("viewIsAppearing").first?.contains("bounds=200x100") == true)
            #expect(trace.lines("didMove").first?.hasSuffix("bounds=200x100") == true)
            #expect(trace.moves() == ["willMove(toParent: container)", "didMove(toParent: container)"])
        }

        @Test(
            "CONT-08 a child added before its container is shown appears with it", arguments: Placement.allCases)
        func addedBeforeShowing(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .loadContainerView, .addChild, .setChildFrame(x: 0, y: 0, width: 1024, height: 640),
                    .addChildView, .didMove, .update, .showWindow, .update,
                ], child: "plain", in: placement)
            expectTrace(
                trace,
                """
                child init
                child willMove(toParent: container)
                child loadView
                child viewDidLoad window=no superview=no bounds=1024x640
                child didMove(toParent: container) superview=yes bounds=1024x640
                child viewWillAppear(false) window=no superview=yes parent=yes isMovingToParent=yes isMovingFromParent=no bounds=400x300
                child viewIsAppearing(false) window=yes superview=yes parent=yes isMovingToParent=yes isMovingFromParent=no bounds=400x300 traits=light@1 compact/compact
                child viewWillLayoutSubviews bounds=400x300
                child viewDidLayoutSubviews bounds=400x300
                child viewDidAppear(false) window=yes superview=yes parent=yes isMovingToParent=yes isMovingFromParent=no bounds=400x300
                """)
        }

        @Test(
            "CONT-09 addChild calls willMove(toParent:) and does not call didMove(toParent:)",
            arguments: Placement.allCases)
        func addChildCallsWillMove(placement: Placement) async throws {
            let trace = try await trace(of: [.loadChildView, .addChild, .update], child: "plain", in: placement)
            #expect(trace.moves() == ["willMove(toParent: container)"])
        }

        @Test("CONT-10 in didMove(toParent:) the child's view has a superview", arguments: Placement.allCases)
        func viewIsInPlaceInDidMove(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [.update], child: "plain", in: placement)
            #expect(trace.lines("didMove") == ["child didMove(toParent: container) superview=yes bounds=200x100"])
        }

        @Test("CONT-11 a child whose frame nobody sets keeps the one it has", arguments: Placement.allCases)
        func staleFrame(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update, .addChild, .addChildView, .didMove, .update], child: "plain",
                in: placement)
            #expect(trace.lines("viewDidAppear").first?.hasSuffix("bounds=1024x640") == true)
        }

        @Test(
            "CONT-13 removing in code: willMove to nil, view out, removeFromParent; the child sees each in turn",
            arguments: Placement.allCases)
        func removingSteps(placement: Placement) async throws {
            let all = try await trace(of: Scenario.shownAndRemoved, child: "plain", in: placement)
            let start = try #require(all.firstIndex { $0.contains("willMove(toParent: nil)") })
            expectTrace(
                Array(all[start...]),
                """
                child willMove(toParent: nil)
                child viewWillDisappear(false) window=yes superview=yes parent=yes isMovingToParent=no isMovingFromParent=yes bounds=200x100
                child viewDidDisappear(false) window=no superview=no parent=yes isMovingToParent=no isMovingFromParent=yes bounds=200x100
                child didMove(toParent: nil) superview=no bounds=200x100
                """)
        }

        @Test("CONT-14 removeFromParent does not call willMove(toParent: nil)", arguments: Placement.allCases)
        func removeAlone(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [.update, .removeChildView, .removeFromParent, .update],
                child: "plain", in: placement)
            #expect(trace.moves().suffix(1) == ["didMove(toParent: nil)"])
            #expect(trace.count("willMove(toParent: nil)") == 0)
        }

        @Test(
            "CONT-15 removeFromParent calls didMove(toParent: nil) once and ends the relationship",
            arguments: Placement.allCases)
        func removeFromParent(placement: Placement) async throws {
            let trace = try await trace(
                of: Scenario.shownAndRemoved + [.removeFromParent, .perform(.describe)], child: "plain", in: placement)
            #expect(trace.count("didMove(toParent: nil)") == 1)
            #expect(trace.lines("describe").first?.contains("parent=no") == true)
        }

        @Test("CONT-15 after removeFromParent parent is nil and children no longer has the child")
        func relationshipEnds() {
            let stage = Stage()
            let child = UIViewController()
            stage.embed(child)
            #expect(child.parent === stage.root)
            stage.remove(child)
            #expect(child.parent == nil)
            #expect(stage.root.children == [])
        }

        @Test(
            "CONT-16 nothing of a child stays below the container, even where the container forgot to remove the view")
        func noViewStays() {
            let stage = Stage()
            let child = TracingViewController()
            stage.embed(child)
            stage.remove(child)
            #expect(stage.root.view.subviews == [])
            stage.embed(child)
            _ = TraceRecorder.shared.take()
            expectDiagnostics([.viewLeftBehind]) { child.removeFromParent() }
            stage.update()
            #expect(stage.root.view.subviews == [])
            #expect(
                TraceRecorder.shared.take().callbacks() == [
                    "viewWillDisappear(false)", "viewDidDisappear(false)", "didMove(toParent: nil)",
                ])
        }

        // MARK: Forwarding

        @Test(
            "CONT-23 a container forwards appearance by itself: its visible child gets the same callbacks",
            arguments: Placement.allCases)
        func automaticForwarding(placement: Placement) async throws {
            let trace = try await trace(of: Scenario.shownAndRemoved, child: "container", in: placement)
            #expect(trace.appearance() == cycle)
            #expect(trace.appearance(of: "grandchild1") == cycle)
            for callback in ["viewWillAppear", "viewWillDisappear"] {
                let parent = try #require(trace.firstIndex { $0.hasPrefix("child \(callback)") })
                let child = try #require(trace.firstIndex { $0.hasPrefix("grandchild1 \(callback)") })
                #expect(parent < child)
            }
        }

        @Test(
            "CONT-23 a child that a visible container adds and removes later appears and disappears then",
            arguments: Placement.allCases)
        func addedLater(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [
                    .update, .perform(.addGrandchild), .update, .perform(.removeGrandchild), .update,
                ], child: "container", in: placement)
            #expect(
                trace.callbacks(of: "grandchild2").filter { !$0.contains("LayoutSubviews") } == [
                    "init", "willMove(toParent: container)", "loadView", "viewDidLoad", "viewWillAppear(false)",
                    "didMove(toParent: container)", "viewIsAppearing(false)", "viewDidAppear(false)",
                    "willMove(toParent: nil)", "viewWillDisappear(false)", "viewDidDisappear(false)",
                    "didMove(toParent: nil)", "deinit",
                ])
            #expect(trace.appearance() == Array(cycle.prefix(3)))
        }

        @Test("CONT-24 two children swapped by hand: both will callbacks come before both did callbacks")
        func swapByHand() {
            let stage = Stage()
            let old = TracingViewController(name: "old")
            stage.embed(old)
            let new = TracingViewController(name: "new")
            _ = TraceRecorder.shared.take()
            stage.root.addChild(new)
            old.willMove(toParent: nil)
            new.view.frame = old.view.frame
            new.beginAppearanceTransition(true, animated: false)
            old.beginAppearanceTransition(false, animated: false)
            stage.root.view.addSubview(new.view)
            old.view.removeFromSuperview()
            new.endAppearanceTransition()
            old.endAppearanceTransition()
            new.didMove(toParent: stage.root)
            old.removeFromParent()
            stage.update()
            let trace = TraceRecorder.shared.take()
                .filter { !$0.contains("LayoutSubviews") && !$0.contains("viewIsAppearing") }
            #expect(
                trace.map { String($0.prefix { $0 != "(" && $0 != "=" }) } == [
                    "new willMove", "old willMove", "new loadView", "new viewDidLoad window", "new viewWillAppear",
                    "old viewWillDisappear", "new viewDidAppear", "old viewDidDisappear", "new didMove", "old didMove",
                ])
            #expect(trace.lines("viewWillAppear", of: "new").first?.hasSuffix("bounds=200x100") == true)
        }

        @Test(
            "CONT-25 a container that turns forwarding off and forwards nothing leaves its child uninformed",
            arguments: Placement.allCases)
        func forwardingOff(placement: Placement) async throws {
            let trace = try await trace(of: Scenario.shownAndRemoved, child: "silent-container", in: placement)
            #expect(trace.appearance() == cycle)
            #expect(trace.appearance(of: "grandchild1") == [])
            #expect(trace.moves(of: "grandchild1").count == 2)
        }

        @Test(
            "CONT-25 a host that forwards by hand tells the child nothing by adding and removing its view",
            arguments: Placement.allCases)
        func hostForwardsByHand(placement: Placement) async throws {
            let trace = try await trace(
                of: [.containerForwardsByHand] + Scenario.shownAndRemoved, child: "plain", in: placement)
            #expect(trace.appearance() == [])
            #expect(trace.moves().count == 4)
        }

        @Test(
            "CONT-26 begin and end of a hand-forwarded transition are the child's four callbacks",
            arguments: Placement.allCases)
        func beginAndEnd(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .containerForwardsByHand, .showWindow, .update, .addChild,
                    .setChildFrame(x: 20, y: 10, width: 200, height: 100), .beginAppearance(true, animated: false),
                    .addChildView, .endAppearance, .didMove, .update, .willMoveToNil,
                    .beginAppearance(false, animated: false), .removeChildView, .endAppearance, .removeFromParent,
                    .update,
                ], child: "plain", in: placement)
            #expect(
                trace.callbacks().filter { !$0.contains("LayoutSubviews") } == [
                    "init", "willMove(toParent: container)", "loadView", "viewDidLoad", "viewWillAppear(false)",
                    "viewIsAppearing(false)", "viewDidAppear(false)", "didMove(toParent: container)",
                    "willMove(toParent: nil)", "viewWillDisappear(false)", "viewDidDisappear(false)",
                    "didMove(toParent: nil)",
                ])
        }

        @Test(
            "CONT-27 a container that forwards from its own callbacks gives its child the trace that it has itself",
            arguments: Placement.allCases)
        func singleChildSample(placement: Placement) async throws {
            let trace = try await trace(of: Scenario.shownAndRemoved, child: "manual-container", in: placement)
            #expect(trace.appearance() == cycle)
            #expect(trace.appearance(of: "grandchild1") == trace.appearance())
        }

        // MARK: Structure

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
    }
}
