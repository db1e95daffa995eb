import HostStaging
import PluginHost
import Testing
import UIKit

extension HostAndPlugin {
    @Suite("A pointer above a pane") @MainActor struct Hover {
        private static let buttonFrame = CGRect(x: 20, y: 10, width: 100, height: 40)

        /// A button, and a recogniser of its own.
        private final class PointedViewController: UIViewController {
            var lines: [String] = []
            let button = UIButton(configuration: .gray())

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                button.frame = Hover.buttonFrame
                view.addSubview(button)
                let hover = UIHoverGestureRecognizer()
                hover.addAction(
                    UIAction { [weak self, unowned hover] _ in
                        let place = hover.location(in: self?.view)
                        self?.lines.append("\(hover.state) \(Int(place.x)),\(Int(place.y))")
                    })
                view.addGestureRecognizer(hover)
            }
        }

        private let host: InMemoryHost

        init() throws {
            host = try InMemoryHost { _ in PointedViewController() }
        }

        private func show(in place: Place) throws -> PointedViewController {
            if place == .plugin {
                _ = host.showPane()
                return try host.controller()
            }
            let controller = PointedViewController()
            host.stage.embed(controller)
            host.settle()
            return controller
        }

        /// - Parameter x: In the pane; nil: the pointer leaves the window.
        private func point(_ x: CGFloat?, _ y: CGFloat = 30) {
            host.stage.window.pointerHover.move(to: x.map { CGPoint(x: HostStage.rightHalf.minX + $0, y: y) })
            host.settle()
        }

        /// Of the button, beside its title.
        private var shade: String {
            host.stage.pixel(CGPoint(x: HostStage.rightHalf.minX + 32, y: 30))
        }

        @Test(
            "A control below it is shaded, until the pointer goes, a finger comes or the control is disabled",
            arguments: Place.allCases)
        func veil(place: Place) throws {
            let controller = try show(in: place)
            let plain = shade
            point(150)
            #expect(shade == plain)
            point(40)
            let hovered = shade
            #expect(hovered != plain)
            point(60)
            #expect(shade == hovered)
            point(150)
            #expect(shade == plain)
            point(40)
            controller.button.isEnabled = false
            host.settle()
            let disabled = shade
            point(150)
            #expect(shade == disabled)
            controller.button.isEnabled = true
            point(40)
            #expect(shade == hovered)
            // Out of the pane, and out of the window.
            point(-50)
            #expect(shade == plain)
            point(40)
            point(nil)
            #expect(shade == plain)
        }

        @Test("The shade is the same in the host and in a plugin")
        func parity() throws {
            let shades = try Place.allCases.map { place in
                let host = try Hover()
                _ = try host.show(in: place)
                host.point(40)
                return host.shade
            }
            #expect(shades[0] == shades[1])
        }

        @Test("A recogniser hears it come, move and leave, and a finger ends it", arguments: Place.allCases)
        func recognizer(place: Place) throws {
            let controller = try show(in: place)
            point(150, 100)
            point(151, 100)
            point(-50)
            point(150, 100)
            let finger = CGPoint(x: HostStage.rightHalf.minX + 150, y: 100)
            host.stage.tap(finger)
            host.settle()
            #expect(
                controller.lines == [
                    "began 150,100", "changed 151,100", "ended 151,100", "began 150,100", "ended 150,100",
                ])
        }

        @Test(
            "Places that are none are nowhere", arguments: [CGFloat.nan, .infinity, -.greatestFiniteMagnitude, 1e300])
        func extremes(number: CGFloat) throws {
            let controller = try show(in: .plugin)
            point(number, number)
            #expect(controller.lines.isEmpty)
        }
    }
}
