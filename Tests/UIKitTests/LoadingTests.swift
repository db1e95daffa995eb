import ParityScenarios
import Testing
import UIKit
import UIKitTesting

/// Loads its view in code, without super, and counts.
@MainActor private final class CodeBuiltController: UIViewController {
    var loads = 0
    var finishedLoads = 0
    var label: UILabel?

    override func loadView() {
        loads += 1
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        root.addSubview(label)
        self.label = label
        view = root
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        finishedLoads += 1
    }
}

/// A controller that writes down the class of each view that it is given.
@MainActor private class WatchingLoader: UIViewController {
    var given: [String] = []

    override var view: UIView! {
        get { super.view }
        set {
            let new: UIView? = newValue
            given.append(new.map { "\(type(of: $0))" } ?? "nil")
            super.view = newValue
        }
    }
}

@MainActor private final class ReplacingLoader: WatchingLoader {
    override func loadView() {
        view = UILabel(frame: .zero)
    }
}

@MainActor private final class WastingLoader: WatchingLoader {
    override func loadView() {
        super.loadView()
        view = UILabel(frame: .zero)
    }
}

extension UIKitBehaviour {
    @MainActor struct Loading {
        @Test(
            "LOAD-01 no view exists until it is first needed: a child joins and leaves without one",
            arguments: Placement.allCases)
        func lazily(placement: Placement) async throws {
            let trace = try await trace(
                of: [.addChild, .didMove, .perform(.describe), .perform(.readView), .perform(.describe)],
                child: "plain", in: placement)
            #expect(
                trace.callbacks() == [
                    "init", "willMove(toParent: container)", "didMove(toParent: container)", "describe", "loadView",
                    "viewDidLoad", "describe",
                ])
            #expect(trace.lines("describe").first?.contains("view=none") == true)
            #expect(trace.lines("describe").last?.contains("view=loaded") == true)
        }

        @Test(
            "LOAD-02 the first reading of `view` runs loadView, then viewDidLoad, with the result in `view`",
            arguments: Placement.allCases)
        func order(placement: Placement) async throws {
            let trace = try await trace(of: [.loadChildView], child: "laid-out", in: placement)
            expectTrace(
                trace,
                """
                child init
                child loadView
                child viewDidLoad window=no superview=no bounds=100x100
                child outlets bar=set content=set
                """)
        }

        @Test("LOAD-02 reading `view` while it is not in memory gives the object that loadView made")
        func resultIsInView() {
            let controller = CodeBuiltController()
            let view = controller.view
            #expect(controller.label?.superview === view)
            #expect(controller.loads == 1)
        }

        @Test("LOAD-04 the default loadView makes an empty UIView of the screen's size with flexible width and height")
        func defaultView() {
            let controller = UIViewController()
            let view = controller.view!
            #expect(type(of: view) == UIView.self)
            #expect(view.subviews.isEmpty)
            #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
            #expect(view.frame == UIScreen.main.bounds)
            #expect(view.backgroundColor == nil)
        }

