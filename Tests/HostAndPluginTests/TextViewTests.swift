import Diagnostics
import Foundation
import HostStaging
import QuartzCore
import Testing
import UIKitTesting

@testable import PluginHost
@testable import UIKit

extension HostAndPlugin {
    /// Text views in a plugin and at home.
    @Suite("Text views at home and in a plugin") @MainActor struct TextViewCrossing {
        /// A text view of 200 by 300 points, and what its delegate hears.
        private final class Controller: UIViewController, UITextViewDelegate {
            let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            private(set) var calls: [String] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                textView.font = .systemFont(ofSize: 20)
                textView.delegate = self
                view.addSubview(textView)
            }

            func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
                calls.append("shouldBegin")
                return true
            }
            func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }
            func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }
            func textView(
                _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
            ) -> Bool {
                calls.append("shouldChange \(range.location) \(text)")
                return text != "x"
            }
            func textViewDidChangeSelection(_ textView: UITextView) {
                calls.append("select \(textView.selectedRange.location)")
            }
            func textViewDidChange(_ textView: UITextView) { calls.append("didChange \(textView.text ?? "")") }
            func textView(
                _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
                interaction: UITextItemInteraction
            ) -> Bool {
                calls.append("link \(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
                return true
            }
        }

        private let frames = ManualFrameClock()
        private let installation: Override

        init() {
            installation = frames.install()
        }

        private func arrange(_ place: Place) throws -> (host: InMemoryHost, controller: Controller) {
            let host = try InMemoryHost { _ in Controller() }
            guard place == .host else {
                _ = host.showPane()
                return (host, try host.controller())
            }
            let controller = Controller()
            host.stage.embed(controller)
            host.settle()
            return (host, controller)
        }

        /// A click into the text view, wherever the pane is.
        private func click(_ host: InMemoryHost) {
            for phase in [UITouch.Phase.began, .ended] {
                host.stage.window.sendTouch(id: 1, phase: phase, at: CGPoint(x: 300, y: 100), timestamp: 0)
                host.settle()
            }
        }

        private func type(_ characters: String, _ host: InMemoryHost) {
            for character in characters {
                host.stage.window.insertText(String(character))
                host.settle()
            }
        }

        @Test("A click begins editing, and what is typed is told in the same order", arguments: Place.allCases)
        func typing(place: Place) throws {
            let (host, controller) = try arrange(place)
            click(host)
            #expect(controller.textView.isFirstResponder)
            // The text is empty where the caret is put: it does not matter whether that tells of a selection.
            #expect(controller.calls.filter { $0 != "select 0" } == ["shouldBegin", "didBegin"])
            let count = controller.calls.count
            type("axb", host)
            #expect(controller.textView.text == "ab")
            #expect(
                controller.calls.dropFirst(count) == [
                    "shouldChange 0 a", "select 1", "didChange a", "shouldChange 1 x", "shouldChange 1 b", "select 2",
                    "didChange ab",
                ])
        }

        @Test("A text that grows beyond the view scrolls to the caret", arguments: Place.allCases)
        func scrolling(place: Place) throws {
            let (host, controller) = try arrange(place)
            click(host)
            for _ in 0..<30 { type("a\n", host) }
            let view = controller.textView
            let caret = view.caretRect(for: view.endOfDocument)
            #expect(view.contentOffset.y > 100)
            #expect(view.bounds.minY - 0.1 < caret.minY && caret.maxY < view.bounds.maxY + 0.1)
        }

        @Test(
            "An address in a text that is only read looks like a link, and a tap on it asks the delegate",
            arguments: Place.allCases)
        func detectors(place: Place) throws {
            let (host, controller) = try arrange(place)
            let view = controller.textView
            view.text = "see example.com now"
            view.tintColor = .red
            view.dataDetectorTypes = .link
            view.isEditable = false
            host.settle()
            #expect(linked(view) == "example.com")
            let caret = view.caretRect(for: IndexedTextPosition(8))
            let inPage = view.convert(CGPoint(x: caret.midX, y: caret.midY), to: controller.view)
            let point = CGPoint(x: HostStage.rightHalf.minX + inPage.x, y: HostStage.rightHalf.minY + inPage.y)
            tap(point, 0, host)
            #expect(controller.calls.filter { $0.hasPrefix("link") } == ["link http://example.com 4+11"])
            view.dataDetectorTypes = []
            host.settle()
            #expect(linked(view) == "")
            tap(point, 10, host)
            #expect(controller.calls.filter { $0.hasPrefix("link") }.count == 1)
        }

        private func tap(_ point: CGPoint, _ time: Double, _ host: InMemoryHost) {
            for phase in [UITouch.Phase.began, .ended] {
                host.stage.window.sendTouch(id: 1, phase: phase, at: point, timestamp: time)
                host.settle()
            }
        }

        /// The characters that are shown as a link, in the tint colour.
        private func linked(_ view: UITextView) -> String {
            var linked = ""
            let text = view.displayed(0..<view.textStorage.length)
            text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length), options: []) {
                value, range, _ in
                if value as? UIColor == .red { linked += (text.string as NSString).substring(with: range) }
            }
            return linked
        }
    }
}
