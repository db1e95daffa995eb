import Testing
import UIKitTesting

@testable import UIKit

extension UIKitPresentation {
    @Suite("An alert") @MainActor struct AlertTests {
        private let staging = AlertStaging()
        private var stage: Stage { staging.stage }
        private var log: AlertLog { staging.log }

        // MARK: Values

        @Test("An alert keeps what it is made of")
        func values() {
            let alert = staging.alert("T", "M", .alert, [("No", .cancel), ("Yes", .destructive)])
            #expect(alert.title == "T" && alert.message == "M" && alert.preferredStyle == .alert)
            #expect(alert.actions.map(\.title) == ["No", "Yes"])
            #expect(alert.actions.map(\.style) == [.cancel, .destructive])
            #expect(alert.actions.allSatisfy(\.isEnabled) && alert.preferredAction == nil)
            alert.preferredAction = alert.actions[1]
            #expect(alert.preferredAction === alert.actions[1])
            #expect(UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).actions.isEmpty)
        }

        @Test("An action that many alerts had one after the other remembers none that is gone")
        func sharedAction() {
            let action = UIAlertAction(title: "Go", style: .default)
            let last = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            for _ in 0..<10 {
                UIAlertController(title: nil, message: nil, preferredStyle: .alert).addAction(action)
                last.addAction(action)
            }
            #expect(action.alerts.count == 1 && action.alerts.first?.object === last)
        }

        @Test("A second action that cancels is refused, and so is a preferred action that was not added")
        func misuse() {
            let alert = staging.alert([("No", .cancel)])
            expectDiagnostics([.invalidAlert]) {
                alert.addAction(UIAlertAction(title: "Never", style: .cancel))
            }
            expectDiagnostics([.invalidAlert]) {
                alert.preferredAction = UIAlertAction(title: "Other", style: .default)
            }
            #expect(alert.actions.count == 1 && alert.preferredAction == nil)
        }

        @Test("An alert that is made of a value says the index of what was chosen, and who asks")
        func fromValue() throws {
            var chosen: [Int] = []
            let content = AlertContent(
                title: "T", message: "M",
                actions: [
                    .init(title: "A", isEnabled: false), .init(title: "B", isPreferred: true),
                    .init(title: "C", style: .cancel),
                ])
            let alert = UIAlertController(content, origin: "From “Calculator”") { chosen.append($0) }
            #expect(alert.content == content)
            try staging.showing(alert) { shown in
                #expect(shown.texts == ["From “Calculator”", "T", "M"])
                try shown.tap("B")
                #expect(chosen == [1] && shown.isGone)
            }
        }

        // MARK: Choosing

        @Test("A choice dismisses the alert, and its handler runs once after that")
        func choice() throws {
            try staging.showing(staging.alert([("No", .cancel), ("Yes", .default)])) { shown in
                let place = try shown.middle("Yes")
                stage.tap(place)
                stage.tap(place)
                staging.settle()
                #expect(log.titles == ["Yes"] && log.presenting == [false] && shown.isGone)
            }
        }

        @Test("With an animation the handler runs when that is over, and nothing more can be chosen meanwhile")
        func animatedChoice() throws {
            UIView.setAnimationsEnabled(true)
            try ManualFrameClock.use { clock in
                let alert = staging.alert([("No", .cancel), ("Yes", .default)])
                let shown = AlertOnStage(alert, stage)
                stage.root.present(alert, animated: true)
                stage.update()
                shown.press(.keyboardEscape)
                #expect(log.titles.isEmpty && alert.isBeingPresented)
                clock.advance(by: .seconds(1))
                staging.settle()
                #expect(!shown.isGone && !alert.isBeingPresented)
                try shown.tap("Yes")
                shown.press(.keyboardEscape)
                #expect(log.titles.isEmpty)
                clock.advance(by: .seconds(1))
                staging.settle()
                #expect(log.titles == ["Yes"] && log.presenting == [false] && shown.isGone)
            }
        }

