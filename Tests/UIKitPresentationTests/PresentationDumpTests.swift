import Testing
import UIKit
import UIKitTesting

extension UIKitPresentation {
    /// The lines that a dump of the controllers has about presentations.
    @Suite("A dump tells what is presented") @MainActor struct PresentationDumpTests {
        private let staging = PresentationStaging()
        private var stage: Stage { staging.stage }
        private var lines: [String] { stage.window.rootViewController?.controllerDump ?? [] }

        private func presented(_ style: UIModalPresentationStyle) -> UIViewController {
            let controller = UIViewController()
            controller.modalPresentationStyle = style
            return controller
        }

        @Test("What was presented stands below the controller that was asked, with its style and with who presents it")
        func source() throws {
            stage.window.resize(to: CGSize(width: 800, height: 600))
            let child = UIViewController()
            child.title = "Child"
            stage.window.rootViewController = UINavigationController(rootViewController: child)
            stage.update()
            let page = presented(.fullScreen)
            staging.present(page, from: child)
            let sheet = presented(.pageSheet)
            staging.present(sheet, from: page)
            let size = sheet.view.frame.size
            #expect(size.width > 0 && size.height > 0)
            #expect(
                lines.dropFirst() == [
                    "  UIViewController disappeared 0,0 800x600 \"Child\"",
                    "    presents as full screen, by UINavigationController",
                    "      UIViewController appeared 0,0 800x600",
                    "        presents as page sheet, detents large (chosen)",
                    "          UIViewController appeared 0,0 \(size.width.shortText)x\(size.height.shortText)",
                ])
            child.dismiss(animated: false)
            stage.update()
            #expect(lines.count == 2)
        }

        @Test("A sheet's detents are named, and the one at which it rests; what has adapted says to what")
        func sheets() throws {
            stage.window.resize(to: CGSize(width: 400, height: 640))
            let sheet = presented(.pageSheet)
            let own = UISheetPresentationController.Detent.Identifier("low")
            sheet.sheetPresentationController?.detents = [
                .medium(), .large(), .custom(identifier: own) { _ in 100 },
            ]
            sheet.sheetPresentationController?.selectedDetentIdentifier = .medium
            staging.present(sheet, from: stage.root)
            #expect(lines.contains("  presents as page sheet, detents \"low\", medium (chosen), large"), "\(lines)")
            stage.root.dismiss(animated: false)
            stage.update()
            staging.present(presented(.formSheet), from: stage.root)
            #expect(lines.contains("  presents as form sheet, shown as full screen"), "\(lines)")
            stage.root.dismiss(animated: false)
            stage.update()
        }

        @Test("An alert is told with its words and its actions, and that a presentation has not ended its way")
        func alerts() {
            let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
            let later = UIAlertAction(title: "Later", style: .default)
            later.isEnabled = false
            let actions = [
                UIAlertAction(title: "Cancel", style: .cancel), UIAlertAction(title: "Delete", style: .destructive),
                later,
            ]
            for action in actions { alert.addAction(action) }
            alert.preferredAction = actions[0]
            staging.present(alert, from: stage.root)
            #expect(lines[1] == "  presents as alert")
            #expect(
                lines[2].hasSuffix(
                    "\"Delete?\" message \"It is gone then.\" actions \"Cancel\" (cancel, preferred), \"Delete\" (destructive), \"Later\" (disabled)"
                ), "\(lines)")
            stage.root.dismiss(animated: false)
            stage.update()
            ManualFrameClock.use { time in
                stage.root.present(presented(.fullScreen), animated: true)
                stage.update()
                #expect(lines.contains("  presents as full screen, on its way in"), "\(lines)")
                time.advance(by: .seconds(1))
                stage.update()
                #expect(lines.contains("  presents as full screen"), "\(lines)")
                stage.root.dismiss(animated: true)
                stage.update()
                #expect(lines.contains("  presents as full screen, on its way out"), "\(lines)")
                time.advance(by: .seconds(1))
                stage.update()
            }
        }
    }
}
