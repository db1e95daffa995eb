import Attacks
import Foundation
import HostStaging
import PaneDrawing
import PaneLayers
import PluginProtocol
import QuartzCore
import Testing

@testable import PluginHost

extension HostAndPlugin {
    /// The layers that a host keeps of a pane that another process draws.
    @Suite("Layers for input alone") @MainActor struct LightLayers {
        private func arrange() throws -> (host: InMemoryHost, renderer: ProcessPaneRenderer) {
            let host = try InMemoryHost(renderer: { _ in DrawingViewController() }) { _ in nil }
            let renderer = host.plugins.makeRenderer(of: InMemoryHost.identifier)
            return (host, try #require(renderer as? ProcessPaneRenderer))
        }

        private func store(_ pictures: [CGImage]) throws -> ImageStore {
            var store = ImageStore(limits: .standard)
            for picture in pictures {
                for chunk in ImageChunk.chunks(of: picture) { try store.accept(chunk) }
            }
            return store
        }

        /// Names the things that a library would draw of a layer and those below it.
        private func described(_ layer: CALayer) -> [String] {
            var found: [String] = []
            if case .none = layer.layerContents {} else { found.append("contents") }
            if layer.shadowOpacity != 0 || layer.shadowPath != nil { found.append("shadow") }
            if layer.cornerRadius != 0 || layer.borderWidth != 0 { found.append("corners") }
            if layer.backgroundColor != nil { found.append("background") }
            if !layer.runningAnimations.isEmpty { found.append("animations") }
            let below = layer.children + [layer.mask].compactMap(\.self)
            return found + below.flatMap(described)
        }

        @Test("Of no attack is there anything that a library would have to understand", arguments: Attack.all)
        func attacks(attack: Attack) throws {
            let (host, renderer) = try arrange()
            let images = try store(attack.images)
            for commit in attack.commits { try renderer.apply(commit, images) }
            #expect(!renderer.isEmpty)
            #expect(!renderer.container.children.isEmpty)
            #expect(described(renderer.container) == [])
            renderer.clear()
            #expect(renderer.isEmpty && renderer.container.children.isEmpty)
            host.stage.close()
        }

        @Test("A picture that never came, and pixels of the plugin's own, are refused as they are where the host draws")
        func refused() throws {
            let (host, renderer) = try arrange()
            let layer = CALayer()
            for contents: LayerUpdate.Contents in [
                .image(ImageHash(rawValue: 5), scale: 1, gravity: .resize),
                .surface(.first, seed: 1, scale: 1, gravity: .resize),
            ] {
                var update = LayerUpdate(layer, .all, at: 0)
                update.contents = contents
                let images = try store([])
                #expect(throws: Misbehaviour.self) {
                    try renderer.apply(LayerCommit(root: layer.id, updates: [update]), images)
                }
                #expect(renderer.isEmpty && renderer.container.children.isEmpty)
            }
            host.stage.close()
        }

        @Test("A plugin whose name is too long for a renderer's is not drawn by the host instead; its pane is given up")
        func longName() throws {
            let (host, _) = try arrange()
            let name = "org." + String(repeating: "a", count: 250)
            let plugins = PluginRegistry(
                catalog: PluginCatalog(plugins: [
                    try StagedPlugin.make(identifier: name, name: "Long", controllers: InMemoryHost.names)
                ]), launcher: host.launcher, loop: host.loop,
                renderer: URL(fileURLWithPath: "/nowhere/mullion-renderer"), rendererLauncher: host.drawing)
            let renderer = try #require(plugins.makeRenderer(of: name) as? ProcessPaneRenderer)
            var reasons: [String] = []
            renderer.onEvent = { event in
                if case .cannotBeShown(let reason) = event { reasons.append(reason) }
            }
            let layer = CALayer()
            try renderer.apply(LayerCommit(root: layer.id, updates: [LayerUpdate(layer, .all, at: 0)]), try store([]))
            _ = host.loop.runOneTurn(timeout: .zero)
            #expect(reasons.count == 1)
            #expect(reasons.first?.contains("The program that draws it does not run: ") == true)
            host.stage.close()
        }
    }
}
