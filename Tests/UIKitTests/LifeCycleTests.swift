import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct LifeCycle {
        @Test("LIFE-01 one life, from init to deinit, in a visible container", arguments: Placement.allCases)
        func wholeLife(placement: Placement) async throws {
            let trace = try await trace(
                of: Scenario.shownAndRemoved + [.releaseChild], child: "plain", in: placement)
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
                child willMove(toParent: nil)
                child viewWillDisappear(false) window=yes superview=yes parent=yes isMovingToParent=no isMovingFromParent=yes bounds=200x100
                child viewDidDisappear(false) window=no superview=no parent=yes isMovingToParent=no isMovingFromParent=yes bounds=200x100
                child didMove(toParent: nil) superview=no bounds=200x100
                child deinit
                """)
        }

        @Test("LIFE-01 one life as the root of a window", arguments: Placement.allCases)
        func lifeAsRoot(placement: Placement) async throws {
            let trace = try await trace(
                of: [.makeChildRoot, .showWindow, .update, .clearRoot, .update, .releaseChild], child: "plain",
                in: placement)
            expectTrace(
                trace,
                """
                child init
                child loadView
                child viewDidLoad window=no superview=no bounds=1024x640
                child viewWillAppear(false) window=no superview=no parent=no isMovingToParent=no isMovingFromParent=no bounds=400x300
                child viewIsAppearing(false) window=yes superview=yes parent=no isMovingToParent=no isMovingFromParent=no bounds=400x300 traits=light@1 compact/compact
                child viewWillLayoutSubviews bounds=400x300
                child viewDidLayoutSubviews bounds=400x300
                child viewDidAppear(false) window=yes superview=yes parent=no isMovingToParent=no isMovingFromParent=no bounds=400x300
                child viewWillDisappear(false) window=yes superview=yes parent=no isMovingToParent=no isMovingFromParent=no bounds=400x300
                child viewDidDisappear(false) window=no superview=no parent=no isMovingToParent=no isMovingFromParent=no bounds=400x300
                child deinit
                """)
        }

        @Test(
            "LIFE-02 viewIsAppearing comes with window and final size, before layout; layout comes before viewDidAppear",
            arguments: Placement.allCases)
        func layoutBetweenWillAndDid(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [.update], child: "plain", in: placement)
            expectOrder(
                [
                    "viewWillAppear(false)", "viewIsAppearing(false)", "viewWillLayoutSubviews",
                    "viewDidLayoutSubviews", "viewDidAppear(false)",
                ], in: trace)
            let appearing = try #require(trace.lines("viewIsAppearing").first)
            #expect(appearing.contains("window=yes superview=yes"))
            #expect(appearing.contains("bounds=200x100"))
            #expect(trace.callbacks().first { $0.contains("LayoutSubviews") } == "viewWillLayoutSubviews")
        }

        @Test(
            "LIFE-03 at first display viewWillLayoutSubviews follows viewWillAppear, viewDidLayoutSubviews follows it",
            arguments: Placement.allCases)
        func layoutCallbacksFollowWillAppear(placement: Placement) async throws {
            let trace = try await trace(
                of: [.makeChildRoot, .showWindow, .update], child: "laid-out", in: placement)
            let first = try #require(trace.callbacks().firstIndex { $0.contains("LayoutSubviews") })
            let willAppear = try #require(trace.callbacks().firstIndex(of: "viewWillAppear(false)"))
            #expect(willAppear < first)
            let layout = trace.filter { $0.contains("ayoutSubviews") && !$0.hasPrefix("child.bar") }
            #expect(
                layout.prefix(3).map { String($0.prefix { $0 != "=" }) } == [
                    "child viewWillLayoutSubviews bounds", "child.root layoutSubviews bounds",
                    "child viewDidLayoutSubviews bounds",
                ])
        }

        @Test(
            "LIFE-04 a memory warning reaches a controller before load, while visible and while hidden",
            arguments: Placement.allCases)
        func memoryWarningAnyTime(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update, .addChild, .memoryWarning, .loadChildView, .addChildView, .didMove]
                    + [.update, .memoryWarning] + .unembed + [.update, .memoryWarning],
                child: "plain", in: placement)
            #expect(
                trace.callbacks().filter { $0 != "viewWillLayoutSubviews" && $0 != "viewDidLayoutSubviews" } == [
                    "init", "willMove(toParent: container)", "didReceiveMemoryWarning", "loadView", "viewDidLoad",
                    "viewWillAppear(false)", "didMove(toParent: container)", "viewIsAppearing(false)",
                    "viewDidAppear(false)", "didReceiveMemoryWarning", "willMove(toParent: nil)",
                    "viewWillDisappear(false)", "viewDidDisappear(false)", "didMove(toParent: nil)",
                    "didReceiveMemoryWarning",
                ])
            #expect(trace.lines("didReceiveMemoryWarning").map { $0.hasSuffix("loaded") } == [false, true, true])
        }

        @Test(
            "LIFE-05 appearance repeats each time, creation and loading do not", arguments: Placement.allCases)
        func appearanceRepeats(placement: Placement) async throws {
            let once: Scenario = [.addChildView, .update, .removeChildView, .update]
            let trace = try await trace(
                of: [.showWindow, .update, .addChild, .loadChildView] + once * 2, child: "plain", in: placement)
            let cycle = [
                "viewWillAppear(false)", "viewIsAppearing(false)", "viewDidAppear(false)", "viewWillDisappear(false)",
                "viewDidDisappear(false)",
            ]
            #expect(trace.appearance() == cycle + cycle)
            #expect(trace.count("init") == 1)
            #expect(trace.count("loadView") == 1)
            #expect(trace.count("viewDidLoad") == 1)
        }

        @Test(
            "LIFE-06 layout may run again after viewDidAppear and gives the same frames",
            arguments: Placement.allCases)
        func layoutRunsAgain(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [.update]
                    + [.perform(.setNeedsLayout), .update, .perform(.setNeedsLayout), .update],
                child: "laid-out", in: placement)
            #expect(trace.count("viewWillLayoutSubviews") == 3)
            #expect(Set(trace.lines("frames")) == ["child frames bar=0,0 200x40 content=0,40 200x60"])
            #expect(trace.callbacks().suffix(6).contains("viewDidAppear(false)") == false)
        }

        @Test("LIFE-07 ROLE-19 deinit is the last step, when the last reference goes", arguments: Placement.allCases)
        func deinitIsLast(placement: Placement) async throws {
            let trace = try await trace(
                of: Scenario.shownAndRemoved + [.releaseChild], child: "plain", in: placement)
            #expect(trace.callbacks().last == "deinit")
            #expect(trace.count("deinit") == 1)
        }

        @Test("LIFE-07 ROLE-19 a parent keeps its child alive; out of the container nothing of UIKit does")
        func whoHoldsTheChild() {
            let stage = Stage()
            weak var released: UIViewController?
            weak var releasedView: UIView?
            do {
                let child = UIViewController()
                stage.embed(child)
                released = child
                releasedView = child.view
            }
            #expect(released != nil)
            if let child = released { stage.remove(child) }
            #expect(released == nil)
            #expect(releasedView == nil)
        }

        @Test("LIFE-08 what a controller holds in properties goes with it, without any code in deinit")
        func propertiesAreReleased() {
            final class Part {}
            final class Owner: UIViewController {
                let part = Part()
                let button = UIButton(type: .system)
            }
            weak var part: Part?
            weak var button: UIButton?
            do {
                let owner = Owner()
                owner.view.addSubview(owner.button)
                owner.button.addAction(UIAction { [weak owner] _ in owner?.title = "tapped" }, for: .touchUpInside)
                part = owner.part
                button = owner.button
                #expect(part != nil && button != nil)
            }
            #expect(part == nil)
            #expect(button == nil)
        }

        @Test(
            "LIFE-09 disappearing neither unloads the view nor destroys the controller",
            arguments: Placement.allCases)
        func hidingKeepsTheView(placement: Placement) async throws {
            let trace = try await trace(
                of: Scenario.shownAndRemoved + [.perform(.describe)], child: "plain", in: placement)
            #expect(trace.lines("describe").first?.contains("view=loaded") == true)
            #expect(trace.count("deinit") == 0)
        }

        @Test("LIFE-10 every life-cycle method can be overridden and is called through the override")
        func everyMethodIsOverridable() {
            final class Complete: UIViewController {
                static var deaths = 0
                var calls: Set<String> = []
                override init(nibName: String?, bundle: Bundle?) {
                    super.init(nibName: nibName, bundle: bundle)
                    calls.insert("init")
                }
                required init?(coder: NSCoder) { super.init(coder: coder) }
                override func loadView() {
                    super.loadView()
                    calls.insert("loadView")
                }
                override func viewDidLoad() { calls.insert("viewDidLoad") }
                override func viewWillLayoutSubviews() { calls.insert("viewWillLayoutSubviews") }
                override func viewDidLayoutSubviews() { calls.insert("viewDidLayoutSubviews") }
                override func didReceiveMemoryWarning() { calls.insert("didReceiveMemoryWarning") }
                override func viewWillAppear(_ animated: Bool) { calls.insert("viewWillAppear") }
                override func viewDidAppear(_ animated: Bool) { calls.insert("viewDidAppear") }
                override func viewWillDisappear(_ animated: Bool) { calls.insert("viewWillDisappear") }
                override func viewDidDisappear(_ animated: Bool) { calls.insert("viewDidDisappear") }
                deinit { MainActor.assumeIsolated { Complete.deaths += 1 } }
            }
            let stage = Stage()
            do {
                let controller = Complete()
                stage.embed(controller)
                UIApplication.shared.sendMemoryWarning()
                stage.remove(controller)
                #expect(
                    controller.calls.sorted() == [
                        "didReceiveMemoryWarning", "init", "loadView", "viewDidAppear", "viewDidDisappear",
                        "viewDidLayoutSubviews", "viewDidLoad", "viewWillAppear", "viewWillDisappear",
                        "viewWillLayoutSubviews",
                    ])
            }
            #expect(Complete.deaths == 1)
        }
    }
}
