import HostStaging
import ParityScenarios
import PluginHost
import QuartzCore
import Testing
import UIKit

extension HostAndPlugin {
    /// What is seen of a pane that another process draws while its size changes.
    @Suite("Sizes of panes that another process draws") @MainActor final class RendererSizes: RendererStaging {
        @Test("While a pane has another size and nobody has drawn it, the old pixels are where they were")
        func resize() throws {
            let (host, pane) = try arrange { _ in Picture.layers.makeViewController() }
            func left(_ pixels: [[UInt8]]) -> [[UInt8]] { pixels.map { Array($0.prefix(3 * 100)) } }
            let before = pixels(host)
            pane.view.frame.size.width = 100
            UpdateCycle.main.update()
            host.stage.drawFrame()
            #expect(left(pixels(host)) == left(before))
            #expect(pixels(host) != before)
            rest(host)
            pane.view.frame.size.width = 200
            rest(host)
            #expect(pixels(host) == before)
            host.stage.close()
        }

        @Test(
            "A plugin whose pane has no size goes on, so that it can say which size it wants; also after its renderer has ended",
            arguments: [false, true])
        func noSize(isAfterEnd: Bool) throws {
            let (host, pane) = try arrange { _ in UIViewController() }
            pane.view.frame.size.height = 0
            rest(host)
            if isAfterEnd {
                host.drawing?.runs.last?.end(.exited(.killed(signal: 6)))
                rest(host)
            }
            let controller: UIViewController = try host.controller()
            for (height, color) in [(CGFloat(50), UIColor.red), (70, .blue), (100, .green)] {
                controller.view.backgroundColor = color
                controller.preferredContentSize = CGSize(width: 200, height: height)
                rest(host)
                #expect(pane.preferredContentSize.height == height)
            }
            pane.view.frame.size.height = pane.preferredContentSize.height
            rest(host)
            #expect(host.stage.pixel(CGPoint(x: 300, y: 50)) == "#00ff00")
            host.stage.close()
        }

        @Test(
            "A pane that is longer than any surface, as one that a host scrolls, is drawn as far as one goes, and its plugin goes on"
        )
        func long() throws {
            let (host, pane) = try arrange { _ in UIViewController() }
            pane.view.frame.size.height = 17_000
            rest(host)
            let controller: UIViewController = try host.controller()
            for (color, seen) in [(UIColor.red, "#ff0000"), (.green, "#00ff00"), (.blue, "#0000ff")] {
                controller.view.backgroundColor = color
                rest(host)
                #expect(host.stage.pixel(CGPoint(x: 300, y: 100)) == seen)
            }
            host.stage.close()
        }

        /// The surface of the host that a layer shows, or one below it.
        private func shownSurface(_ layer: CALayer) -> IOSurface? {
            if case .surface(let shown, _) = layer.layerContents { return shown.surface }
            return (layer.sublayers ?? []).lazy.compactMap { self.shownSurface($0) }.first
        }

        @Test(
            "A pane that grows and shrinks by a few pixels keeps its surfaces, and nothing of them is seen beyond its edge"
        )
        func steps() throws {
            let (away, pane) = try arrange { _ in Picture.layers.makeViewController() }
            let home = try InMemoryHost { _ in Picture.layers.makeViewController() }
            let other = home.showPane()
            var seen: Set<ObjectIdentifier> = []
            for step in 0..<20 {
                let size = CGSize(width: 130 + step * 23 % 60, height: 200 + step * 37 % 50)
                pane.view.frame.size = size
                other.view.frame.size = size
                rest(away)
                rest(home)
                #expect(difference(pixels(away), pixels(home)) == nil, "\(size)")
                let surface = try #require(shownSurface(pane.view.layer))
                #expect(surface.width == 192 && surface.height == 256)
                seen.insert(ObjectIdentifier(surface))
            }
            #expect(seen.count <= 3)
            // It has no more memory than it needs for its size.
            pane.view.frame.size = CGSize(width: 64, height: 65)
            rest(away)
            let surface = try #require(shownSurface(pane.view.layer))
            #expect(surface.width == 64 && surface.height == 128)
            home.stage.close()
            away.stage.close()
        }
    }
}
