import Testing
import UIKit
import UIKitTesting

extension UIKitPresentation {
    @Suite("Where an alert lies, and what in it") @MainActor struct AlertSurfaceTests {
        private let staging = AlertStaging()
        private var stage: Stage { staging.stage }

        private func alert(
            _ style: UIAlertController.Style, message: String? = nil,
            _ actions: [(String, UIAlertAction.Style)]
        ) -> UIAlertController {
            staging.alert("Title", message, style, actions)
        }

        private func alert(message: String? = nil, _ actions: [(String, UIAlertAction.Style)]) -> UIAlertController {
            alert(.alert, message: message, actions)
        }

        private static let long = "Delete everything that was ever made"

        private func resize(_ width: CGFloat, _ height: CGFloat) {
            stage.window.resize(to: CGSize(width: width, height: height))
            staging.settle()
        }

        // MARK: Place

        @Test("An alert is 270 wide and lies in the middle, also after the window got another size")
        func centred() throws {
            resize(800, 600)
            staging.showing(alert(message: "Message", [("OK", .default)])) { shown in
                #expect(shown.frame.width == 270)
                #expect(abs(shown.frame.midX - 400) <= 0.5 && abs(shown.frame.midY - 300) <= 1)
                resize(500, 400)
                #expect(abs(shown.frame.midX - 250) <= 0.5 && abs(shown.frame.midY - 200) <= 1)
            }
        }

        @Test("Never wider or higher than the window, however large its text and small the window")
        func fits() throws {
            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            for (width, height) in [(800, 600), (400, 300), (200, 150), (60, 40), (20, 20)] as [(CGFloat, CGFloat)] {
                resize(width, height)
                let alert = alert(message: Self.long, [(Self.long, .default), ("B", .default), ("C", .cancel)])
                staging.showing(alert) { shown in
                    #expect(stage.window.bounds.contains(shown.frame), "\(shown.frame) in \(width) × \(height)")
                    #expect(shown.frame.width > 270 || width < 400)
                }
            }
        }

        @Test("With a larger size of text the alert that is shown grows")
        func grows() {
            resize(800, 600)
            staging.showing(alert(message: Self.long, [("OK", .default)])) { shown in
                let before = shown.frame
                stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
                staging.settle()
                #expect(shown.frame.width > before.width && shown.frame.height > before.height)
            }
        }

        @Test("In a narrow window an action sheet lies at the lower edge, and below it apart the action that cancels")
        func sheet() throws {
            let sheet = alert(.actionSheet, [("Cancel", .cancel), ("Copy", .default), ("Delete", .destructive)])
            try staging.showing(sheet) { shown in
                #expect(shown.titles == ["Copy", "Delete", "Cancel"])
                #expect(shown.frame.maxY == 292)
                let (cancel, delete) = (try shown.frame("Cancel"), try shown.frame("Delete"))
                #expect(cancel.minY == delete.maxY + 8)
                resize(800, 600)
                #expect(abs(shown.frame.midY - 300) <= 1)
                let (below, above) = (try shown.frame("Cancel"), try shown.frame("Delete"))
                #expect(below.minY == above.maxY)
            }
        }

        // MARK: Buttons

        @Test("Two actions that fit lie beside each other, and the one that cancels comes first")
        func pair() throws {
            try staging.showing(alert([("Yes", .default), ("No", .cancel)])) { shown in
                #expect(shown.titles == ["No", "Yes"])
                let (first, second) = (try shown.frame("No"), try shown.frame("Yes"))
                #expect(first.minY == second.minY && first.maxX == second.minX && first.width == second.width)
            }
        }

        @Test("From right to left the action that cancels is the right one of two")
        func mirroredPair() throws {
            stage.window.traitOverrides.layoutDirection = .rightToLeft
            staging.settle()
            staging.showing(alert([("Yes", .default), ("No", .cancel)])) { shown in
                #expect(shown.titles == ["Yes", "No"])
            }
        }

        @Test("Two actions that do not fit lie below each other, and so do three: the one that cancels comes last")
        func stacked() throws {
            staging.showing(alert([("No", .cancel), (Self.long, .default)])) { shown in
                #expect(shown.titles == [Self.long, "No"])
            }
            staging.showing(alert([("No", .cancel), ("A", .default), ("B", .destructive)])) { shown in
                #expect(shown.titles == ["A", "B", "No"])
            }
        }

