import ParityScenarios
import Testing
import UIKit
import UIKitTesting

/// Notes commits, so that tests can tell what was displayed when.
@MainActor private final class RecordingPlatform: WindowPlatform {
    func show(_ window: UIWindow) {}

    func hide(_ window: UIWindow) {}

    func commit(_ window: UIWindow) {
        let changes = window.layerTree.takeChanges()
        TraceRecorder.shared.record("platform commit of \(changes.changed.count > 0 ? "changes" : "removals")")
    }
}

extension UIKitBehaviour {
    @MainActor struct Appearance {
        /// The appearance callbacks of one showing and one hiding.
        private let cycle = [
            "viewWillAppear(false)", "viewIsAppearing(false)", "viewDidAppear(false)", "viewWillDisappear(false)",
            "viewDidDisappear(false)",
        ]

        @Test(
            "APPR-01 a controller calls its own four methods when its view is shown and hidden",
            arguments: Placement.allCases)
        func fourMethods(placement: Placement) async throws {
            let trace = try await trace(of: Scenario.shownAndRemoved, child: "plain", in: placement)
            #expect(trace.appearance() == cycle)
        }

        @Test("APPR-02 in viewWillAppear the view is not displayed yet", arguments: Placement.allCases)
        func willAppear(placement: Placement) async throws {
            let trace = try await trace(of: Scenario.shownAndRemoved, child: "plain", in: placement)
            #expect(trace.lines("viewWillAppear").allSatisfy { $0.contains("window=no") })
            #expect(trace.lines("viewWillAppear").count == 1)
        }

        @Test("APPR-03 in viewDidAppear the view is in a window", arguments: Placement.allCases)
        func didAppear(placement: Placement) async throws {
            let trace = try await trace(of: Scenario.shownAndRemoved, child: "plain", in: placement)
            #expect(trace.lines("viewDidAppear").map { $0.contains("window=yes") } == [true])
        }

        @Test("APPR-02 APPR-03 the view is displayed after viewWillAppear and before viewDidAppear")
        func displayedBetweenWillAndDid() {
            let platform = RecordingPlatform()
            UIScreen.main.platform = platform
            let stage = Stage()
            _ = TraceRecorder.shared.take()
            let child = TracingViewController()
            child.view.backgroundColor = .red
            stage.embed(child)
            let trace = TraceRecorder.shared.take().filter { $0.contains("ppear") || $0.contains("commit") }
            #expect(trace.map { String($0.prefix { $0 != " " }) } == ["child", "child", "platform", "child"])
            #expect(trace.appearance() == Array(cycle.prefix(3)))
        }

        @Test("APPR-04 in viewWillDisappear the view is still in its window", arguments: Placement.allCases)
        func willDisappear(placement: Placement) async throws {
            let trace = try await trace(of: Scenario.shownAndRemoved, child: "plain", in: placement)
            #expect(trace.lines("viewWillDisappear").map { $0.contains("window=yes superview=yes") } == [true])
        }

        @Test("APPR-05 in viewDidDisappear the view is in no window", arguments: Placement.allCases)
        func didDisappear(placement: Placement) async throws {
            let trace = try await trace(of: Scenario.shownAndRemoved, child: "plain", in: placement)
            #expect(trace.lines("viewDidDisappear").map { $0.contains("window=no superview=no") } == [true])
        }

        @Test(
            "APPR-06 a view in a container that is in no window does not appear; with the window it does, and hides",
            arguments: Placement.allCases)
        func windowDecides(placement: Placement) async throws {
            let hidden = try await trace(
                of: [.loadContainerView] + .embed + [.update], child: "plain", in: placement)
            #expect(hidden.appearance() == [])
            let shown = try await trace(
                of: [.loadContainerView] + .embed + [.update, .showWindow, .update, .hideWindow, .update],
                child: "plain", in: placement)
            #expect(shown.appearance() == cycle)
        }

        @Test("APPR-06 a branch of views that enters and leaves a window takes the controllers in it along")
        func branchOfViews() {
            let stage = Stage()
            let child = TracingViewController()
            let branch = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.root.addChild(child)
            branch.addSubview(child.view)
            child.didMove(toParent: stage.root)
            #expect(TraceRecorder.shared.lines.appearance() == [])
            stage.root.view.addSubview(branch)
            stage.update()
            branch.removeFromSuperview()
            stage.update()
            #expect(TraceRecorder.shared.take().appearance() == cycle)
        }