        @Test(
            "LOAD-05 LOAD-09 the view loads once and stays, however often it appears and disappears",
            arguments: Placement.allCases)
        func loadsOnce(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + (Scenario.embed + [.update] + Scenario.unembed + [.update]) * 10,
                child: "plain", in: placement)
            #expect(trace.count("loadView") == 1)
            #expect(trace.count("viewDidLoad") == 1)
            #expect(trace.count("viewDidAppear") == 10)
            #expect(trace.count("viewDidDisappear") == 10)
        }

        @Test("LOAD-05 the same view object is there after disappearing and appearing again")
        func sameViewObject() {
            let stage = Stage()
            let child = UIViewController()
            stage.embed(child)
            let first = child.view
            stage.remove(child)
            #expect(child.viewIfLoaded === first)
            stage.embed(child)
            #expect(child.view === first)
        }

        @Test("LOAD-06 in viewDidLoad the view and everything in it exist", arguments: Placement.allCases)
        func goodStateInViewDidLoad(placement: Placement) async throws {
            let trace = try await trace(of: [.loadChildView], child: "laid-out", in: placement)
            #expect(trace.lines("outlets") == ["child outlets bar=set content=set"])
            expectOrder(["loadView", "viewDidLoad", "outlets"], in: trace)
        }

        @Test("LOAD-07 members that viewDidLoad sets are there at the first appearance", arguments: Placement.allCases)
        func membersSetInViewDidLoad(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [.update], child: "load-time-work", in: placement)
            #expect(trace.lines("data").first == "child data rows=2 objects=0")
        }

        @Test(
            "LOAD-08 views, constraints and data that viewDidLoad changes are so at the first display",
            arguments: Placement.allCases)
        func workInViewDidLoad(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [.update], child: "load-time-work", in: placement)
            #expect(trace.lines("data").first == "child data rows=2 objects=0")
            #expect(trace.lines("shown").first?.contains("labels=first,second ") == true)
            #expect(trace.lines("placed").first == "child placed marker at 30,50 40x10")
        }

        @Test("LOAD-10 a view built by loadView in code is shown with its subviews", arguments: Placement.allCases)
        func builtInCode(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [.update], child: "laid-out", in: placement)
            #expect(trace.lines("frames").last == "child frames bar=0,0 200x40 content=0,40 200x60")
            #expect(trace.count("viewDidAppear") == 1)
        }

        @Test("LOAD-11 a loadView that does the whole job needs no super, and the default loading never runs")
        func withoutSuper() {
            let (replacing, wasting, usual) = (ReplacingLoader(), WastingLoader(), WatchingLoader())
            for controller in [replacing, wasting, usual] { controller.loadViewIfNeeded() }
            #expect(replacing.given == ["UILabel"] && replacing.view is UILabel)
            // What super makes is for nothing, and what is made without an override comes once too.
            #expect(wasting.given == ["UIView", "UILabel"] && wasting.view is UILabel)
            #expect(usual.given == ["UIView"])
        }

        @Test(
            "LOAD-12 views made by loadView have definite frames that do not overlap after the first layout pass",
            arguments: Placement.allCases)
        func definiteFrames(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [.update], child: "laid-out", in: placement)
            #expect(trace.lines("frames") == ["child frames bar=0,0 200x40 content=0,40 200x60"])
            let follower = trace.lines("layoutSubviews", of: "child.content").last
            #expect(follower == "child.content layoutSubviews bounds=200x60 subviews=[10,10 180x20]")
        }

        @Test(
            "LOAD-12 views made by loadView with enough constraints have a definite place after the first layout pass")
        func constrainedViews() {
            final class Constrained: UIViewController {
                let parts = [UIView(), UIView()]

                override func loadView() {
                    let root = UIView()
                    for part in parts {
                        part.translatesAutoresizingMaskIntoConstraints = false
                        root.addSubview(part)
                    }
                    NSLayoutConstraint.activate([
                        parts[0].leftAnchor.constraint(equalTo: root.leftAnchor),
                        parts[0].rightAnchor.constraint(equalTo: root.rightAnchor),
                        parts[0].topAnchor.constraint(equalTo: root.topAnchor),
                        parts[0].heightAnchor.constraint(equalToConstant: 40),
                        parts[1].leftAnchor.constraint(equalTo: root.leftAnchor),
                        parts[1].rightAnchor.constraint(equalTo: root.rightAnchor),
                        parts[1].topAnchor.constraint(equalTo: parts[0].bottomAnchor),
                        parts[1].bottomAnchor.constraint(equalTo: root.bottomAnchor),
                    ])
                    view = root
                }
            }
            let controller = Constrained()
            _ = Stage(root: controller)
            #expect(
                controller.parts.map(\.frame) == [
                    CGRect(x: 0, y: 0, width: 400, height: 40), CGRect(x: 0, y: 40, width: 400, height: 260),
                ])
            #expect(controller.parts.map(\.hasAmbiguousLayout) == [false, false])
        }

        @Test(
            "LOAD-13 whatever frame the root view starts with, after display it fills the area that the host gives",
            arguments: Placement.allCases)
        func hostDecidesOnFrame(placement: Placement) async throws {
            let root = try await trace(
                of: [.makeChildRoot, .showWindow, .update], child: "self-sizing", in: placement)
            #expect(root.lines("viewDidLoad").first?.hasSuffix("bounds=7x7") == true)
            #expect(root.lines("viewDidAppear").first?.hasSuffix("bounds=400x300") == true)
            let child = try await trace(
                of: [.showWindow, .update] + .embed + [.update], child: "self-sizing", in: placement)
            #expect(child.lines("viewDidAppear").first?.hasSuffix("bounds=200x100") == true)
        }

        @Test("LOAD-14 loadView called directly makes the view, and viewDidLoad is not called for that load")
        func calledDirectly() {
            let controller = CodeBuiltController()
            controller.loadView()
            _ = controller.view
            #expect(controller.loads == 1)
            #expect(controller.finishedLoads == 0)
        }

        @Test(
            "LOAD-15 loadViewIfNeeded loads once, with viewDidLoad, and then does nothing",
            arguments: Placement.allCases)
        func loadViewIfNeeded(placement: Placement) async throws {
            let trace = try await trace(of: [.loadChildView, .loadChildView], child: "plain", in: placement)
            #expect(trace.callbacks() == ["init", "loadView", "viewDidLoad"])
        }

        @Test("LOAD-16 LOAD-17 viewIfLoaded and isViewLoaded tell whether the view is loaded and never load it")
        func viewIfLoaded() {
            let controller = CodeBuiltController()
            #expect(controller.viewIfLoaded == nil)
            #expect(!controller.isViewLoaded)
            #expect(controller.loads == 0)
            controller.loadViewIfNeeded()
            #expect(controller.viewIfLoaded === controller.view)
            #expect(controller.isViewLoaded)
            #expect(controller.loads == 1)
        }

        @Test("LOAD-19 loadViewIfNeeded is the way to the views before display: they are set, viewDidLoad has run")
        func viewsBeforeDisplay() {
            let controller = CodeBuiltController()
            #expect(controller.label == nil)
            controller.loadViewIfNeeded()
            #expect(controller.label != nil)
            #expect(controller.finishedLoads == 1)
            #expect(controller.view.window == nil)
        }

        @Test(
            "LOAD-22 the traits of a new controller are predictions; in viewIsAppearing they are final",
            arguments: Placement.allCases)
        func traitsAreFinalInIsAppearing(placement: Placement) async throws {
            let trace = try await trace(
                of: [.darkMode(true), .showWindow, .update] + .embed + [.update], child: "plain", in: placement)
            #expect(trace.lines("viewIsAppearing").first?.hasSuffix("traits=dark@1 compact/compact") == true)
            #expect(UIViewController().traitCollection.horizontalSizeClass == .regular)
        }

        @Test(
            "LOAD-23 after `view` was set to nil, the next reading loads it all over again",
            arguments: Placement.allCases)
        func loadsAgain(placement: Placement) async throws {
            let trace = try await trace(
                of: [.loadChildView, .perform(.dropView), .perform(.describe), .perform(.readView)], child: "plain",
                in: placement)
            #expect(
                trace.callbacks() == [
                    "init", "loadView", "viewDidLoad", "describe", "loadView", "viewDidLoad",
                ])
            #expect(trace.lines("describe").first?.contains("view=none") == true)
        }

        @Test(
            "LOAD-26 an expensive object in a property is made at the first reading, once",
            arguments: Placement.allCases)
        func expensiveObject(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + (.embed + [.update] + .unembed + [.update]) * 2, child: "load-time-work",
                in: placement)
            #expect(trace.lines("data") == ["child data rows=2 objects=0", "child data rows=2 objects=1"])
            #expect(trace.lines("shown").allSatisfy { $0.hasSuffix("objects=1 counted=200") })
        }

        @Test("A loadView that sets no view is reported, and an empty view stands in")
        func loadViewWithoutView() {
            final class Lazybones: UIViewController {
                override func loadView() {}
            }
            let controller = Lazybones()
            expectDiagnostics([.noViewLoaded]) { controller.loadViewIfNeeded() }
            #expect(controller.view.frame == UIScreen.main.bounds)
        }

        @Test("Reading `view` inside loadView before setting it is reported and does not recurse")
        func readingViewInLoadView() {
            final class Impatient: UIViewController {
                var loads = 0

                override func loadView() {
                    loads += 1
                    view.backgroundColor = .red
                }
            }
            let controller = Impatient()
            expectDiagnostics([.noViewLoaded]) { controller.loadViewIfNeeded() }
            #expect(controller.loads == 1)
            #expect(controller.view.backgroundColor == .red)
        }
    }
}
