import Diagnostics
import HostStaging
import Testing
import UIKitTesting

@testable import PluginHost
@testable import UIKit

extension HostAndPlugin {
    /// Finding in a text view of a plugin and at home.
    @Suite("Finding in a text at home and in a plugin") @MainActor struct FindCrossing {
        /// A text view of 200 by 200 points that can be searched.
        private final class Controller: UIViewController {
            let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

            override func viewDidLoad() {
                super.viewDidLoad()
                textView.text = "one two one"
                textView.isFindInteractionEnabled = true
                view.addSubview(textView)
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

        private func press(
            _ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], _ host: InMemoryHost
        ) {
            let press = host.stage.keyDown(code, modifiers)
            host.stage.keyUp(press)
            settle(host)
        }

        private func settle(_ host: InMemoryHost) {
            host.settle()
            frames.advance(by: .seconds(1))
            host.settle()
        }

        @Test("Keys find, go on and end, and what was found is selected", arguments: Place.allCases)
        func finding(place: Place) throws {
            let (host, controller) = try arrange(place)
            let view = controller.textView
            for phase in [UITouch.Phase.began, .ended] {
                host.stage.window.sendTouch(id: 1, phase: phase, at: CGPoint(x: 300, y: 60), timestamp: 0)
                host.settle()
            }
            #expect(view.isFirstResponder)
            press(.keyboardF, .control, host)
            #expect(view.findInteraction?.isFindNavigatorVisible == true && !view.isFirstResponder)
            for character in "one" {
                host.stage.window.insertText(String(character))
                settle(host)
            }
            #expect(view.findInteraction?.searchText == "one")
            let session = try #require(view.findInteraction?.activeFindSession)
            #expect(session.resultCount == 2)
            let first = session.highlightedResultIndex
            press(.keyboardReturnOrEnter, [], host)
            #expect(session.highlightedResultIndex == 1 - first)
            press(.keyboardEscape, [], host)
            #expect(view.isFirstResponder && view.findInteraction?.isFindNavigatorVisible == false)
            #expect(view.selectedRange == NSRange(location: first == 0 ? 8 : 0, length: 3))
            host.stage.window.insertText("1")
            settle(host)
            #expect(view.text == (first == 0 ? "one two 1" : "1 two one"))
        }
    }
}
