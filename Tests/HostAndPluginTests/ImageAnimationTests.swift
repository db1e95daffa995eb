import Diagnostics
import HostStaging
import QuartzCore
import Testing
import UIKit
import UIKitTesting

extension HostAndPlugin {
    @Suite("Images one after the other, at home and in a plugin") @MainActor struct ImageAnimation {
        private final class Controller: UIViewController {
            let imageView = UIImageView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                let colors: [[UInt8]] = [[0, 0, 255, 255], [0, 255, 0, 255], [255, 0, 0, 255]]
                let images = colors.compactMap { color in
                    let pixels = Data((0..<60 * 40).flatMap { _ in color })
                    return CGImage(width: 60, height: 40, premultipliedBGRA: pixels).map { UIImage(cgImage: $0) }
                }
                imageView.image = UIImage.animatedImage(with: images, duration: 3)
                view.addSubview(imageView)
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

        /// Lets half a second pass in thirty frames.
        private func pass(_ host: InMemoryHost) {
            for _ in 0..<30 {
                frames.advance(by: .milliseconds(17))
                host.pass(.milliseconds(17))
            }
        }

        @Test(
            "The window shows one image after the other, and the first where the view is stopped",
            arguments: Place.allCases)
        func turns(place: Place) throws {
            let (host, controller) = try arrange(place)
            let middle = CGPoint(x: 240, y: 40)
            var seen: [String] = []
            // In the middle of each of four seconds, less what a frame is late.
            for _ in 0..<4 {
                pass(host)
                seen.append(host.stage.pixel(middle))
                pass(host)
            }
            #expect(seen == ["#ff0000", "#00ff00", "#0000ff", "#ff0000"])
            #expect(host.stage.pixel(middle) == "#00ff00")
            controller.imageView.stopAnimating()
            pass(host)
            #expect(host.stage.pixel(middle) == "#ff0000")
            host.stage.close()
        }
    }
}
