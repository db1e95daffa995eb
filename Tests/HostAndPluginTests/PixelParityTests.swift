import HostStaging
import LayerRenderer
import ParityScenarios
import PluginHost
import QuartzCore
import Testing
import UIKit

extension HostAndPlugin {
    @Suite("The pixels of a remote controller") @MainActor struct PixelParity {
        @Test(
            "They are those of the same controller in the host's process, one for one",
            arguments: Picture.allCases, [CGFloat(1), 2])
        func samePixels(picture: Picture, scale: CGFloat) throws {
            for style in [UIUserInterfaceStyle.light, .dark] {
                let host = try InMemoryHost(scale: scale, style: style) { _ in picture.makeViewController() }
                let pane = host.showPane()
                let remote = host.stage.platform.surface(of: host.stage.window)
                #expect(host.stage.texts(in: pane).isEmpty)

                let local = HostStage(scale: scale, style: style)
                local.embed(picture.makeViewController())
                UpdateCycle.main.update()
                UpdateCycle.main.update()
                let expected = local.platform.surface(of: local.window)
                #expect(difference(remote, expected) == nil)
                // An empty pane would be the same in both.
                #expect(colors(in: expected).count > 3)

                // The same after a change that moves, hides and redraws.
                let remoteController: PictureViewController = try host.controller()
                remoteController.change()
                host.settle()
                (local.root.children.last as? PictureViewController)?.change()
                UpdateCycle.main.update()
                UpdateCycle.main.update()
                #expect(
                    difference(
                        host.stage.platform.surface(of: host.stage.window),
                        local.platform.surface(of: local.window)) == nil)
                local.close()
                host.stage.close()
            }
        }

        @Test(
            "What a controller draws into a picture of its own is the same in both processes, and looks as it does",
            arguments: Picture.allCases)
        func samePictureOfHierarchy(picture: Picture) throws {
            func drawn(_ view: UIView) throws -> CGImage {
                let format = UIGraphicsImageRendererFormat()
                format.scale = 2
                let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
                    view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
                }
                return try #require(image.cgImage)
            }
            let host = try InMemoryHost(scale: 2) { _ in picture.makeViewController() }
            _ = host.showPane()
            let remoteController: PictureViewController = try host.controller()
            let remote = try drawn(remoteController.view)

            let window = host.stage.window
            let pane = try drawn(window)
            let shown = host.stage.platform.surface(of: window)
            #expect(differingPart(pane, shown) < 0.005)

            let local = HostStage(scale: 2)
            local.embed(picture.makeViewController())
            UpdateCycle.main.update()
            UpdateCycle.main.update()
            let controller = try #require(local.root.children.last as? PictureViewController)
            #expect(try drawn(controller.view) == remote)
            local.close()
            host.stage.close()
        }

        /// Shows a red picture of more commands than a drawing may have.
        private final class LongPictureController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let size = CGSize(width: 200, height: 300)
                let image = UIGraphicsImageRenderer(size: size).image { context in
                    UIColor.red.setFill()
                    for _ in 0..<6000 { context.fill(CGRect(origin: .zero, size: size)) }
                }
                view.addSubview(UIImageView(image: image))
            }
        }

        @Test("A picture of more commands than a drawing may have is seen all the same")
        func longPicture() throws {
            let host = try InMemoryHost { _ in LongPictureController() }
            _ = host.showPane()
            #expect(host.stage.pixel(CGPoint(x: 300, y: 150)) == "#ff0000")
            host.stage.close()
        }

        /// How many of the pixels differ so much that it is seen, from 0 to 1.
        private func differingPart(_ image: CGImage, _ surface: PixelSurface) -> Double {
            guard image.width == surface.width, image.height == surface.height else { return 1 }
            let bytes = Array(image.pixels)
            var count = 0
            for y in 0..<surface.height {
                for x in 0..<surface.width {
                    guard let pixel = surface.pixel(x: x, y: y) else { continue }
                    let place = y * image.bytesPerRow + x * 4
                    let channels = zip(bytes[place..<(place + 3)], [pixel.blue, pixel.green, pixel.red])
                    if channels.contains(where: { abs(Int($0) - Int($1)) > 24 }) { count += 1 }
                }
            }
            return Double(count) / Double(surface.width * surface.height)
        }

        /// The place of the first pixel that differs.
        private func difference(_ one: PixelSurface, _ other: PixelSurface) -> String? {
            guard one.width == other.width, one.height == other.height else { return "the size" }
            for y in 0..<one.height {
                for x in 0..<one.width {
                    guard let a = one.pixel(x: x, y: y), let b = other.pixel(x: x, y: y), a == b else {
                        return "\(x), \(y)"
                    }
                }
            }
            return nil
        }

        /// The colours of the right half.
        private func colors(in surface: PixelSurface) -> Set<[UInt8]> {
            var colors: Set<[UInt8]> = []
            for y in stride(from: 0, to: surface.height, by: 2) {
                for x in stride(from: surface.width / 2, to: surface.width, by: 2) {
                    if let pixel = surface.pixel(x: x, y: y) { colors.insert([pixel.red, pixel.green, pixel.blue]) }
                }
            }
            return colors
        }
    }
}
