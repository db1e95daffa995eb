import Foundation
import Testing
import UIKit
import UIKitTesting

extension UIKitPresentation {
    @Suite("Text fields in an alert") @MainActor struct AlertFieldTests {
        private let staging = AlertStaging()
        private var stage: Stage { staging.stage }
        private var log: AlertLog { staging.log }

        private func alert(_ placeholders: [String]) -> UIAlertController {
            let alert = staging.alert("Sign in", nil, .alert, [("Cancel", .cancel), ("OK", .default)])
            for placeholder in placeholders { alert.addTextField { $0.placeholder = placeholder } }
            return alert
        }

        @Test("The fields stand below the texts and above the buttons, in their order, and the alert has room for them")
        func layout() throws {
            let plain = alert([])
            #expect(plain.textFields == nil)
            var height: CGFloat = 0
            staging.showing(plain) { height = $0.frame.height }
            let alert = alert(["Name", "Password"])
            #expect(alert.textFields?.map(\.placeholder) == ["Name", "Password"])
            try staging.showing(alert) { shown in
                let fields = try #require(alert.textFields).map { shown.frame(of: $0) }
                #expect(fields[0].height >= 28 && fields[1].height >= 28)
                #expect(fields[1].minY == fields[0].maxY + 8)
                #expect(fields[0].minX == shown.frame.minX + 16 && fields[0].maxX == shown.frame.maxX - 16)
                #expect(shown.frame.height == height + fields[0].height + fields[1].height + 8 + 16)
                let title = shown.frame(of: try shown.label("Sign in"))
                #expect(fields[0].minY >= title.maxY)
                let answer = try shown.frame("OK")
                #expect(fields[1].maxY <= answer.minY)
            }
        }

        @Test("The first field has the keys, Return goes on to the next, and gives the answer at the last")
        func returnKey() throws {
            let alert = alert(["Name", "Password"])
            let fields = try #require(alert.textFields)
            staging.showing(alert) { shown in
                #expect(fields[0].isEditing)
                stage.window.insertText("me")
                shown.press(.keyboardReturnOrEnter)
                #expect(fields[1].isEditing && log.titles.isEmpty && !shown.isGone)
                stage.window.insertText("x")
                shown.press(.keyboardReturnOrEnter)
                #expect(log.titles == ["OK"] && shown.isGone)
                #expect(fields.map(\.text) == ["me", "x"])
            }
        }

        @Test("Return does not give the preferred answer before the last field, nor one that is disabled")
        func preferred() throws {
            let alert = alert(["Name", "Password"])
            alert.preferredAction = alert.actions[1]
            alert.actions[1].isEnabled = false
            staging.showing(alert) { shown in
                shown.press(.keyboardReturnOrEnter)
                #expect(alert.textFields?[1].isEditing == true)
                shown.press(.keyboardReturnOrEnter)
                #expect(log.titles.isEmpty && !shown.isGone)
                alert.actions[1].isEnabled = true
                shown.press(.keyboardReturnOrEnter)
                #expect(log.titles == ["OK"] && shown.isGone)
            }
        }

        @Test("A delegate of a field can keep Return to itself, and Escape cancels")
        func delegate() throws {
            final class Refusing: NSObject, UITextFieldDelegate {
                func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
            }
            let refusing = Refusing()
            let alert = alert(["Name"])
            alert.textFields?.first?.delegate = refusing
            staging.showing(alert) { shown in
                shown.press(.keyboardReturnOrEnter)
                #expect(log.titles.isEmpty && !shown.isGone)
                shown.press(.keyboardEscape)
                #expect(log.titles == ["Cancel"] && shown.isGone)
            }
        }

        @Test("An action sheet has no text fields")
        func actionSheet() {
            let sheet = staging.alert("Title", nil, .actionSheet, [("OK", .default)])
            expectDiagnostics([.invalidAlert]) { sheet.addTextField() }
            #expect(sheet.textFields == nil)
        }

        @Test("Who had the keys before has them again when the alert is gone")
        func keysGoBack() throws {
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
            stage.root.view.addSubview(field)
            #expect(field.becomeFirstResponder())
            staging.showing(alert(["Name"])) { shown in
                #expect(!field.isEditing)
                shown.press(.keyboardEscape)
                #expect(field.isEditing)
            }
        }
    }
}
