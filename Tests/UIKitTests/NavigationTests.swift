import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("A navigation controller") @MainActor struct NavigationTests {
        let first = TracingViewController(name: "a")
        let second = TracingViewController(name: "b")
        let third = TracingViewController(name: "c")

        /// What concerns navigation, without what the controllers see of themselves.
        private func story(_ trace: [String] = TraceRecorder.shared.take()) -> [String] {
            trace
                .filter { line in ["ppear", "Move(", "DidLoad", "Show", "deinit"].contains(where: line.contains) }
                .map { line in
                    let end = line.firstIndex(of: ")").map(line.index(after:)) ?? line.endIndex
                    let call = line[..<end]
                    return call.contains("viewDidLoad")
                        ? call.split(separator: " ").prefix(2).joined(separator: " ") : String(call)
                }
        }

        private func show(_ controllers: [UIViewController]) -> (UINavigationController, Stage) {
            let navigation = UINavigationController()
            navigation.viewControllers = controllers
            let stage = Stage(root: navigation)
            _ = TraceRecorder.shared.take()
            return (navigation, stage)
        }

        private final class Listener: NSObject, UINavigationControllerDelegate {
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) {
                TraceRecorder.shared.record(
                    "\((viewController as? TracingViewController)?.name ?? "?") willShow(\(animated))")
            }

            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) {
                TraceRecorder.shared.record(
                    "\((viewController as? TracingViewController)?.name ?? "?") didShow(\(animated))")
            }
        }

        // MARK: Order

        @Test(
            "NAV-18 NAV-08 an animated push tells both controllers in UIKit's order, and so does the pop",
            arguments: [true, false])
        func order(animated: Bool) {
            ManualFrameClock.use { time in
                let (navigation, stage) = show([first])
                let listener = Listener()
                navigation.delegate = listener
                navigation.pushViewController(second, animated: animated)
                stage.update()
                time.advance(by: .seconds(1))
                stage.update()
                let push = TraceRecorder.shared.take()
                #expect(
                    story(push) == [
                        "b willMove(toParent: container)", "b viewDidLoad", "a viewWillDisappear(\(animated))",
                        "b viewWillAppear(\(animated))", "b willShow(\(animated))", "b viewIsAppearing(\(animated))",
                        "a viewDidDisappear(\(animated))", "b viewDidAppear(\(animated))",
                        "b didMove(toParent: container)",
                        "b didShow(\(animated))",
                    ])
                expectLayout(of: "b", between: "b viewWillAppear", and: "a viewDidDisappear", in: push)
                #expect(navigation.popViewController(animated: animated) === second)
                stage.update()
                time.advance(by: .seconds(1))
                stage.update()
                #expect(
                    story() == [
                        "b willMove(toParent: nil)", "b viewWillDisappear(\(animated))",
                        "a viewWillAppear(\(animated))",
                        "a willShow(\(animated))", "a viewIsAppearing(\(animated))", "b viewDidDisappear(\(animated))",
                        "a viewDidAppear(\(animated))", "b didMove(toParent: nil)", "a didShow(\(animated))",
                    ])
            }
        }

        @Test(
            "NAV-18 NAV-10 a child in a navigation controller hears the same, wherever it is",
            arguments: Placement.allCases)
        func orderInBothPlaces(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .makeNavigation, .showWindow, .update, .push, .update, .cover, .update, .pop, .update, .pop,
                    .update,
                ],
                child: "plain", in: placement)
            expectTrace(
                trace.filter { ["ppear", "Move("].contains(where: $0.contains) }.map {
                    String($0.prefix { $0 != ")" }) + ")"
                },
                """
                child willMove(toParent: container)
                child viewWillAppear(false)
                child viewIsAppearing(false)
                child viewDidAppear(false)
                child didMove(toParent: container)
                child viewWillDisappear(false)
                child viewDidDisappear(false)
                child viewWillAppear(false)
                child viewIsAppearing(false)
                child viewDidAppear(false)
                child willMove(toParent: nil)
                child viewWillDisappear(false)
                child viewDidDisappear(false)
                child didMove(toParent: nil)
                """)
            expectLayout(of: "child", between: "child viewWillAppear", and: "child viewDidAppear", in: trace)
        }

        @Test(
            "NAV-03 NAV-14 FRAME-13 the area below the bar is the child's, in every size of the window, wherever it is",
            arguments: Placement.allCases)
        func area(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .makeNavigation, .showWindow, .update, .push, .update, .perform(.describeSurroundings),
                    .resizeWindow(width: 900, height: 500), .update, .perform(.describeSurroundings), .hideBar(true),
                    .update,
                    .perform(.describeSurroundings),
                ], child: "plain", in: placement)
            #expect(
                trace.filter { $0.contains("describeSurroundings") }.map { $0.split(separator: " ")[2] } == [
                    "safeArea=44,0,0,0", "safeArea=44,0,0,0", "safeArea=0,0,0,0",
                ])
            #expect(trace.contains { $0.contains("viewWillTransition(to: 900x500)") })
            // Compact at first, and regular then: the child fills what there is.
            let sizes = trace.lines("viewDidLayoutSubviews").compactMap { $0.split(separator: " ").last }
            #expect(sizes.contains("bounds=400x300") && sizes.last == "bounds=900x500")
        }

        @Test("Outside of a window a push tells that it will, and no more; a pop all of it")
        func hidden() {
            let navigation = UINavigationController(rootViewController: first)
            #expect(navigation.viewControllers == [first] && first.parent === navigation)
            _ = story()
            navigation.pushViewController(second, animated: true)
            #expect(story() == ["b willMove(toParent: container)"])
            #expect(navigation.topViewController === second && second.viewIfLoaded == nil)
            navigation.popViewController(animated: true)
            #expect(story() == ["b willMove(toParent: nil)", "b didMove(toParent: nil)"])
        }

        @Test(
            "NAV-12 NAV-01 LOAD-24 of several controllers the top one alone loads; the others come to be shown one after the other"
        )
        func several() {
            let (navigation, stage) = show([first, second, third])
            #expect([first, second, third].map(\.isViewLoaded) == [false, false, true])
            #expect(navigation.children == [first, second, third])
            #expect(navigation.viewControllers == [first, second, third] && navigation.topViewController === third)
            #expect(third.view.window != nil)
            navigation.popViewController(animated: false)
            stage.update()
            #expect([first, second].map(\.isViewLoaded) == [false, true])
        }

        // MARK: The stack

        @Test("NAV-02 NAV-09 only the top one is in place afterwards; on its way it comes from where reading ends")
        func slide() throws {
            try ManualFrameClock.use { time in
                let (navigation, stage) = show([first])
                navigation.pushViewController(second, animated: true)
                stage.update()
                time.advance(by: .milliseconds(100))
                let shown = try #require(second.view.layer.presentation())
                #expect(shown.frame.minX > 0 && shown.frame.minX < 400)
                let below = try #require(first.view.layer.presentation())
                #expect(below.frame.minX < 0 && below.frame.minX > -400 / 3)
                time.advance(by: .seconds(1))
                stage.update()
                #expect(second.view.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
                #expect(first.view.superview == nil && first.parent === navigation)
                #expect(second.transitionCoordinator == nil)
            }
        }

        @Test("What is popped is returned, the lowest first")
        func results() {
            let fourth = UIViewController()
            let (navigation, _) = show([first, second, third, fourth])
            #expect(navigation.popToViewController(second, animated: false) == [third, fourth])
            #expect(navigation.viewControllers == [first, second])
            #expect(navigation.popToViewController(second, animated: false) == nil)
            #expect(navigation.popToViewController(fourth, animated: false) == nil)
            #expect(navigation.popToRootViewController(animated: false) == [second])
            #expect(navigation.popToRootViewController(animated: false) == nil)
            #expect(navigation.popViewController(animated: false) == nil)
            #expect(navigation.viewControllers == [first])
        }

        @Test("Of several that are popped at once each hears that it goes before the one below it does")
        func poppedTogether() {
            let (navigation, stage) = show([first, second, third])
            navigation.popToRootViewController(animated: false)
            stage.update()
            let moves = story().filter { $0.contains("willMove") }
            #expect(moves == ["c willMove(toParent: nil)", "b willMove(toParent: nil)"])
        }

        @Test(
            "However often the stack changes during a transition, one more follows, and nobody is told of what never was"
        )
        func changesMeanwhile() {
            ManualFrameClock.use { time in
                let (navigation, stage) = show([first])
                navigation.pushViewController(second, animated: true)
                stage.update()
                expectDiagnostics([.pushDuringPush]) {
                    for _ in 0..<100 {
                        navigation.pushViewController(third, animated: true)
                        navigation.popViewController(animated: true)
                    }
                }
                navigation.setViewControllers([first, third], animated: true)
                #expect(navigation.viewControllers == [first, third])
                for _ in 0..<4 {
                    time.advance(by: .seconds(1))
                    stage.update()
                }
                let heard = story().filter { $0.contains("ppear(") }
                #expect(
                    heard == [
                        "a viewWillDisappear(true)", "b viewWillAppear(true)", "a viewDidDisappear(true)",
                        "b viewDidAppear(true)", "b viewWillDisappear(true)", "c viewWillAppear(true)",
                        "b viewDidDisappear(true)", "c viewDidAppear(true)",
                    ])
                #expect(navigation.children == [first, third] && second.parent == nil)
                #expect(navigation.view.subviews.first?.subviews == [third.view!])
            }
        }

        @Test("Who is pushed while another one comes hears that it has come with its own transition, and once")
        func cameMeanwhile() {
            ManualFrameClock.use { time in
                let (navigation, stage) = show([first])
                navigation.pushViewController(second, animated: true)
                stage.update()
                expectDiagnostics([.pushDuringPush]) { navigation.pushViewController(third, animated: true) }
                for _ in 0..<2 {
                    time.advance(by: .seconds(1))
                    stage.update()
                }
                #expect(
                    story().filter { $0.contains("didMove") || $0.contains("c viewDidAppear") } == [
                        "b didMove(toParent: container)", "c viewDidAppear(true)", "c didMove(toParent: container)",
                    ])
            }
        }

        @Test("A change that is not animated ends what moves, at once")
        func atOnce() {
            ManualFrameClock.use { _ in
                let (navigation, stage) = show([first])
                navigation.pushViewController(second, animated: true)
                stage.update()
                navigation.popToRootViewController(animated: false)
                #expect(first.view.window != nil && second.view.superview == nil && second.parent == nil)
                stage.update()
                #expect(story().last { $0.hasPrefix("a view") } == "a viewDidAppear(false)")
            }
        }

        @Test("A navigation controller that goes in the middle of a push leaves nobody half shown")
        func goes() {
            ManualFrameClock.use { time in
                let (navigation, stage) = show([first])
                navigation.pushViewController(second, animated: true)
                stage.update()
                _ = story()
                stage.window.rootViewController = UIViewController()
                stage.update()
                time.advance(by: .seconds(1))
                stage.update()
                #expect(
                    story().filter { $0.contains("ppear(") } == [
                        "a viewDidDisappear(true)", "b viewDidAppear(true)", "b viewWillDisappear(false)",
                        "b viewDidDisappear(false)",
                    ])
                _ = navigation
            }
        }

        @Test("show(_:sender:) of a child is a push; a controller twice, or another stack, is reported")
        func showing() {
            ManualFrameClock.use { time in
                let (navigation, stage) = show([first])
                first.show(second, sender: nil)
                #expect(navigation.viewControllers == [first, second] && second.navigationController === navigation)
                expectDiagnostics([.invalidNavigation, .invalidNavigation]) {
                    navigation.pushViewController(first, animated: false)
                    navigation.pushViewController(UINavigationController(), animated: false)
                }
                #expect(navigation.viewControllers == [first, second])
                stage.update()
                time.advance(by: .seconds(1))
            }
        }

        @Test("What a controller animates beside a push runs with it, in its time")
        func coordinator() {
            ManualFrameClock.use { time in
                let (navigation, stage) = show([first])
                let mover = Mover()
                navigation.pushViewController(mover, animated: true)
                #expect(mover.duration == 0.35 && mover.mark.alpha == 0)
                stage.update()
                #expect(mover.mark.layer.animation(forKey: "opacity") != nil && !mover.isDone)
                time.advance(by: .seconds(1))
                #expect(mover.isDone)
            }
        }

        private final class Mover: UIViewController {
            let mark = UIView()
            var duration: TimeInterval?
            var isDone = false

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                view.addSubview(mark)
                duration = transitionCoordinator?.transitionDuration
                transitionCoordinator?.animate(alongsideTransition: { _ in self.mark.alpha = 0 }) { _ in
                    self.isDone = true
                }
            }
        }

        @Test("Nothing of a controller is alive when it was popped and nobody else has it")
        func released() {
            let (navigation, stage) = show([first])
            weak var gone: UIViewController?
            do {
                let controller = UIViewController()
                controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go")
                gone = controller
                navigation.pushViewController(controller, animated: false)
                stage.update()
                navigation.popViewController(animated: false)
                stage.update()
            }
            #expect(gone == nil)
        }
    }
}
