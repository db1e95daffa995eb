import ParityScenarios
import Testing
import UIKit
import UIKitTesting

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
        NamedScenario("added before the window is shown", .embed + [.showWindow, .update] + .unembed + [.update]),
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
            "filling a container whose window changes size",
            [
                .showWindow, .update, .addChild, .setChildFrame(x: 0, y: 0, width: 400, height: 300), .addChildView,
                .didMove, .update, .resizeWindow(width: 640, height: 500), .update,
            ]),
        NamedScenario(
            "in a corner of a container whose window changes size",
            [.showWindow, .update] + .embed + [.update, .resizeWindow(width: 640, height: 500), .update]),
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
            "shown, removed and shown again, with memory warnings between",
            [.showWindow, .update] + (.embed + [.update, .memoryWarning] + .unembed + [.update, .memoryWarning]) * 2),
        NamedScenario(
            "hidden while the style changes",
            [.showWindow, .update] + .embed + [
                .update, .hideWindow, .update, .darkMode(true), .update, .showWindow, .update,
            ]),
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
        NamedScenario(
            "busy with itself",
            [.showWindow, .update] + .embed + [
                .update, .perform(.setNeedsLayout), .update, .perform(.addGrandchild), .update,
                .perform(.addGrandchild), .perform(.removeGrandchild), .update, .perform(.removeGrandchild), .update,
                .perform(.describe), .hideWindow, .update, .perform(.addGrandchild), .update, .showWindow, .update,
            ]),
        NamedScenario(
            "under bars that come and go",
            [.setSafeArea(top: 44, left: 0, bottom: 34, right: 0), .showWindow, .update] + .embed + [
                .update, .perform(.describeSurroundings), .setChildFrame(x: 0, y: 0, width: 400, height: 300), .update,
                .setAdditionalSafeArea(top: 10, left: 5, bottom: 0, right: 0), .update, .perform(.describeSurroundings),
                .setSafeArea(top: 20, left: 8, bottom: 0, right: 8), .update, .resizeWindow(width: 300, height: 400),
                .update, .removeChildView, .update, .setSafeArea(top: 0, left: 0, bottom: 50, right: 0), .addChildView,
                .update, .perform(.describeSurroundings), .setSafeArea(top: 0, left: 0, bottom: 0, right: 0), .update,
            ] + .unembed + [.update]),
        NamedScenario(
            "given other traits by its container",
            [.showWindow, .update] + .embed + [
                .update, .overrideChildTraits(true), .update, .perform(.describeSurroundings), .darkMode(true), .update,
                .overrideChildTraits(false), .update, .darkMode(false), .update, .darkenChild(true), .update,
                .resizeWindow(width: 700, height: 300), .update, .darkenChild(false), .update,
            ]),
        NamedScenario(
            "given other traits before it is shown",
            [
                .addChild, .overrideChildTraits(true), .setChildFrame(x: 0, y: 0, width: 10, height: 10), .addChildView,
                .didMove, .showWindow, .update, .perform(.describeSurroundings),
            ]),
        NamedScenario(
            "operated by touches",
            .showLarge + (.tap(10, 10) + .tap(20, 55) + .tap(110, 55) + .tap(70, 95) + .tap(10, 95)) + .tap(170, 95)
                + .tap(50, 130) + [
                    .touch(.began, x: 10, y: 10), .touch(.moved, x: 390, y: 290), .touch(.ended, x: 390, y: 290),
                    .touch(.began, x: 90, y: 55), .touch(.moved, x: 150, y: 55), .touch(.cancelled, x: 150, y: 55),
                    .touch(.began, x: 10, y: 55), .touch(.moved, x: 45, y: 55), .touch(.ended, x: 45, y: 55), .update,
                ]),
        NamedScenario(
            "operated by keys, with the focus coming from the host and going back",
            .showLarge + [.addHostButton, .update]
                + .keys(
                    .keyboardTab, .keyboardSpacebar, .keyboardReturnOrEnter, .keyboardTab, .keyboardSpacebar,
                    .keyboardTab,
                    .keyboardRightArrow, .keyboardEnd, .keyboardPageDown, .keyboardTab, .keyboardUpArrow, .keyboardTab,
                    .keyboardRightArrow, .keyboardTab, .keyboardSpacebar, .keyboardTab, .keyboardTab)
                + .keys(shift: true, .keyboardTab, .keyboardTab, .keyboardTab) + .keys(.keyboardHome)),
        NamedScenario(
            "resized with a coordinator, at once and in an animation that is taken back",
            [.showWindow, .update] + .embed + [
                .update, .resizeChild(width: 220, height: 120, seconds: 0), .endTransition(cancelled: false), .update,
                .resizeChild(width: 260, height: 90, seconds: 0.25), .update, .endTransition(cancelled: true), .update,
            ] + .unembed + [.update]),
        NamedScenario(
            "given other traits in an animation, with a coordinator",
            [.showWindow, .update] + .embed + [
                .update, .changeChildTraits(seconds: 0.4), .update, .endTransition(cancelled: false), .update,
            ]),
        NamedScenario(
            "on a stack below a bar that is opaque, and then is not",
            [
                .makeNavigation, .makeBarsOpaque(true), .showWindow, .update, .push, .update,
                .perform(.describeSurroundings), .resizeWindow(width: 640, height: 500), .update,
                .makeBarsOpaque(false), .update, .perform(.describeSurroundings), .makeBarsOpaque(true), .update, .pop,
                .update,
            ]),
        NamedScenario("never shown", .embed + [.update, .memoryWarning] + .unembed + [.update, .releaseChild]),
    ]
}

extension Scenario {
    /// The child in a visible window, with its origin at the window's.
    fileprivate static let showLarge: Scenario = [
        .showWindow, .update, .addChild, .setChildFrame(x: 0, y: 0, width: 400, height: 250), .addChildView, .didMove,
        .update,
    ]

    fileprivate static func tap(_ x: Double, _ y: Double) -> Scenario {
        [.touch(.began, x: x, y: y), .touch(.ended, x: x, y: y), .update]
    }

    fileprivate static func keys(shift: Bool = false, _ codes: UIKeyboardHIDUsage...) -> Scenario {
        Scenario(codes.flatMap { [.pressKey($0.rawValue, shift: shift), .update] })
    }
}

extension UIKitBehaviour {
    @MainActor struct Parity {
        @Test(
            "A controller has the same trace wherever it runs, whatever the host does with it",
            // The one that overrides nothing has nothing to tell.
            arguments: ParityControllers.names.filter { $0 != "bare" }, NamedScenario.all)
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
