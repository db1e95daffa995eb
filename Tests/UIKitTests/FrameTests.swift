import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct Frames {
        @Test("FRAME-01 a frame that a controller sets in viewDidLoad gives way to the one that its host chooses")
        func hostDecides() {
            final class Wilful: UIViewController {
                override func viewDidLoad() { view.frame = CGRect(x: 7, y: 7, width: 7, height: 7) }
            }
            let root = Wilful()
            let stage = Stage(root: root)
            #expect(root.view.frame == stage.window.bounds)
            let child = Wilful()
            stage.embed(child)
            #expect(child.view.frame == CGRect(x: 20, y: 10, width: 200, height: 100))
        }

        @Test(
            "FRAME-02 FRAME-03 the host sizes the view before it shows it, and the content is laid out for that size",
            arguments: Placement.allCases)
        func sizedBeforeShown(placement: Placement) async throws {
            let hosts: [(Scenario, String)] = [
                ([.makeChildRoot, .showWindow, .update], "400x300"),
                ([.showWindow, .update] + .embed + [.update], "200x100"),
                (
                    [
                        .showWindow, .addChild, .setChildFrame(x: 0, y: 0, width: 50, height: 250), .addChildView,
                        .didMove, .update,
                    ], "50x250"
                ),
            ]
            for (scenario, size) in hosts {
                let trace = try await trace(of: scenario, child: "laid-out", in: placement)
                let shown = try #require(trace.lines("viewWillAppear").first)
                #expect(shown.contains("superview=no") && shown.hasSuffix("bounds=\(size)"))
                let width = try #require(size.split(separator: "x").first)
                #expect(trace.lines("frames").last?.contains("bar=0,0 \(width)x40") == true)
            }
        }

        @Test(
            "FRAME-03 a controller is laid out for the frame that a stack, tabs and columns give it, with bars or without",
            arguments: Placement.allCases)
        func otherHosts(placement: Placement) async throws {
            let hosts: [(Scenario, width: Int, height: Int)] = [
                ([.makeNavigation, .showWindow, .update, .push, .update], 400, 300),
                ([.makeNavigation, .makeBarsOpaque(true), .showWindow, .update, .push, .update], 400, 256),
                ([.makeTabs, .showWindow, .update, .selectTab(1), .update], 400, 300),
                (
                    [
                        .resizeWindow(width: 900, height: 500), .makeSplit(childIsPrimary: false), .showWindow, .update,
                        .update,
                    ], 580, 500
                ),
            ]
            for (scenario, width, height) in hosts {
                let trace = try await trace(of: scenario, child: "laid-out", in: placement)
                #expect(
                    trace.lines("frames").last
                        == "child frames bar=0,0 \(width)x40 content=0,40 \(width)x\(height - 40)")
            }
        }

        @Test("FRAME-10 frames come from the parent, and so on up to the window", arguments: Placement.allCases)
        func chain(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .showWindow, .update, .addChild, .setChildFrame(x: 0, y: 0, width: 400, height: 300),
                    .addChildView, .didMove, .update, .resizeWindow(width: 500, height: 360), .update,
                ], child: "laid-out", in: placement)
            #expect(trace.lines("frames").last == "child frames bar=0,0 500x40 content=0,40 500x320")
            #expect(trace.contains("child.content layoutSubviews bounds=500x320 subviews=[10,10 480x20]"))
        }

        @Test(
            "FRAME-01 FRAME-04 a frame that a root in any process sets gives way to the window's, whatever size that gets",
            arguments: Placement.allCases)
        func windowDecides(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .makeChildRoot, .showWindow, .update, .perform(.describe), .resizeWindow(width: 500, height: 200),
                    .update, .perform(.describe),
                ], child: "self-sizing", in: placement)
            #expect(trace.lines("viewDidLoad").first?.hasSuffix("bounds=7x7") == true)
            #expect(
                trace.lines("describe").map { $0.split(separator: " ").last } == ["bounds=400x300", "bounds=500x200"])
        }

        @Test(
            "FRAME-17 a container in any process fills the window as its root, and the place that another container gives it",
            arguments: Placement.allCases)
        func containerFills(placement: Placement) async throws {
            let routes: [(Scenario, [String])] = [
                (
                    [
                        .makeChildRoot, .showWindow, .update, .perform(.describe),
                        .resizeWindow(width: 500, height: 200), .update, .perform(.describe),
                    ], ["bounds=400x300", "bounds=500x200"]
                ),
                (
                    [.showWindow, .update] + .embed + [
                        .update, .perform(.describe), .setChildFrame(x: 0, y: 0, width: 150, height: 60), .update,
                        .perform(.describe),
                    ], ["bounds=200x100", "bounds=150x60"]
                ),
            ]
            for (scenario, sizes) in routes {
                let trace = try await trace(of: scenario, child: "container", in: placement)
                #expect(trace.lines("describe").compactMap { $0.split(separator: " ").last.map(String.init) } == sizes)
                #expect(trace.count("viewDidAppear", of: "grandchild1") == 1)
            }
        }

        @Test(
            "FRAME-07 CONT-36 what lies below the bar of a container gets no touches, in whatever process it is",
            arguments: Placement.allCases)
        func belowTheBar(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .makeNavigation, .showWindow, .update, .push, .update, .touch(.began, x: 200, y: 20),
                    .touch(.ended, x: 200, y: 20), .update, .touch(.began, x: 200, y: 200),
                    .touch(.ended, x: 200, y: 200), .update, .hideBar(true), .update, .touch(.began, x: 200, y: 20),
                    .touch(.ended, x: 200, y: 20), .update,
                ], child: "responding", in: placement)
            #expect(
                trace.filter { $0.contains(" touched") && !$0.contains("controller") } == [
                    "child root touched", "child root touched",
                ])
        }

        @Test("FRAME-11 a parent shows the child whose view it puts into its own, and the hidden one has no superview")
        func parentDecides() {
            let (shown, hidden) = (TracingViewController(name: "shown"), TracingViewController(name: "hidden"))
            let stage = Stage()
            stage.root.addChild(hidden)
            stage.embed(shown)
            #expect(shown.view.superview === stage.root.view)
            #expect(hidden.viewIfLoaded?.superview == nil)
            #expect(TraceRecorder.shared.take().appearance(of: "hidden") == [])
        }

        @Test("FRAME-17 a container's view fills the space that it is given, as a root and nested in another")
        func containersFill() {
            let (outer, inner) = (UIViewController(), UIViewController())
            let stage = Stage(root: outer)
            stage.embed(inner, frame: CGRect(x: 30, y: 40, width: 100, height: 90))
            #expect(outer.view.frame == stage.window.bounds)
            let leaf = UIViewController()
            stage.embed(leaf, in: inner, frame: inner.view.bounds)
            #expect(leaf.view.convert(leaf.view.bounds, to: nil) == CGRect(x: 30, y: 40, width: 100, height: 90))
            inner.view.frame.size = CGSize(width: 150, height: 60)
            #expect(leaf.view.frame == CGRect(x: 0, y: 0, width: 150, height: 60))
        }

        @Test("LAYO-14 views with masks lay themselves out without any code in their controller")
        func noCode() {
            let controller = UIViewController()
            controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            bar.autoresizingMask = .flexibleWidth
            let corner = UIView(frame: CGRect(x: 80, y: 80, width: 20, height: 20))
            corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
            controller.view.addSubview(bar)
            controller.view.addSubview(corner)
            let stage = Stage(root: controller)
            stage.update()
            #expect(bar.frame == CGRect(x: 0, y: 0, width: 400, height: 20))
            #expect(corner.frame == CGRect(x: 380, y: 280, width: 20, height: 20))
        }
    }
}
