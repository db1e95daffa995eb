import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor struct Layout {
        @Test(
            "LAYO-03 LAYO-18 willLayout, the root view's layoutSubviews, didLayout, then the subviews' own",
            arguments: Placement.allCases)
        func order(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [.update], child: "laid-out", in: placement)
            expectTrace(
                trace.filter { $0.contains("ayoutSubviews") },
                """
                child viewWillLayoutSubviews bounds=200x100
                child.root layoutSubviews bounds=200x100 subviews=[0,0 200x40, 0,40 200x60]
                child viewDidLayoutSubviews bounds=200x100
                child.bar layoutSubviews bounds=200x40
                child.content layoutSubviews bounds=200x60 subviews=[10,10 180x20]
                """)
        }

        @Test(
            "LAYO-18 in every pass of every one of these controllers didLayout follows willLayout, once each",
            arguments: ParityControllers.names)
        func everyPass(name: String) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [
                    .update, .perform(.setNeedsLayout), .update, .setChildFrame(x: 0, y: 0, width: 120, height: 90),
                    .update, .setChildFrame(x: 0, y: 0, width: 400, height: 300), .update,
                    .resizeWindow(width: 700, height: 500), .update, .hideWindow, .update, .showWindow, .update,
                ] + .unembed + [.update], child: name, in: .inProcess)
            let controllers = Set(trace.compactMap { $0.split(separator: " ").first.map(String.init) })
            for controller in controllers {
                let layout = trace.callbacks(of: controller).filter {
                    ["viewWillLayoutSubviews", "viewDidLayoutSubviews"].contains($0)
                }
                let passes = Array(
                    repeating: ["viewWillLayoutSubviews", "viewDidLayoutSubviews"], count: layout.count / 2)
                #expect(layout == passes.flatMap(\.self), "\(controller)")
            }
            // The one that overrides nothing tells of no pass.
            #expect(name == "bare" || trace.count("viewDidLayoutSubviews") >= 3)
        }

        @Test(
            "LAYO-04 the frames of the root view's own subviews are final in viewDidLayoutSubviews",
            arguments: Placement.allCases)
        func directSubviewsAreFinal(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [
                    .update, .setChildFrame(x: 0, y: 0, width: 120, height: 90), .update,
                ], child: "laid-out", in: placement)
            #expect(trace.lines("frames").last == "child frames bar=0,0 120x40 content=0,40 120x50")
        }

        @Test("LAYO-05 changes mark the layout dirty: two changes in one cycle cause one pass, in the next update")
        func onePass() {
            let stage = Stage()
            let root = TracingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), name: "view") { view in
                for subview in view.subviews { subview.frame = view.bounds }
            }
            stage.root.view.addSubview(root)
            let part = UIView()
            root.addSubview(part)
            stage.update()
            _ = TraceRecorder.shared.take()
            root.frame.size.width = 150
            root.frame.size.width = 200
            root.setNeedsLayout()
            #expect(part.frame.width == 100)
            #expect(TraceRecorder.shared.lines == [])
            stage.update()
            #expect(part.frame.width == 200)
            #expect(TraceRecorder.shared.take().count == 1)
        }

        @Test("LAYO-08 what viewWillLayoutSubviews changes takes part in the same pass")
        func changesInWillLayout() {
            final class Adding: UIViewController {
                let part = UIView()
                override func viewWillLayoutSubviews() {
                    if part.superview == nil { view.addSubview(part) }
                    part.frame = view.bounds
                }
            }
            let stage = Stage()
            let child = Adding()
            stage.embed(child)
            #expect(child.part.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
            #expect(!UpdateCycle.main.needsUpdate)
        }

        @Test("LAYO-09 adjustments made in viewDidLayoutSubviews stick")
        func adjustmentsInDidLayout() {
            final class Adjusting: UIViewController {
                let part = UIView()
                override func viewDidLoad() { view.addSubview(part) }
                override func viewDidLayoutSubviews() { part.frame.size = CGSize(width: 12, height: 34) }
            }
            let stage = Stage()
            let child = Adjusting()
            stage.embed(child)
            stage.update()
            #expect(child.part.frame.size == CGSize(width: 12, height: 34))
        }

        @Test("LAYO-16 repeated passes do not drift")
        func noDrift() {
            let stage = Stage()
            let child = LaidOutViewController()
            stage.embed(child)
            let before = child.view.hierarchyDump
            for _ in 0..<5 {
                child.view.setNeedsLayout()
                stage.update()
            }
            #expect(child.view.hierarchyDump == before)
        }

        @Test("layoutIfNeeded lays out at once, outside of a window too, and does nothing when nothing is due")
        func layoutIfNeeded() {
            let view = TracingView(frame: .zero, name: "view")
            view.layoutIfNeeded()
            view.layoutIfNeeded()
            #expect(TraceRecorder.shared.take().count == 1)
            view.setNeedsLayout()
            view.layoutIfNeeded()
            #expect(TraceRecorder.shared.take().count == 1)
        }

        @Test("A view deep below is laid out without its superviews' layout being repeated")
        func onlyWhatIsDirty() {
            let stage = Stage()
            let outer = TracingView(frame: .zero, name: "outer")
            let inner = TracingView(frame: .zero, name: "inner")
            outer.addSubview(inner)
            stage.root.view.addSubview(outer)
            stage.update()
            _ = TraceRecorder.shared.take()
            inner.setNeedsLayout()
            stage.update()
            #expect(TraceRecorder.shared.take() == ["inner layoutSubviews bounds=0x0"])
        }

        @Test("a subview of another size has its superview laid out in the next pass, by frame, bounds or layer")
        func sizeOfASubview() {
            final class Counting: UIView {
                var passes = 0
                override func layoutSubviews() { passes += 1 }
            }
            let stage = Stage()
            let (container, part) = (Counting(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            stage.root.view.addSubview(container)
            container.addSubview(part)
            stage.update()
            func passes(_ change: () -> Void) -> Int {
                container.passes = 0
                change()
                stage.update()
                return container.passes
            }
            #expect(passes { part.frame.size.width = 20 } == 1)
            #expect(passes { part.bounds.size.height = 20 } == 1)
            #expect(passes { part.layer.bounds.size = CGSize(width: 5, height: 5) } == 1)
            #expect(passes { part.frame.origin.x = 20 } == 0)
            #expect(passes { part.bounds.origin.x = 20 } == 0)
            #expect(passes { part.transform = CGAffineTransform(scaleX: 2, y: 2) } == 0)
            #expect(passes { part.layer.bounds.size = CGSize(width: 5, height: 5) } == 0)
            #expect(!UpdateCycle.main.needsUpdate)
        }

        @Test("sizes that a superview gives in its own layout do not have it laid out again")
        func sizesInLayout() {
            final class Filling: UIView {
                var passes = 0
                override func layoutSubviews() {
                    passes += 1
                    for subview in subviews { subview.frame = bounds.insetBy(dx: CGFloat(passes), dy: 0) }
                }
            }
            let stage = Stage()
            let container = Filling(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            container.addSubview(UIView())
            stage.root.view.addSubview(container)
            stage.update()
            #expect(container.passes == 1)
            #expect(!UpdateCycle.main.needsUpdate)
        }
    }
}
