import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct Containment {
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
                child willTransition(to: light@1 regular/regular) now=light@1 compact/compact
                child viewWillTransition(to: 800x500) bounds=400x300
                child traitCollectionDidChange from=light@1 compact/compact to=light@1 regular/regular
                child willTransition(to: dark@1 regular/regular) now=light@1 regular/regular
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
            "CONT-08 EX-24 adding in code: addChild, frame and view, didMove; the child sees each in turn",
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
            "CONT-13 EX-24 removing in code: willMove to nil, view out, removeFromParent; the child sees each in turn",
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
    }
}
