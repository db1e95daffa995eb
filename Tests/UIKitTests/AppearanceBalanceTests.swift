import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct AppearanceBalance {
        /// The appearance callbacks of one showing and one hiding.
        private let cycle = [
            "viewWillAppear(false)", "viewIsAppearing(false)", "viewDidAppear(false)", "viewWillDisappear(false)",
            "viewDidDisappear(false)",
        ]

        @Test(
            "APPR-17 a second begin in the same direction does not repeat the callback", arguments: Placement.allCases)
        func noDoubleAppear(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .containerForwardsByHand, .showWindow, .update, .addChild, .beginAppearance(true, animated: false),
                    .beginAppearance(true, animated: false), .addChildView, .update, .endAppearance,
                    .beginAppearance(true, animated: false), .didMove, .update,
                ], child: "plain", in: placement)
            #expect(trace.appearance() == Array(cycle.prefix(3)))
        }

        @Test(
            "APPR-17 a cancelled appearance goes viewWillAppear, viewWillDisappear, viewDidDisappear",
            arguments: Placement.allCases)
        func cancelledAppearance(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .containerForwardsByHand, .showWindow, .update, .addChild, .beginAppearance(true, animated: true),
                    .beginAppearance(false, animated: true), .endAppearance, .update,
                ], child: "plain", in: placement)
            #expect(
                trace.appearance() == [
                    "viewWillAppear(true)", "viewWillDisappear(true)", "viewDidDisappear(true)",
                ])
        }

        @Test(
            "APPR-17 a cancelled disappearance goes viewWillDisappear, viewWillAppear, viewDidAppear",
            arguments: Placement.allCases)
        func cancelledDisappearance(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [
                    .update, .beginAppearance(false, animated: true), .beginAppearance(true, animated: true),
                    .endAppearance, .update,
                ], child: "plain", in: placement)
            #expect(
                Array(trace.appearance().dropFirst(3)) == [
                    "viewWillDisappear(true)", "viewWillAppear(true)", "viewIsAppearing(true)", "viewDidAppear(true)",
                ])
        }

        @Test("APPR-17 a view added and removed within one turn disappears again, and never counts as shown")
        func addedAndRemovedInOneTurn() {
            let stage = Stage()
            let child = TracingViewController()
            stage.root.addChild(child)
            stage.root.view.addSubview(child.view)
            child.view.removeFromSuperview()
            stage.update()
            #expect(
                TraceRecorder.shared.take().appearance() == [
                    "viewWillAppear(false)", "viewWillDisappear(false)", "viewDidDisappear(false)",
                ])
        }

        @Test("APPR-17 a child that its container removes while the window is being shown is balanced, and can return")
        func removedWhileContainerAppears() {
            final class Impatient: UIViewController {
                var rejected: UIViewController?
                override func viewIsAppearing(_ animated: Bool) {
                    rejected?.viewIfLoaded?.removeFromSuperview()
                }
            }
            final class FirstChild: UIViewController {
                weak var sibling: UIViewController?
                override func viewWillAppear(_ animated: Bool) {
                    sibling?.viewIfLoaded?.removeFromSuperview()
                }
            }
            let container = UIViewController()
            let first = FirstChild()
            let second = TracingViewController()
            // Second is told first, so that its view goes when it has begun to appear and is in no window yet.
            for child in [second, first] as [UIViewController] {
                container.addChild(child)
                container.view.addSubview(child.view)
                child.didMove(toParent: container)
            }
            first.sibling = second
            let stage = Stage(root: container)
            #expect(
                TraceRecorder.shared.take().appearance() == [
                    "viewWillAppear(false)", "viewWillDisappear(false)", "viewDidDisappear(false)",
                ])
            container.view.addSubview(second.view)
            stage.update()
            #expect(TraceRecorder.shared.take().appearance() == Array(cycle.prefix(3)))
        }

        @Test("APPR-17 a child added by a sibling's viewWillAppear, before the window is reached, appears too")
        func addedWhileContainerAppears() {
            final class FirstChild: UIViewController {
                weak var late: UIViewController?
                override func viewWillAppear(_ animated: Bool) {
                    guard let late, let parent else { return }
                    parent.addChild(late)
                    parent.view.addSubview(late.view)
                    late.didMove(toParent: parent)
                }
            }
            let container = UIViewController()
            let first = FirstChild()
            let late = TracingViewController()
            first.late = late
            container.addChild(first)
            container.view.addSubview(first.view)
            first.didMove(toParent: container)
            let stage = Stage(root: container)
            #expect(TraceRecorder.shared.take().appearance() == Array(cycle.prefix(3)))
            stage.window.isHidden = true
            #expect(TraceRecorder.shared.take().appearance() == Array(cycle.suffix(2)))
        }

        @Test("APPR-17 a child added while its container disappears ends up disappeared")
        func addedWhileContainerDisappears() {
            final class FirstChild: UIViewController {
                weak var late: UIViewController?
                override func viewWillDisappear(_ animated: Bool) {
                    guard let late, let parent else { return }
                    parent.addChild(late)
                    parent.view.addSubview(late.view)
                    late.didMove(toParent: parent)
                }
            }
            let first = FirstChild()
            let late = TracingViewController()
            first.late = late
            let container = UIViewController()
            let stage = Stage()
            stage.embed(container)
            stage.embed(first, in: container)
            _ = TraceRecorder.shared.take()
            stage.remove(container)
            stage.update()
            #expect(
                TraceRecorder.shared.take().appearance() == [
                    "viewWillAppear(false)", "viewWillDisappear(false)", "viewDidDisappear(false)",
                ])
        }

        @Test(
            "APPR-17 a child added to a container that is hidden, its view still in a window, waits for the container")
        func addedToHiddenContainer() {
            let stage = Stage()
            let container = UIViewController()
            stage.embed(container)
            container.beginAppearanceTransition(false, animated: false)
            container.endAppearanceTransition()
            let child = TracingViewController()
            stage.embed(child, in: container)
            #expect(TraceRecorder.shared.take().appearance() == [])
            container.beginAppearanceTransition(true, animated: false)
            container.endAppearanceTransition()
            #expect(TraceRecorder.shared.take().appearance() == Array(cycle.prefix(3)))
        }

        @Test("An end without a begin is reported and tells the controller nothing")
        func unbalancedEnd() {
            let child = TracingViewController()
            expectDiagnostics([.unbalancedAppearance]) { child.endAppearanceTransition() }
            child.beginAppearanceTransition(true, animated: false)
            child.endAppearanceTransition()
            expectDiagnostics([.unbalancedAppearance]) { child.endAppearanceTransition() }
            #expect(TraceRecorder.shared.take().appearance() == Array(cycle.prefix(3)))
        }

        @Test("After a cancelled appearance viewDidDisappear does not see isMovingToParent")
        func reasonAfterCancelledAppearance() {
            let stage = Stage()
            let child = TracingViewController()
            stage.root.addChild(child)
            child.beginAppearanceTransition(true, animated: false)
            child.beginAppearanceTransition(false, animated: false)
            child.endAppearanceTransition()
            let trace = TraceRecorder.shared.take()
            #expect(trace.lines("viewWillAppear").first?.contains("isMovingToParent=yes") == true)
            #expect(trace.lines("viewDidDisappear").first?.contains("isMovingToParent=no") == true)
        }
    }
}
