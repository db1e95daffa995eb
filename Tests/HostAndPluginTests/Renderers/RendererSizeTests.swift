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
