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
