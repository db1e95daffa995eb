import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct Forwarding {
        /// The appearance callbacks of one showing and one hiding.
        private let cycle = [
            "viewWillAppear(false)", "viewIsAppearing(false)", "viewDidAppear(false)", "viewWillDisappear(false)",
            "viewDidDisappear(false)",
        ]

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
            "CONT-27 EX-26 a container that forwards from its own callbacks gives its child the trace that it has itself",
            arguments: Placement.allCases)
        func singleChildSample(placement: Placement) async throws {
            let trace = try await trace(of: Scenario.shownAndRemoved, child: "manual-container", in: placement)
            #expect(trace.appearance() == cycle)
            #expect(trace.appearance(of: "grandchild1") == trace.appearance())
        }
    }
}