        @Test("Titles are red where they destroy, grey where they are disabled, else in the tint of the view")
        func colors() throws {
            let alert = alert([("A", .default), ("B", .destructive), ("C", .cancel)])
            alert.actions[2].isEnabled = false
            try staging.showing(alert) { shown in
                alert.view.tintColor = .systemGreen
                staging.settle()
                @MainActor func color(_ title: String) throws -> UIColor? {
                    try shown.button(title).subviews.lazy.compactMap { $0 as? UILabel }.first?.textColor
                }
                let (plain, destructive, disabled) = (try color("A"), try color("B"), try color("C"))
                #expect(plain == .systemGreen)
                #expect(destructive != plain && disabled != plain && destructive != disabled)
            }
        }

        @Test("The preferred title is heavier, or that of the action that cancels where none is preferred")
        func weights() throws {
            let alert = alert([("A", .default), ("B", .default), ("C", .cancel)])
            try staging.showing(alert) { shown in
                @MainActor func heavy() throws -> [String] {
                    try shown.titles.filter { title in
                        let label = try shown.button(title).subviews.lazy.compactMap { $0 as? UILabel }.first
                        return label?.font.fontDescriptor.symbolicTraits.contains(.traitBold) == true
                    }
                }
                let first = try heavy()
                #expect(first == ["C"])
                alert.preferredAction = alert.actions[0]
                let second = try heavy()
                #expect(second == ["A"])
            }
        }

        // MARK: More than has room

        @Test("Of 200 actions each can be seen, by the wheel, a finger and the focus, and be chosen")
        func many() throws {
            let alert = alert((0..<200).map { ("Action \($0)", .default) })
            try staging.showing(alert) { shown in
                let frame = shown.frame
                #expect(stage.window.bounds.contains(frame))
                let place = CGPoint(x: frame.midX, y: frame.maxY - 20)
                _ = stage.window.sendScroll(
                    at: place, delta: CGVector(dx: 0, dy: -100_000), isPrecise: true, timestamp: 0)
                staging.settle()
                #expect(frame.contains(try shown.middle("Action 199")))
                _ = stage.window.sendScroll(
                    at: place, delta: CGVector(dx: 0, dy: 100_000), isPrecise: false, timestamp: 0)
                #expect(frame.contains(try shown.middle("Action 0")))
                let before = try shown.middle("Action 9").y
                stage.press(place)
                stage.drag(to: CGPoint(x: place.x, y: place.y - 60))
                stage.drag(to: CGPoint(x: place.x, y: place.y - 80))
                stage.release(CGPoint(x: place.x, y: place.y - 80))
                #expect(try shown.middle("Action 9").y == before - 80)
                #expect(staging.log.titles.isEmpty && !shown.isGone)
                shown.press(.keyboardDownArrow)
                #expect(frame.contains(try shown.middle("Action 0")))
                shown.press(.keyboardUpArrow)
                let last = try shown.middle("Action 199")
                #expect(shown.focused == "Action 199" && frame.contains(last))
                try shown.tap("Action 199")
                #expect(staging.log.titles == ["Action 199"])
            }
        }

        @Test("A message without end is scrolled, and leaves its buttons in sight")
        func longMessage() throws {
            let message = String(repeating: "One more line of what there is to say. ", count: 60)
            try staging.showing(alert(message: message, [("No", .cancel), ("Yes", .default)])) { shown in
                #expect(stage.window.bounds.contains(shown.frame))
                #expect(shown.frame.contains(try shown.frame("Yes")))
                let label = try shown.label(message)
                let before = shown.frame(of: label).minY
                _ = stage.window.sendScroll(
                    at: CGPoint(x: shown.frame.midX, y: shown.frame.minY + 30), delta: CGVector(dx: 0, dy: -100_000),
                    isPrecise: true, timestamp: 0)
                #expect(shown.frame(of: label).minY < before)
                #expect(try shown.frame(of: label).maxY <= shown.frame("Yes").minY)
                try shown.tap("Yes")
                #expect(staging.log.titles == ["Yes"])
            }
        }

        @Test("What is shown follows its title, message and actions")
        func follows() throws {
            let alert = alert(message: "Message", [("A", .default)])
            try staging.showing(alert) { shown in
                let height = shown.frame.height
                alert.title = "Another"
                alert.message = nil
                alert.addAction(UIAlertAction(title: "B", style: .default))
                alert.addAction(UIAlertAction(title: "C", style: .default))
                staging.settle()
                #expect(shown.texts == ["Another"] && shown.titles == ["A", "B", "C"])
                #expect(shown.frame.height > height)
                let last = try shown.frame("C")
                #expect(last.maxY <= shown.frame.maxY)
            }
        }
    }
}
