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

        @Test("Between two dark pages a line shows where the upper one begins, and the lower one is shaded more")
        func dark() throws {
            try ManualFrameClock.use { time in
                let (_, stage) = show()
                swipe(to: CGPoint(x: 200, y: 150), in: stage)
                defer {
                    stage.release(CGPoint(x: 200, y: 150), at: 12)
                    stage.update()
                    time.advance(by: .seconds(1))
                    stage.update()
                }
                let views = try #require(second.view.superview).subviews
                try #require(views.count == 4 && views.first === first.view && views.last === second.view)
                let (shade, edge) = (views[1], views[2])
                #expect(edge.frame.width == 1 && abs(edge.frame.maxX - second.view.frame.minX) < 0.01)
                @MainActor func alpha(_ view: UIView, _ style: UIUserInterfaceStyle) throws -> CGFloat {
                    let color = try #require(view.backgroundColor)
                    return color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor.alpha
                }
                let edges = (light: try alpha(edge, .light), dark: try alpha(edge, .dark))
                #expect(edges.light == 0 && edges.dark > 0)
                let shades = (light: try alpha(shade, .light), dark: try alpha(shade, .dark))
                #expect(shades.dark > shades.light)
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
                let heard = story()
                #expect(
                    heard.filter { $0.contains("ppear") } == [
                        "a viewWillDisappear(true)", "a viewDidDisappear(true)", "b viewWillAppear(true)",
                        "b viewDidAppear(true)",
                    ])
                // It was told that it would go, so it is told that it has come again.
                #expect(
                    heard.filter { $0.contains("Move(") } == [
                        "b willMove(toParent: container)", "b didMove(toParent: container)",
                    ])
                #expect(heard.last == "b didMove(toParent: container)")
                #expect(navigation.viewControllers == [first, second] && second.parent === navigation)
                #expect(second.view.frame == navigation.view.bounds && first.view.superview == nil)
                #expect(navigation.navigationBar.topItem === second.navigationItem)
                #expect(navigation.popViewController(animated: false) === second)
            }
        }

        @Test("A finger that leaves slowly decides by the half of the way", arguments: [true, false])
        func half(goesBack: Bool) {
            ManualFrameClock.use { time in
                let (navigation, stage) = show()
                // The view is 400 points wide; what the recogniser needs to begin may be missing from the way.
                let end = CGPoint(x: goesBack ? 230 : 190, y: 150)
                swipe(to: end, in: stage)
                stage.release(end, at: 12)
                stage.update()
                time.advance(by: .seconds(1))
                stage.update()
                #expect(navigation.viewControllers.count == (goesBack ? 1 : 2))
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

        @Test(
            "At 300 points a second the place decides, and above that it is a throw",
            arguments: [300, 300.5] as [CGFloat])
        func slowestThrow(speed: CGFloat) {
            ManualFrameClock.use { time in
                let (navigation, stage) = show()
                stage.press(CGPoint(x: 4, y: 150), at: 0)
                // What it did in the last eighth of a second tells its speed. No number here is rounded.
                let end = CGPoint(x: 60 + speed / 8, y: 150)
                for (x, second) in zip([20, 60, end.x], [1, 2, 2.125]) {
                    stage.drag(to: CGPoint(x: x, y: 150), at: second)
                }
                stage.release(end, at: 2.125)
                stage.update()
                time.advance(by: .seconds(1))
                stage.update()
                #expect(navigation.viewControllers.count == (speed > 300 ? 1 : 2))
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

        @Test("A finger that goes down as far as across leads nowhere")
        func diagonal() {
            ManualFrameClock.use { time in
                let (navigation, stage) = show()
                stage.press(CGPoint(x: 4, y: 50), at: 0)
                stage.drag(to: CGPoint(x: 36, y: 82), at: 1)
                stage.drag(to: CGPoint(x: 304, y: 82), at: 2)
                stage.release(CGPoint(x: 304, y: 82), at: 12)
                // Asked after 4 points, and not before that, where it goes.
                stage.press(CGPoint(x: 4, y: 50), at: 20)
                stage.drag(to: CGPoint(x: 4, y: 54), at: 21)
                stage.drag(to: CGPoint(x: 304, y: 54), at: 22)
                stage.release(CGPoint(x: 304, y: 54), at: 32)
                #expect(story() == [] && navigation.viewControllers == [first, second])
                stage.press(CGPoint(x: 4, y: 50), at: 40)
                stage.drag(to: CGPoint(x: 4, y: 53), at: 41)
                stage.drag(to: CGPoint(x: 304, y: 53), at: 42)
                #expect(navigation.viewControllers == [first])
                stage.release(CGPoint(x: 304, y: 53), at: 52)
                stage.update()
                time.advance(by: .seconds(1))
                stage.update()
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
            "A push while a finger goes back that turns round is above the page that stays",
            arguments: [true, false], [true, false])
        func pushed(beforeRelease: Bool, animated: Bool) {
            ManualFrameClock.use { time in
                let (navigation, stage) = show()
                let third = TracingViewController(name: "c")
                swipe(to: CGPoint(x: 120, y: 150), in: stage)
                if beforeRelease { navigation.pushViewController(third, animated: animated) }
                stage.release(CGPoint(x: 120, y: 150), at: 12)
                stage.update()
                if !beforeRelease { navigation.pushViewController(third, animated: animated) }
                for _ in 0..<3 {
                    time.advance(by: .seconds(1))
                    stage.update()
                }
                #expect(navigation.viewControllers == [first, second, third])
                #expect(second.parent === navigation && third.parent === navigation)
                #expect(third.view.frame == navigation.view.bounds && second.view.superview == nil)
                let heard = story()
                #expect(!heard.contains("b didMove(toParent: nil)") && heard.last == "c didMove(toParent: container)")
                #expect(navigation.popViewController(animated: false) === third)
                stage.update()
                #expect(second.view.window != nil && navigation.navigationBar.topItem === second.navigationItem)
            }
        }

        @Test("A push while a finger goes back to the end takes the place of the page that goes")
        func pushedAndGone() {
            ManualFrameClock.use { time in
                let (navigation, stage) = show()
                let third = TracingViewController(name: "c")
                swipe(to: CGPoint(x: 304, y: 150), in: stage)
                navigation.pushViewController(third, animated: true)
                stage.release(CGPoint(x: 304, y: 150), at: 12)
                for _ in 0..<3 {
                    stage.update()
                    time.advance(by: .seconds(1))
                }
                stage.update()
                #expect(navigation.viewControllers == [first, third] && second.parent == nil)
            }
        }

        @Test("Where the app takes away the page below meanwhile, that stands, wherever the finger goes")
        func replaced() {
            ManualFrameClock.use { time in
                let (navigation, stage) = show()
                let third = TracingViewController(name: "c")
                swipe(to: CGPoint(x: 120, y: 150), in: stage)
                navigation.setViewControllers([third], animated: true)
                stage.release(CGPoint(x: 120, y: 150), at: 12)
                for _ in 0..<3 {
                    stage.update()
                    time.advance(by: .seconds(1))
                }
                stage.update()
                #expect(navigation.viewControllers == [third] && first.parent == nil && second.parent == nil)
            }
        }

        /// Why no button leads back.
        enum Reason: CaseIterable {
            case hidden, replaced, barHidden
        }

        @Test(
            "No finger leads back where no button does, unless the app gives the recogniser a delegate of its own, or none",
            arguments: Reason.allCases)
        func withoutButton(reason: Reason) {
            final class Consent: NSObject, UIGestureRecognizerDelegate {}
            ManualFrameClock.use { time in
                let (navigation, stage) = show()
                let item = second.navigationItem
                switch reason {
                case .hidden: item.hidesBackButton = true
                case .replaced: item.leftBarButtonItem = UIBarButtonItem(title: "Close")
                case .barHidden: navigation.isNavigationBarHidden = true
                }
                stage.update()
                @MainActor func goBack() -> Bool {
                    swipe(to: CGPoint(x: 304, y: 150), in: stage)
                    stage.release(CGPoint(x: 304, y: 150), at: 12)
                    stage.update()
                    time.advance(by: .seconds(1))
                    stage.update()
                    return navigation.viewControllers.count == 1
                }
                #expect(!goBack())
                let (usual, consent) = (navigation.interactivePopGestureRecognizer?.delegate, Consent())
                #expect(usual != nil)
                for delegate in [consent, nil] {
                    navigation.interactivePopGestureRecognizer?.delegate = delegate
                    #expect(goBack())
                    navigation.pushViewController(second, animated: false)
                    stage.update()
                }
                navigation.interactivePopGestureRecognizer?.delegate = usual
                #expect(!goBack())
                // A button beside the one that leads back does not take its place.
                (item.hidesBackButton, item.leftItemsSupplementBackButton) = (false, true)
                navigation.isNavigationBarHidden = false
                #expect(goBack())
            }
        }

        @Test(
            "What viewWillAppear hands in to go alongside goes with the finger, and back with it",
            arguments: [true, false])
        func withFinger(goesBack: Bool) {
            final class Fading: UIViewController {
                let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
                var calls: [String] = []

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(mark)
                    mark.alpha = 0
                }

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    transitionCoordinator?.animate(
                        alongsideTransition: { [unowned self] _ in
                            calls.append("moves")
                            mark.alpha = 1
                        }, completion: { [unowned self] in calls.append($0.isCancelled ? "cancelled" : "done") })
                }
            }
            ManualFrameClock.use { time in
                let below = Fading()
                let navigation = UINavigationController()
                navigation.viewControllers = [below, second]
                let stage = Stage(root: navigation)
                stage.update()
                @MainActor func seen() -> Float { below.mark.layer.presentation()?.opacity ?? -1 }
                let end = goesBack ? 304 : 124
                swipe(to: CGPoint(x: end, y: 150), in: stage)
                stage.update()
                #expect(below.calls == ["moves"] && below.mark.alpha == 1)
                #expect(second.view.frame.minX > CGFloat(end) - 16)
                #expect(abs(seen() - Float(second.view.frame.minX) / 400) < 0.001)
                stage.release(CGPoint(x: end, y: 150), at: 12)
                stage.update()
                time.advance(by: .milliseconds(50))
                stage.update()
                #expect(goesBack ? seen() > 0.76 && seen() < 1 : seen() > 0 && seen() < 0.29)
                time.advance(by: .seconds(1))
                stage.update()
                #expect(below.calls == ["moves", goesBack ? "done" : "cancelled"])
                #expect(below.mark.alpha == (goesBack ? 1 : 0))
            }
        }

        @Test("What is handed in while the finger is on its way goes the rest of it", arguments: [true, false])
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
                #expect(calls == ["moves", goesBack ? "done" : "cancelled"])
            }
        }
    }
}
