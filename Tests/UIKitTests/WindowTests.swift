import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct Windows {
        @Test("WIN-05 a window has one root: after B replaced A only B's view is attached")
        func oneRoot() {
            let (a, b) = (TracingViewController(name: "a"), TracingViewController(name: "b"))
            let stage = Stage(root: a)
            stage.window.rootViewController = b
            stage.update()
            #expect(stage.window.rootViewController === b)
            #expect(stage.window.subviews == [b.view])
            #expect(a.view.window == nil)
            let trace = TraceRecorder.shared.take()
            #expect(trace.appearance(of: "a").suffix(2) == ["viewWillDisappear(false)", "viewDidDisappear(false)"])
            #expect(
                trace.appearance(of: "b") == [
                    "viewWillAppear(false)", "viewIsAppearing(false)", "viewDidAppear(false)",
                ])
        }

        @Test("WIN-06 WIN-07 FRAME-04 the root's view is put into the window and fills it, whatever size it has")
        func rootFillsWindow() {
            let stage = Stage()
            #expect(stage.root.view.superview === stage.window)
            #expect(stage.root.view.frame == stage.window.bounds)
            stage.window.resize(to: CGSize(width: 500, height: 200))
            #expect(stage.root.view.frame == CGRect(x: 0, y: 0, width: 500, height: 200))
        }

        @Test("WIN-14 a window is shown by makeKeyAndVisible; before, its root does not even load")
        func hiddenUntilShown() {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let root = TracingViewController()
            window.rootViewController = root
            UpdateCycle.main.update()
            #expect(window.isHidden)
            #expect(!root.isViewLoaded)
            #expect(UIApplication.shared.windows == [])
            window.makeKeyAndVisible()
            #expect(TraceRecorder.shared.take().appearance() == ["viewWillAppear(false)"])
            #expect(window.isKeyWindow)
            #expect(UIApplication.shared.windows == [window])
        }

        @Test(
            "WIN-06 WIN-07 WIN-14 a root in any process is put into its window when that is shown, and fills it",
            arguments: Placement.allCases)
        func rootElsewhere(placement: Placement) async throws {
            let hidden = try await trace(of: [.makeChildRoot, .update], child: "plain", in: placement)
            #expect(hidden.lines("loadView").isEmpty && hidden.appearance().isEmpty)
            let shown = try await trace(
                of: [.makeChildRoot, .showWindow, .update, .resizeWindow(width: 500, height: 200), .update],
                child: "plain", in: placement)
            let appeared = try #require(shown.lines("viewDidAppear").first)
            #expect(appeared.contains("window=yes superview=yes") && appeared.hasSuffix("bounds=400x300"))
            #expect(shown.lines("viewDidLayoutSubviews").last?.hasSuffix("bounds=500x200") == true)
        }

        @Test(
            "WIN-05 a root in any process that another one replaces leaves the window, and is asked for nothing more",
            arguments: Placement.allCases)
        func replacedRootElsewhere(placement: Placement) async throws {
            let trace = try await trace(
                of: [.makeChildRoot, .showWindow, .update, .clearRoot, .update, .darkMode(true), .update],
                child: "plain", in: placement)
            let gone = try #require(trace.lines("viewDidDisappear").first)
            #expect(gone.contains("window=no superview=no"))
            let end = try #require(trace.firstIndex { $0.contains("viewDidDisappear") })
            #expect(!trace[end...].contains { $0.contains("Layout") })
        }

        @Test(
            "WIN-03 a view in any process draws when it is in a window that asks for its content, and not before",
            arguments: Placement.allCases)
        func drawingElsewhere(placement: Placement) async throws {
            let steps = Scenario([.perform(.changeData), .update])
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [.update] + steps * 4 + [.update], child: "counting",
                in: placement)
            #expect(
                trace.filter { $0.contains("canvas") } == [
                    "child canvas made", "child canvas shown", "canvas draws",
                ])
        }

        @Test(
            "The window that turns tells the root that it shows, in whatever process that is, and not one that was",
            arguments: Placement.allCases)
        func turnedElsewhere(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .makeChildRoot, .showWindow, .update, .turnDevice(isPortrait: true), .update, .clearRoot, .update,
                    .turnDevice(isPortrait: false), .update,
                ], child: "plain", in: placement)
            #expect(
                trace.lines("viewWillTransition").map { $0.prefix { $0 != ")" } } == [
                    "child viewWillTransition(to: 300x400"
                ])
        }

        @Test("A root that gives the window another root while it appears leaves the window to that one")
        func rootReplacedInWillAppear() {
            final class Gate: UIViewController {
                let replacement = TracingViewController(name: "next")
                weak var window: UIWindow?
                override func viewWillAppear(_ animated: Bool) { window?.rootViewController = replacement }
            }
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let gate = Gate()
            gate.window = window
            window.rootViewController = gate
            window.makeKeyAndVisible()
            UpdateCycle.main.update()
            #expect(window.subviews == [gate.replacement.view])
            #expect(TraceRecorder.shared.take().appearance(of: "next").last == "viewDidAppear(false)")
        }

        @Test("A hidden window hides its root, and shows it again without loading it anew")
        func hideAndShow() {
            let root = TracingViewController()
            let stage = Stage(root: root)
            stage.window.isHidden = true
            stage.window.isHidden = true
            stage.window.isHidden = false
            stage.update()
            let trace = TraceRecorder.shared.take()
            #expect(
                trace.appearance() == [
                    "viewWillAppear(false)", "viewIsAppearing(false)", "viewDidAppear(false)",
                    "viewWillDisappear(false)",
                    "viewDidDisappear(false)", "viewWillAppear(false)", "viewIsAppearing(false)",
                    "viewDidAppear(false)",
                ])
            #expect(trace.count("loadView") == 1)
        }

        @Test("Controllers hear of a window's new size before it changes, and what they hand in runs with the change")
        func resizing() {
            final class Root: UIViewController {
                var lines: [String] = []
                override func viewWillTransition(
                    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
                ) {
                    lines.append("will \(view.bounds.width) to \(size.width)")
                    coordinator.animate { [weak self] _ in
                        self?.lines.append("alongside \(self?.view.bounds.width ?? 0)")
                    } completion: { [weak self] _ in
                        self?.lines.append("completed")
                    }
                }
            }
            let root = Root()
            let stage = Stage(root: root)
            stage.window.resize(to: CGSize(width: 500, height: 300))
            stage.window.resize(to: CGSize(width: 500, height: 300))
            #expect(root.lines == ["will 400.0 to 500.0", "alongside 500.0", "completed"])
        }

        @Test("What is known of a transition to another size is told by a context of the real name")
        func transitionContext() throws {
            final class Root: UIViewController {
                var contexts: [String] = []
                var coordinator: (any UIViewControllerTransitionCoordinator)?

                override func viewWillTransition(
                    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
                ) {
                    super.viewWillTransition(to: size, with: coordinator)
                    self.coordinator = coordinator
                    coordinator.animate(
                        alongsideTransition: { (context: any UIViewControllerTransitionCoordinatorContext) in
                            self.note(context)
                        }, completion: { context in self.note(context) })
                    coordinator.animateAlongsideTransition(in: view, animation: nil) { context in
                        self.contexts.append("in \(context.containerView === self.view.window)")
                    }
                    coordinator.notifyWhenInteractionChanges { _ in self.contexts.append("interaction") }
                }

                private func note(_ context: any UIViewControllerTransitionCoordinatorContext) {
                    contexts.append(
                        "\(context.isAnimated) \(context.isInteractive) \(context.initiallyInteractive) \(context.isCancelled) "
                            + "\(context.transitionDuration) \(context.percentComplete) \(context.targetTransform.isIdentity)"
                    )
                }
            }
            let root = Root()
            let stage = Stage(root: root)
            stage.window.resize(to: CGSize(width: 500, height: 300))
            #expect(
                root.contexts == [
                    "false false false false 0.0 0.0 true", "false false false false 0.0 1.0 true", "in true",
                ])
            let coordinator = try #require(root.coordinator)
            let isTaken = coordinator.animate { _ in }
            #expect(!isTaken)
        }

        @Test("MEM-01 a memory warning reaches every live controller once, visible or not, with delegate and observers")
        func memoryWarning() {
            final class Delegate: UIApplicationDelegate {
                var warnings = 0
                func applicationDidReceiveMemoryWarning(_ application: UIApplication) { warnings += 1 }
            }
            final class Observer: @unchecked Sendable {
                // Only touched while the warning is sent, on the thread of the test.
                var warnings = 0
            }
            let delegate = Delegate()
            UIApplication.shared.delegate = delegate
            defer { UIApplication.shared.delegate = nil }
            let observer = Observer()
            let token = NotificationCenter.default.addObserver(
                forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
            ) { _ in observer.warnings += 1 }
            defer { NotificationCenter.default.removeObserver(token) }
            let stage = Stage(root: TracingViewController(name: "visible"))
            let hidden = TracingViewController(name: "hidden")
            _ = TraceRecorder.shared.take()
            UIApplication.shared.sendMemoryWarning()
            #expect(
                TraceRecorder.shared.take().sorted() == [
                    "hidden didReceiveMemoryWarning view=none", "visible didReceiveMemoryWarning view=loaded",
                ])
            #expect(delegate.warnings == 1 && observer.warnings == 1)
            #expect(!hidden.isViewLoaded)
            #expect(stage.root.isViewLoaded)
        }

        @Test(
            "MEM-04 MEM-05 EX-16 the sample drops its view on a warning while hidden, not while visible, and loads it again",
            arguments: Placement.allCases)
        func viewDroppedWhileHidden(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [.update, .perform(.changeData), .update, .memoryWarning]
                    + .unembed + [.update, .memoryWarning] + .embed + [.update],
                child: "cache", in: placement)
            #expect(trace.lines("freed") == ["child freed cache=0 view=kept", "child freed cache=0 view=dropped"])
            #expect(trace.count("loadView") == 2)
            // What was typed was in the view alone, and of the view that was dropped nothing is held.
            #expect(
                trace.lines("restored") == [
                    "child restored \"\" former label=gone",
                    "child restored \"typed by the user\" former label=gone",
                ])
            #expect(trace.lines("shows") == ["child shows \"\" cache=3", "child shows \"typed by the user\" cache=3"])
        }

        @Test(
            "MEM-02 MEM-06 a warning empties caches; the default handler keeps a hidden view",
            arguments: Placement.allCases)
        func defaultHandler(placement: Placement) async throws {
            let plain = try await trace(
                of: Scenario.shownAndRemoved + [.memoryWarning, .perform(.describe)], child: "plain", in: placement)
            #expect(plain.lines("describe").first?.contains("view=loaded") == true)
            let cached = try await trace(
                of: Scenario.shownAndRemoved + [.memoryWarning], child: "cache", in: placement)
            #expect(cached.lines("freed") == ["child freed cache=0 view=dropped"])
        }
    }
}
