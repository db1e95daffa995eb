import HostStaging
import Testing
import UIKit
import UIKitTesting

@testable import PluginHost

extension HostAndPlugin {
    /// The pointer and keys in a text of a plugin, which is in what the host scrolls, and at home.
    @Suite("Pointing at texts at home and in a plugin") @MainActor struct TextPointingCrossing {
        private final class Controller: UIViewController {
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            /// Lies from 20 to 40 points below the upper edge.
            let text = GridTextView("one two")

            override func viewDidLoad() {
                super.viewDidLoad()
                scrollView.contentSize = CGSize(width: 200, height: 4000)
                scrollView.addSubview(text)
                view.addSubview(scrollView)
            }
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

        /// - Parameters:
        ///   - start: In the coordinates of the controller's view.
        private func drag(_ host: InMemoryHost, from start: CGPoint, by way: CGVector, at time: Double) {
            func touch(_ phase: UITouch.Phase, _ part: CGFloat, _ delay: Double) {
                let point = CGPoint(
                    x: HostStage.rightHalf.minX + start.x + way.dx * part,
                    y: HostStage.rightHalf.minY + start.y + way.dy * part)
                host.stage.window.sendTouch(id: 1, phase: phase, at: point, timestamp: time + delay)
                host.settle()
            }
            touch(.began, 0, 0)
            for step in 1...5 { touch(.moved, CGFloat(step) / 5, Double(step) / 10) }
            // It rests before it goes.
            touch(.ended, 1, 3)
        }

        @Test(
            "A drag on a text selects, whoever scrolls what the text is in, and one beside it scrolls",
            arguments: Place.allCases)
        func drag(place: Place) throws {
            let (host, controller) = try arrange(place)
            // The first character begins 10 points from the left, and each is 10 points wide.
            drag(host, from: CGPoint(x: 20, y: 30), by: CGVector(dx: 40, dy: 60), at: 0)
            #expect(controller.text.selected == 1..<5)
            #expect(controller.text.isFirstResponder)
            #expect(controller.scrollView.contentOffset == .zero)
            drag(host, from: CGPoint(x: 20, y: 200), by: CGVector(dx: 0, dy: -60), at: 10)
            #expect(controller.scrollView.contentOffset.y > 0)
            #expect(controller.text.selected == 1..<5)
        }

        @Test("A key edits a text, and is not typed as well", arguments: Place.allCases)
        func keys(place: Place) throws {
            let (host, controller) = try arrange(place)
            drag(host, from: CGPoint(x: 20, y: 30), by: CGVector(dx: 40, dy: 0), at: 0)
            let backspace = UIKey(
                keyCode: .keyboardDeleteOrBackspace, characters: "", charactersIgnoringModifiers: "", modifierFlags: [])
            host.stage.window.sendPress(backspace, phase: .began, timestamp: 20)
            host.stage.window.deleteBackward()
            host.settle()
            #expect(controller.text.string == "owo")
            host.stage.window.sendPress(backspace, phase: .ended, timestamp: 20)
            host.stage.window.insertText("x")
            host.settle()
            #expect(controller.text.string == "oxwo")
        }
    }
}
