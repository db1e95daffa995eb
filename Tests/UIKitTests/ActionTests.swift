import ParityScenarios
import Testing
import UIKit

extension UIKitBehaviour {
    /// What controls and recognisers tell a controller, wherever it runs.
    @MainActor struct Actions {
        private static let shown: Scenario = [
            .showWindow, .update, .addChild, .setChildFrame(x: 0, y: 0, width: 400, height: 250), .addChildView,
            .didMove, .update,
        ]

        private func lines(_ steps: Scenario, in placement: Placement) async throws -> [String] {
            let trace = try await trace(of: Self.shown + steps, child: "controls", in: placement)
            return trace.map { String($0.dropFirst("child ".count)) }
        }

        @Test("ACT-01 ACT-05 a control tells its controller once what the user did", arguments: Placement.allCases)
        func control(placement: Placement) async throws {
            let told = try await lines(
                [
                    .touch(.began, x: 20, y: 55), .touch(.moved, x: 21, y: 55), .touch(.moved, x: 22, y: 55),
                    .touch(.ended, x: 22, y: 55), .update,
                ], in: placement)
            #expect(told.count { $0 == "UISwitch value true" } == 1)
        }

        @Test("ACT-02 a recogniser tells its controller the state of the gesture", arguments: Placement.allCases)
        func recognizer(placement: Placement) async throws {
            let told = try await lines(
                [.touch(.began, x: 50, y: 130), .touch(.ended, x: 50, y: 130), .update], in: placement)
            #expect(told.count { $0 == "tap ended" } == 1)
        }

        @Test(
            "A key command of a controller comes before those of its container, which get what it leaves",
            arguments: Placement.allCases)
        func keyCommands(placement: Placement) async throws {
            let keys: [UIKeyboardHIDUsage] = [.keyboardTab, .keyboardEscape, .keyboardPageUp]
            let told = try await lines(
                keys.reduce([.addHostKeyCommands, .update]) { steps, key in
                    steps + [.pressKey(key.rawValue, shift: false), .update]
                }, in: placement)
            // The trace of a process of its own has no lines of the host.
            let fromHost = placement.isOfItsOwn ? [] : ["performs \(UIKeyCommand.inputPageUp)"]
            #expect(told.filter { $0.hasPrefix("performs") } == ["performs escape"] + fromHost)
        }

        @Test("The Tab key goes into a pane and out of it again", arguments: Placement.allCases)
        func focus(placement: Placement) async throws {
            let tab = Scenario([.pressKey(UIKeyboardHIDUsage.keyboardTab.rawValue, shift: false), .update])
            let told = try await lines([.addHostButton, .update] + tab * 6, in: placement)
            #expect(
                told.filter { $0.hasPrefix("focus") } == [
                    "focus UIButton", "focus UISwitch", "focus UISlider", "focus UIStepper",
                    "focus UISegmentedControl", "focus none",
                ])
        }
    }
}
