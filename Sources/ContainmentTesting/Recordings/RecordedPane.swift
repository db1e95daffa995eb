import LayerRenderer
import PluginHost
import QuartzCore

/// A pane of a recording, as one process of its plugin had drawn it.
@MainActor public struct RecordedPane {
    let key: SessionReplay.Key
    let replay: SessionReplay

    /// The plugin's identifier.
    public var plugin: String {
        key.plugin.rawValue
    }

    /// When it showed something new, since the recording began.
    public var times: [Duration] {
        replay.times[key] ?? []
    }

    /// What it showed at a time, with what was animated then, on white.
    ///
    /// - Throws: `ContainmentTestError` where it had no size yet, or where the recording has what no plugin could have drawn.
    public func picture(at time: Duration) throws -> Screenshot {
        do {
            let scene = try replay.scene(key, at: time)
            guard scene.size.width >= 1, scene.size.height >= 1 else {
                throw ContainmentTestError(.noPicture, "The pane of \(plugin) had no size at \(time).")
            }
            let renderer = LayerRenderer(
                tree: LayerTree(root: scene.layer), width: Int(clamping: (scene.size.width * scene.scale).rounded()),
                height: Int(clamping: (scene.size.height * scene.scale).rounded()), scale: scene.scale,
                background: CGColor(gray: 1, alpha: 1))
            renderer.render(at: time / .seconds(1))
            return Screenshot(image: try renderer.surface.image(), scale: scene.scale)
        } catch let error as ContainmentTestError {
            throw error
        } catch {
            throw ContainmentTestError(
                .noPicture, "The pane of \(plugin) cannot be drawn as it was at \(time): \(error)")
        }
    }
}
