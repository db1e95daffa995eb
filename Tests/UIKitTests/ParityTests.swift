import ParityScenarios
import Testing
import UIKit

/// Something that hosts do, with a name for the test's report.
private struct NamedScenario: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let scenario: Scenario

    init(_ name: String, _ scenario: Scenario) {
        testDescription = name
        self.scenario = scenario
    }

    static let all = [
        NamedScenario("shown and removed", .shownAndRemoved + [.releaseChild]),
        NamedScenario(
            "added, shown, hidden, shown again",
            [.showWindow, .update] + .embed + [.update, .hideWindow, .update, .showWindow, .update]),
        NamedScenario(
            "the root of a window that changes size and style",
            [
                .makeChildRoot, .showWindow, .update, .resizeWindow(width: 700, height: 500), .update, .darkMode(true),
                .update, .clearRoot, .update, .releaseChild,
            ]),
        NamedScenario(
            "moved and resized by its container",
            [.showWindow, .update] + .embed + [
                .update, .setChildFrame(x: 50, y: 60, width: 200, height: 100), .update,
                .setChildFrame(x: 0, y: 0, width: 120, height: 240), .update,
                .setChildFrame(x: 0, y: 0, width: 0, height: 0), .update,
            ]),
        NamedScenario(
            "added and removed within one turn", [.showWindow, .update] + .embed + .unembed + [.update]),
        NamedScenario(
            "told by hand, with a change of mind",
            [
                .containerForwardsByHand, .showWindow, .update, .addChild,
                .setChildFrame(x: 0, y: 0, width: 90, height: 80), .beginAppearance(true, animated: true),
                .addChildView, .update, .endAppearance, .didMove, .update, .beginAppearance(false, animated: true),
                .update, .beginAppearance(true, animated: true), .endAppearance, .update, .willMoveToNil,
                .beginAppearance(false, animated: false), .removeChildView, .endAppearance, .removeFromParent,
                .update, .releaseChild,
            ]),
        NamedScenario(
            "its view taken out and put back, its parent staying",
            [.showWindow, .update] + .embed + [
                .update, .removeChildView, .update, .addChildView, .update, .removeChildView, .addChildView, .update,
            ]),
        NamedScenario("never shown", .embed + [.update, .memoryWarning] + .unembed + [.update, .releaseChild]),
    ]
}

extension UIKitBehaviour {
    @MainActor struct Parity {
        @Test(
            "A controller has the same trace wherever it runs, whatever the host does with it",
            arguments: ParityControllers.names, NamedScenario.all)
        private func sameTraceEverywhere(controller: String, scenario: NamedScenario) async throws {
            let here = try await trace(of: scenario.scenario, child: controller, in: .inProcess)
            #expect(here.count > 3)
            UIScreen.main.update(size: CGSize(width: 1024, height: 640), scale: 1, userInterfaceStyle: .light)
            for placement in Placement.allCases where placement != .inProcess {
                let there = try await trace(of: scenario.scenario, child: controller, in: placement)
                expectTrace(there, here.collapsingRepeatedLayout.joined(separator: "\n"))
                UIScreen.main.update(size: CGSize(width: 1024, height: 640), scale: 1, userInterfaceStyle: .light)
            }
        }

        @Test("A scenario survives being stored and read back, so that it can be sent to another process")
        func codable() throws {
            for scenario in NamedScenario.all {
                let data = try JSONEncoder().encode(scenario.scenario)
                #expect(try JSONDecoder().decode(Scenario.self, from: data) == scenario.scenario)
            }
        }

        @Test(
            "A scenario with a controller that does not exist says so, and so does one that uses it after its release")
        func errors() async throws {
            await #expect(throws: ScenarioError.self) {
                _ = try await trace(of: [.update], child: "nobody", in: .inProcess)
            }
            await #expect(throws: ScenarioError.self) {
                _ = try await trace(of: [.releaseChild, .addChild], child: "plain", in: .inProcess)
            }
        }
    }
}