        @Test(
            "APPR-07 each of the callbacks says whether the change is animated", arguments: [true, false])
        func animatedArgument(animated: Bool) {
            let child = TracingViewController()
            child.beginAppearanceTransition(true, animated: animated)
            child.endAppearanceTransition()
            child.beginAppearanceTransition(false, animated: animated)
            child.endAppearanceTransition()
            #expect(
                TraceRecorder.shared.take().appearance()
                    == cycle.map {
                        $0.replacingOccurrences(of: "false", with: "\(animated)")
                    })
        }

        @Test(
            "APPR-07 what the host says about animation reaches the child, in both halves",
            arguments: Placement.allCases)
        func animatedReachesTheChild(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .containerForwardsByHand, .showWindow, .update, .addChild,
                    .beginAppearance(true, animated: true), .addChildView, .update, .endAppearance, .didMove,
                    .beginAppearance(false, animated: true), .removeChildView, .endAppearance, .update,
                ], child: "plain", in: placement)
            #expect(trace.appearance() == cycle.map { $0.replacingOccurrences(of: "false", with: "true") })
        }

        @Test(
            "APPR-10 isMovingToParent is true when a controller that was just added is shown, not when shown again",
            arguments: Placement.allCases)
        func movingToParent(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [.update, .hideWindow, .update, .showWindow, .update],
                child: "plain", in: placement)
            for callback in ["viewWillAppear", "viewIsAppearing", "viewDidAppear"] {
                #expect(trace.lines(callback).map { $0.contains("isMovingToParent=yes") } == [true, false])
            }
            #expect(trace.lines("view").filter { $0.contains("isMovingFromParent=yes") } == [])
        }

        @Test(
            "APPR-11 isMovingFromParent is true when a controller that leaves is hidden, not when hidden otherwise",
            arguments: Placement.allCases)
        func movingFromParent(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [.update, .hideWindow, .update, .showWindow, .update]
                    + .unembed + [.update],
                child: "plain", in: placement)
            for callback in ["viewWillDisappear", "viewDidDisappear"] {
                #expect(trace.lines(callback).map { $0.contains("isMovingFromParent=yes") } == [false, true])
            }
            #expect(
                trace.lines("view").filter { $0.contains("Appear") || $0.contains("Appearing") }
                    .allSatisfy { $0.contains("isMovingFromParent=no") })
        }

        @Test(
            "APPR-14 outside of the appearance callbacks the reasons for moving are false",
            arguments: Placement.allCases)
        func reasonsElsewhere(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [.update, .perform(.describe)] + .unembed
                    + [.update, .perform(.describe)],
                child: "plain", in: placement)
            #expect(trace.lines("describe").count == 2)
            #expect(
                trace.lines("describe").allSatisfy {
                    $0.contains("isMovingToParent=no isMovingFromParent=no")
                })
        }

        @Test(
            "APPR-16 a container whose overrides do not call super still forwards appearance to its children",
            arguments: Placement.allCases)
        func withoutSuper(placement: Placement) async throws {
            let trace = try await trace(of: Scenario.shownAndRemoved, child: "forgetful-container", in: placement)
            #expect(trace.appearance(of: "grandchild1") == cycle)
            #expect(trace.count("viewWillAppear without super") == 1)
        }

        @Test("APPR-16 the base class has an implementation of each callback for overrides to call")
        func baseImplementations() {
            final class Polite: UIViewController {
                var calls = 0
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    calls += 1
                }
                override func viewIsAppearing(_ animated: Bool) {
                    super.viewIsAppearing(animated)
                    calls += 1
                }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    calls += 1
                }
                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    calls += 1
                }
                override func viewDidDisappear(_ animated: Bool) {
                    super.viewDidDisappear(animated)
                    calls += 1
                }
            }
            let stage = Stage()
            let child = Polite()
            stage.embed(child)
            stage.remove(child)
            #expect(child.calls == 5)
        }
    }
}