        @Test("A handler can present the next alert, and an alert that is dismissed by the app runs none")
        func afterwards() {
            let next = staging.alert([("OK", .default)])
            let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
            first.addAction(
                UIAlertAction(title: "More", style: .default) { [weak root = stage.root] _ in
                    root?.present(next, animated: false)
                })
            staging.showing(first) { shown in
                shown.press(.keyboardReturnOrEnter)
                #expect(shown.isGone && stage.root.presentedViewController === next)
                stage.root.dismiss(animated: false)
                staging.settle()
                #expect(log.titles.isEmpty && stage.root.presentedViewController == nil)
            }
        }

        @Test("What is disabled cannot be chosen, and follows at once when that changes")
        func disabled() throws {
            let alert = staging.alert([("No", .cancel), ("Yes", .default)])
            alert.actions[1].isEnabled = false
            try staging.showing(alert) { shown in
                #expect(try shown.button("Yes").accessibilityTraits.contains(.notEnabled))
                try shown.tap("Yes")
                #expect(log.titles.isEmpty && !shown.isGone)
                alert.actions[1].isEnabled = true
                staging.settle()
                try shown.tap("Yes")
                #expect(log.titles == ["Yes"])
            }
        }

        @Test("A finger that leaves its button chooses nothing, be it over another one or beside them")
        func strays() throws {
            let alert = staging.alert("T", nil, .alert, [("A", .default), ("B", .default), ("C", .default)])
            try staging.showing(alert) { shown in
                stage.press(try shown.middle("A"))
                stage.drag(to: try shown.middle("B"))
                stage.release(try shown.middle("B"))
                stage.press(try shown.middle("A"))
                stage.release(try shown.middle("B"))
                staging.settle()
                #expect(log.titles.isEmpty && !shown.isGone)
            }
        }

        @Test("A touch beside an alert, and one on its texts, does nothing, neither to it nor to what lies below")
        func outside() throws {
            var taps = 0
            stage.root.view.addSubview(
                UIButton(
                    frame: CGRect(x: 0, y: 0, width: 60, height: 40), primaryAction: UIAction { _ in taps += 1 }))
            try staging.showing(staging.alert([("OK", .default)])) { shown in
                stage.tap(CGPoint(x: 20, y: 20))
                let title = shown.frame(of: try shown.label("Title"))
                stage.tap(CGPoint(x: title.midX, y: title.midY))
                staging.settle()
                #expect(!shown.isGone && taps == 0 && log.titles.isEmpty)
            }
            stage.tap(CGPoint(x: 20, y: 20))
            #expect(taps == 1)
        }

        @Test("A touch beside an action sheet cancels it: that action's handler runs once, after the sheet is gone")
        func outsideSheet() {
            let sheet = staging.alert("T", nil, .actionSheet, [("Copy", .default), ("Cancel", .cancel)])
            staging.showing(sheet) { shown in
                stage.tap(CGPoint(x: 200, y: 10))
                staging.settle()
                #expect(log.titles == ["Cancel"] && log.presenting == [false] && shown.isGone)
            }
            staging.showing(staging.alert("T", nil, .actionSheet, [("Delete", .destructive)])) { shown in
                stage.tap(CGPoint(x: 200, y: 10))
                staging.settle()
                #expect(log.titles == ["Cancel"] && shown.isGone)
            }
        }

        // MARK: For those who cannot see

        @Test("Texts and buttons are told, the alert by its texts, and nothing that lies below")
        func accessibility() throws {
            let below = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            below.text = "Below"
            stage.root.view.addSubview(below)
            let alert = staging.alert(
                "Delete it?", "It is gone then.", .alert, [("No", .cancel), ("Yes", .destructive)])
            try staging.showing(alert) { shown in
                #expect(alert.view.accessibilityLabel == "Delete it?, It is gone then.")
                let labels = stage.window.describedViews.map(\.description.label)
                #expect(
                    labels == [
                        "Delete it?, It is gone then.", "Delete it?", "It is gone then.", "No", "Yes",
                    ])
                let title = try shown.label("Delete it?")
                #expect(title.accessibilityTraits.contains(.header))
                #expect(shown.buttons.allSatisfy { $0.accessibilityTraits.contains(.button) })
            }
        }
    }
}

extension AlertStaging {
    fileprivate func alert(_ actions: [(String, UIAlertAction.Style)]) -> UIAlertController {
        alert("Title", nil, .alert, actions)
    }
}
