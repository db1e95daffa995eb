import Diagnostics
import HostStaging
import PluginProtocol
import Testing
import UIKitTesting

@testable import PluginHost
@testable import PluginRuntime
@testable import UIKit

extension HostAndPlugin {
    /// The text that the user has selected last, which a middle click puts in elsewhere.
    @Suite("The primary selection at home and in a plugin") @MainActor final class PrimarySelections {
        /// A text view of 200 by 100 points in the pane's corner.
        private final class Controller: UIViewController {
            let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

            override func viewDidLoad() {
                super.viewDidLoad()
                textView.font = .systemFont(ofSize: 20)
                textView.text = "ours"
                view.addSubview(textView)
            }
        }

        private let installation: Override
        private let host: InMemoryHost
        private var pane: RemoteViewController?

        init() throws {
            installation = SharedPasteboards.install(SharedPasteboards())
            host = try InMemoryHost { _ in Controller() }
        }

        isolated deinit {
            host.stage.close()
            host.settle()
            installation.end()
        }

        private func arrange(_ place: Place) throws -> Controller {
            guard place == .host else {
                pane = host.showPane()
                return try host.controller()
            }
            let controller = Controller()
            host.stage.embed(controller)
            host.settle()
            return controller
        }

        @Test(
            "A selection by the pointer is the primary one, and a middle click puts in what is",
            arguments: Place.allCases)
        func bothWays(place: Place) throws {
            let controller = try arrange(place)
            let word = controller.textView.convert(CGPoint(x: 15, y: 20), to: nil)
            let origin = place == .host ? CGPoint.zero : paneOrigin
            let point = CGPoint(x: word.x + origin.x, y: word.y + origin.y)
            selectWord(at: point)
            #expect(controller.textView.selectedRange == NSRange(location: 0, length: 4))
            #expect(UIPasteboard.primarySelection.string == "ours")
            UIPasteboard.primarySelection.string = "theirs"
            host.settle()
            host.stage.window.sendMiddleClick(at: CGPoint(x: point.x + 150, y: point.y))
            host.settle()
            #expect(controller.textView.text == "ourstheirs" && controller.textView.isFirstResponder)
        }

        /// Clicks twice at a place in the window.
        private func selectWord(at point: CGPoint) {
            for _ in 0..<2 {
                for phase in [UITouch.Phase.began, .ended] {
                    host.stage.window.sendTouch(id: 1, phase: phase, at: point, timestamp: 0)
                    host.settle()
                }
            }
        }

        private var paneOrigin: CGPoint {
            pane.map { $0.view.convert(CGPoint.zero, to: nil) } ?? .zero
        }

        @Test(
            "A pane that may not have the pasteboard hears of the click alone, and what is selected there stays there")
        func refused() throws {
            let controller = try arrange(.plugin)
            pane?.pasteboardPolicy = .never
            let origin = paneOrigin
            let point = CGPoint(x: origin.x + 15, y: origin.y + 20)
            UIPasteboard.primarySelection.string = "theirs"
            selectWord(at: point)
            #expect(UIPasteboard.primarySelection.string == "theirs")
            host.stage.window.sendMiddleClick(at: CGPoint(x: point.x + 150, y: point.y))
            host.settle()
            // The plugin has its own selection still.
            #expect(controller.textView.text == "oursours")
        }

        @Test("What a plugin says to be selected without its user, or too often, is passed over")
        func unbidden() throws {
            _ = try arrange(.plugin)
            let plugin = try #require(try host.run.connection).installPasteboard()
            UIPasteboard.primarySelection.string = "unbidden"
            plugin?.end()
            host.settle()
            #expect(UIPasteboard.primarySelection.string == nil)
            host.stage.tap(CGPoint(x: paneOrigin.x + 15, y: paneOrigin.y + 20))
            host.settle()
            let again = try #require(try host.run.connection).installPasteboard()
            for number in 1...30 { UIPasteboard.primarySelection.string = "\(number)" }
            again?.end()
            host.settle()
            #expect(UIPasteboard.primarySelection.string == "20")
        }
    }
}
