import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("Going back by a finger") @MainActor struct NavigationSwipeTests {
        let first = TracingViewController(name: "a")
        let second = TracingViewController(name: "b")

        private func show() -> (UINavigationController, Stage) {
            let navigation = UINavigationController()
            navigation.viewControllers = [first, second]
            let stage = Stage(root: navigation)
            stage.update()
            _ = TraceRecorder.shared.take()
            return (navigation, stage)
        }

        private func story() -> [String] {
            TraceRecorder.shared.take()
                .filter { line in ["ppear", "Move("].contains(where: line.contains) && !line.contains("IsAppearing") }
                .map { line in String(line[...(line.firstIndex(of: ")") ?? line.index(before: line.endIndex))]) }
        }

        /// Slowly, so that the place decides.
        private func swipe(from start: CGPoint = CGPoint(x: 4, y: 150), to end: CGPoint, in stage: Stage) {
            stage.press(start, at: 0)
            for step in 1...10 {
                let share = CGFloat(step) / 10
                stage.drag(
                    to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share),
                    at: TimeInterval(step))
            }
        }

        @Test("NAV-18 a swipe to the end is a pop: one half of it when the finger comes, the other when it has left")
        func complete() {
            ManualFrameClock.use { time in
                let (navigation, stage) = show()
                swipe(to: CGPoint(x: 304, y: 150), in: stage)
                #expect(
                    story() == ["b willMove(toParent: nil)", "b viewWillDisappear(true)", "a viewWillAppear(true)"])
                #expect(abs(second.view.frame.minX - 300) < 12 && first.view.frame.minX < 0)
                #expect(first.view.window != nil)
                stage.release(CGPoint(x: 304, y: 150), at: 12)
                stage.update()
                time.advance(by: .seconds(1))
                stage.update()
                #expect(story() == ["b viewDidDisappear(true)", "a viewDidAppear(true)", "b didMove(toParent: nil)"])
                #expect(navigation.viewControllers == [first] && second.parent == nil)
                #expect(first.view.frame == navigation.view.bounds)
                #expect(navigation.navigationBar.topItem === first.navigationItem)
            }
        }

        @Test("The page is below the finger with the event by which that is known")
        func atOnce() {
            ManualFrameClock.use { time in
                let (navigation, stage) = show()
                stage.press(CGPoint(x: 4, y: 150), at: 0)
                stage.drag(to: CGPoint(x: 64, y: 150), at: 1)
                #expect(navigation.viewControllers == [first])
                #expect(second.view.frame.minX > 40)
                stage.release(CGPoint(x: 64, y: 150), at: 20)
                stage.update()
                time.advance(by: .seconds(1))
                stage.update()
                #expect(navigation.viewControllers == [first, second])
            }
        }

        @Test("A finger that goes back leaves everything as it was, and both are told so in UIKit's order")
        func cancelled() {
            ManualFrameClock.use { time in
                let (navigation, stage) = show()
                swipe(to: CGPoint(x: 120, y: 150), in: stage)
                _ = story()
                stage.release(CGPoint(x: 120, y: 150), at: 12)
                stage.update()
                time.advance(by: .seconds(1))
                stage.update()
                #expect(
                    story().filter { $0.contains("ppear") } == [
                        "a viewWillDisappear(true)", "a viewDidDisappear(true)", "b viewWillAppear(true)",
                        "b viewDidAppear(true)",
                    ])
                #expect(navigation.viewControllers == [first, second] && second.parent === navigation)
                #expect(second.view.frame == navigation.view.bounds && first.view.superview == nil)
                #expect(navigation.navigationBar.topItem === second.navigationItem)
                #expect(navigation.popViewController(animated: false) === second)
            }
        }

        @Test("A throw decides by its direction, wherever the finger leaves", arguments: [true, false])
        func thrown(goesBack: Bool) {
            ManualFrameClock.use { time in
                let (navigation, stage) = show()
                stage.press(CGPoint(x: 4, y: 150), at: 0)
                // Slowly to a place that would decide otherwise, and from there at once.
                let way: [CGFloat] = goesBack ? [10, 20, 60, 100] : [100, 350, 320, 280]
                for (x, second) in zip(way, [1, 3, 3.02, 3.04]) { stage.drag(to: CGPoint(x: x, y: 150), at: second) }
                stage.release(CGPoint(x: way[3], y: 150), at: 3.05)
                stage.update()
                time.advance(by: .seconds(1))
                stage.update()
                #expect(navigation.viewControllers.count == (goesBack ? 1 : 2))
            }
        }

        @Test("From elsewhere, up or down, or at the root nothing moves")
        func elsewhere() {
            ManualFrameClock.use { _ in
                let (navigation, stage) = show()
                swipe(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 300, y: 150), in: stage)
                stage.release(CGPoint(x: 300, y: 150), at: 12)
                swipe(from: CGPoint(x: 4, y: 50), to: CGPoint(x: 60, y: 280), in: stage)
                stage.release(CGPoint(x: 60, y: 280), at: 12)
                #expect(story() == [])
                navigation.popToRootViewController(animated: false)
                stage.update()
                _ = story()
                swipe(to: CGPoint(x: 300, y: 150), in: stage)
                stage.release(CGPoint(x: 300, y: 150), at: 12)
                #expect(story() == [] && navigation.viewControllers == [first])
            }
        }

        @Test("From right to left the other edge leads back")
        func mirrored() {
            ManualFrameClock.use { time in
                let (navigation, stage) = show()
                navigation.traitOverrides.layoutDirection = .rightToLeft
                stage.update()
                swipe(from: CGPoint(x: 396, y: 150), to: CGPoint(x: 60, y: 150), in: stage)
                #expect(second.view.frame.minX < -300)
                stage.release(CGPoint(x: 60, y: 150), at: 12)
                stage.update()
                time.advance(by: .seconds(1))
                #expect(navigation.viewControllers == [first])
            }
        }

        @Test(
            "Where the app changes the stack meanwhile, that stands, wherever the finger goes",
            arguments: [true, false])
        func changed(beforeRelease: Bool) {
            ManualFrameClock.use { time in
                let (navigation, stage) = show()
                let third = TracingViewController(name: "c")
                swipe(to: CGPoint(x: 120, y: 150), in: stage)
                if beforeRelease { navigation.pushViewController(third, animated: true) }
                stage.release(CGPoint(x: 120, y: 150), at: 12)
                stage.update()
                if !beforeRelease { navigation.pushViewController(third, animated: true) }
                for _ in 0..<3 {
                    time.advance(by: .seconds(1))
                    stage.update()
                }
                #expect(navigation.viewControllers == [first, third] && second.parent == nil)
                #expect(third.view.frame == navigation.view.bounds && second.view.superview == nil)
                let heard = story()
                #expect(heard.contains("b didMove(toParent: nil)") && heard.last == "c didMove(toParent: container)")
            }
        }

        @Test("What goes alongside runs with the way on, and not at all with the way back", arguments: [true, false])
        func alongside(goesBack: Bool) {
            ManualFrameClock.use { time in
                let (_, stage) = show()
                swipe(to: CGPoint(x: goesBack ? 304 : 120, y: 150), in: stage)
                var calls: [String] = []
                first.transitionCoordinator?.animate(
                    alongsideTransition: { _ in calls.append("moves") },
                    completion: { calls.append($0.isCancelled ? "cancelled" : "done") })
                stage.release(CGPoint(x: goesBack ? 304 : 120, y: 150), at: 12)
                stage.update()
                time.advance(by: .seconds(1))
                stage.update()
                #expect(calls == (goesBack ? ["moves", "done"] : ["cancelled"]))
            }
        }
    }
}
