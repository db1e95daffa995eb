import Foundation
import ParityScenarios
import PluginHost
import PluginProtocol
import Testing
import UIKit

extension GateSuites {
    /// A user drags, finds and unwinds with a plugin that comes through a gate: all of that concerns more than the plugin's pane.
    @Suite @MainActor struct RemoteUserTests {
        /// Puts a page of the host's own into the left half of a window, and the pane into the right one.
        private func beside(
            _ page: UIViewController, in size: CGSize
        ) -> (RemoteViewController) -> UIViewController {
            { pane in
                let root = UIViewController()
                root.view.frame = CGRect(origin: .zero, size: size)
                let half = size.width / 2
                for (child, x) in [(page, 0), (pane, half)] as [(UIViewController, CGFloat)] {
                    root.addChild(child)
                    child.view.frame = CGRect(x: x, y: 0, width: half, height: size.height)
                    root.view.addSubview(child.view)
                    child.didMove(toParent: root)
                }
                return root
            }
        }

        // MARK: Dragging

        @Test(
            "As many bytes as cross at a time come through a gate unchanged, dropped on a remote plugin's pane and dragged out of it"
        )
        func bytes() async throws {
            let rig = try GateRig()
            let page = ExchangingViewController()
            let size = CGSize(width: 400, height: 300)
            let host = try rig.fixtureHost(arrange: beside(page, in: size))
            let (_, address) = try await rig.startGate()
            let plugin = try rig.startFixture(.exchanges, at: address)
            try await rig.guest.wait(until: "the pane is drawn") { host.texts.contains("0 bytes") }
            let bytes = Data(
                (0..<Limits.standard.pasteboardBytes).map { UInt8(truncatingIfNeeded: $0 ^ $0 >> 8 ^ $0 >> 16) })
            func right(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + size.width / 2, y: point.y) }

            page.bytes = bytes
            try await host.drag(
                from: ExchangingViewController.source, to: right(ExchangingViewController.target), rig.guest)
            try await rig.guest.wait(until: "the plugin has the bytes") {
                host.texts.contains("\(bytes.count) bytes")
            }
            page.bytes = Data()
            try await host.drag(
                from: right(ExchangingViewController.source), to: ExchangingViewController.target, rig.guest)
            try await rig.guest.wait(until: "the host has bytes") { !page.bytes.isEmpty }
            #expect(page.bytes == bytes)
            #expect(plugin.status == nil)
            await host.stop()
            try rig.end()
        }

        @Test(
            "A row of a remote plugin is dropped into a text of the host, and what is selected there becomes a row of the plugin's"
        )
        func rowAndText() async throws {
            let rig = try GateRig()
            let page = UIViewController()
            let text = UITextView(frame: CGRect(x: 10, y: 20, width: 280, height: 100))
            text.text = "Crème 🍮 and "
            page.view.addSubview(text)
            let size = CGSize(width: 640, height: 640)
            let host = try rig.galleryHost("dragging", size: size, arrange: beside(page, in: size))
            let (_, address) = try await rig.startGate()
            _ = try rig.startGallery(at: address)
            func caret(_ position: UITextPosition) -> CGPoint {
                let rect = text.caretRect(for: position)
                return text.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
            }

            try await rig.guest.wait(until: "the pane is drawn") { host.place(of: "Bread") != nil }
            let row = try #require(host.place(of: "Bread"))
            try await host.drag(from: row, to: caret(text.endOfDocument), rig.guest)
            try await rig.guest.wait(until: "the row's text is in the host's") { text.text == "Crème 🍮 and Bread" }
            #expect(text.isFirstResponder)

            text.selectedRange = NSRange(location: 0, length: "Crème 🍮".utf16.count)
            let start = try #require(text.position(from: text.beginningOfDocument, offset: 1))
            let place = try #require(host.place(of: "Milk"))
            try await host.drag(from: caret(start), to: place, rig.guest)
            try await rig.guest.wait(until: "the selection is a row") { host.texts.contains("Crème 🍮") }
            #expect(text.text == "Crème 🍮 and Bread")
            #expect(["Apples", "Bread", "Milk", "Rice"].allSatisfy(host.texts.contains))
            await host.stop()
            try rig.end()
        }

        // MARK: Finding

        @Test("Keys find in a text of a remote plugin, go on and end, and what was found is selected")
        func finding() async throws {
            let rig = try GateRig()
            let host = try rig.galleryHost("typing", size: CGSize(width: 400, height: 640))
            let (_, address) = try await rig.startGate()
            _ = try rig.startGallery(at: address)
            try await rig.guest.wait(until: "the pane is drawn") { host.place(of: "Type here") != nil }
            host.tap(try #require(host.place(of: "Type here")))
            host.press(.keyboardF, .control)
            try await rig.guest.wait(until: "the bar for finding is there") { host.texts.contains("Done") }
            host.type("can")
            try await rig.guest.wait(until: "both places are found") {
                host.texts.contains("1 of 2") || host.texts.contains("2 of 2")
            }
            let isAtFirst = host.texts.contains("1 of 2")
            host.press(.keyboardReturnOrEnter)
            try await rig.guest.wait(until: "the other place is found") {
                host.texts.contains(isAtFirst ? "2 of 2" : "1 of 2")
            }
            host.press(.keyboardEscape)
            try await rig.guest.wait(until: "the bar for finding is gone") { !host.texts.contains("Done") }
            host.type("may")
            // The text is: Words can be selected by a double click …; what was typed can be undone.
            let changed = isAtFirst ? "typed may be undone" : "Words may be selected"
            try await rig.guest.wait(until: "the place is typed over") { host.texts.contains { $0.contains(changed) } }
            await host.stop()
            try rig.end()
        }

        // MARK: Unwinding

        /// A page of the host's that unwind segues lead back to.
        private final class Home: UIViewController {
            private(set) var segues: [String?] = []

            func unwindToHome(_ segue: UIStoryboardSegue) {
                segues.append(segue.identifier)
            }
        }

        @Test(
            "An unwind segue of a remote plugin's storyboard calls the method of the host's page below, and leads there"
        )
        func unwinding() async throws {
            ObjectTable(Home.self, actions: [.init("unwindToHome:") { $0.unwindToHome($1) }]).register()
            let rig = try GateRig()
            let home = Home()
            let stack = UINavigationController(rootViewController: home)
            let host = try rig.fixtureHost { pane in
                stack.pushViewController(pane, animated: false)
                return stack
            }
            let (_, address) = try await rig.startGate()
            let plugin = try rig.startFixture(.unwinds, at: address)
            try await rig.guest.wait(until: "the pane is drawn") { host.place(of: "Leave") != nil }
            host.tap(try #require(host.place(of: "Leave")))
            try await rig.guest.wait(until: "the host's method is called") { !home.segues.isEmpty }
            #expect(home.segues == ["leave"])
            #expect(stack.viewControllers == [home])
            #expect(plugin.status == nil)
            await host.stop()
            try rig.end()
        }
    }
}
