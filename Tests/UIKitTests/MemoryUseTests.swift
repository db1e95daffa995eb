import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("What controllers keep in memory") @MainActor struct MemoryUseTests {
        @Test(
            "MEM-03 MEM-13 a warning goes to the base class first, and a controller without a view stays without one",
            arguments: Placement.allCases)
        func superFirst(placement: Placement) async throws {
            let trace = try await trace(
                of: [.memoryWarning, .perform(.describe)], child: "cache", in: placement)
            #expect(
                Array(trace.dropFirst()).prefix(2) == [
                    "child didReceiveMemoryWarning view=none", "child freed cache=0 view=dropped",
                ])
            #expect(trace.count("loadView") == 0)
            #expect(trace.lines("describe").first?.contains("view=none") == true)
        }

        @Test("MEM-13 a handler that reads `view` loads it; one that asks viewIfLoaded does not")
        func readingLoads() {
            final class Careless: UIViewController {
                override func didReceiveMemoryWarning() {
                    super.didReceiveMemoryWarning()
                    if view.window == nil { title = "hidden" }
                }
            }
            final class Careful: UIViewController {
                override func didReceiveMemoryWarning() {
                    super.didReceiveMemoryWarning()
                    if viewIfLoaded?.window == nil { title = "hidden" }
                }
            }
            let (careless, careful) = (Careless(), Careful())
            UIApplication.shared.sendMemoryWarning()
            #expect(careless.title == "hidden" && careful.title == "hidden")
            #expect(careless.isViewLoaded && !careful.isViewLoaded)
        }

        @Test(
            "MEM-08 MEM-10 each thing is made where it belongs: an index in init, views in loadView, data in viewDidLoad, what is costly when it is used",
            arguments: Placement.allCases)
        func whereThingsAreMade(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [.update], child: "load-time-work", in: placement)
            #expect(trace.prefix(2) == ["child.index made", "child init"])
            expectOrder(
                [
                    "init", "loadView", "viewDidLoad", "rows", "viewWillAppear(false)", "data", "viewDidAppear(false)",
                    "object",
                ], in: trace)
            #expect(
                trace.filter { $0.hasSuffix(" made") } == ["child.index made", "child rows made", "child object made"])
            #expect(trace.lines("data") == ["child data rows=2 objects=0"])
            #expect(trace.lines("shown") == ["child shown labels=first,second objects=1 counted=200"])
        }

        @Test(
            "MEM-09 MEM-11 a hidden controller lets go on a warning, works when it comes back, and lets go of the rest at its end",
            arguments: Placement.allCases)
        func whereThingsGo(placement: Placement) async throws {
            let trace = try await trace(
                of: Scenario.shownAndRemoved + .embed + [.update] + .unembed + [.update, .memoryWarning]
                    + .embed + [.update] + .unembed + [.update, .releaseChild],
                child: "load-time-work", in: placement)
            // The object was there for the second time, and had to be made anew for the third.
            #expect(
                trace.lines("shown").map { $0.contains("objects=1") ? 1 : $0.contains("objects=2") ? 2 : 0 } == [
                    1, 1, 2,
                ])
            #expect(trace.lines("shown").last == "child shown labels=first,second objects=2 counted=200")
            #expect(trace.count("loadView") == 1)
            #expect(
                trace.lines("object") == ["child object made", "child object let go", "child object made"])
            #expect(trace.callbacks().last == "deinit")
            // The index stays through the warning, and goes once, with the controller.
            let end = try #require(trace.firstIndex(of: "child.index freed"))
            #expect(trace[end...].filter { $0 != "child deinit" } == ["child.index freed"])
        }

        @Test(
            "MEM-12 LOAD-24 a controller that is never on top makes nothing: no view, no data, no costly object",
            arguments: Placement.allCases)
        func neverShown(placement: Placement) async throws {
            let trace = try await trace(
                of: [.makeNavigation, .push, .cover, .showWindow, .update, .perform(.describe)],
                child: "load-time-work", in: placement)
            #expect(trace.lines("describe").first?.contains("view=none") == true)
            #expect(trace.count("loadView") + trace.count("data") + trace.count("shown") == 0)
            #expect(trace.filter { $0.hasSuffix(" made") } == ["child.index made"])
            let shown = try await self.shown(in: placement)
            #expect(shown.count("loadView") == 1 && shown.count("shown") == 1)
        }

        private func shown(in placement: Placement) async throws -> [String] {
            try await trace(
                of: [.makeNavigation, .push, .showWindow, .update], child: "load-time-work", in: placement)
        }
    }
}
