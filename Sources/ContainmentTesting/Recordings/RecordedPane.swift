import ImageFiles
import LayerRenderer
import PaneLayers
import PluginHost
import QuartzCore

/// A pane of a recording, as one process of its plugin had drawn it.
@MainActor public struct RecordedPane {
    let key: SessionReplay.Key
    let replay: SessionReplay

    /// The identifier of the plugin that the pane showed.
    public var plugin: String {
        key.plugin.rawValue
    }

    /// When it showed something new, since the recording began.
    public var times: [Duration] {
        replay.times[key] ?? []
    }

    /// The picture of the pane at a time, with what was animated then, on white.
    ///
    /// Drawing it takes as long as it takes: of a recording that a stranger has made that may be minutes.
    ///
    /// - Throws: `ContainmentTestError` where it had no size yet; where the recording has what no host would have shown, because it breaks
    ///   a rule or cannot be drawn; or where the picture would have more pixels than pictures have.
    public func picture(at time: Duration) throws -> Screenshot {
        do {
            let scene = try replay.scene(key, at: time)
            let (width, height) = try pixels(of: scene, at: time)
            let renderer = LayerRenderer(
                tree: LayerTree(root: scene.layer), width: width, height: height, scale: scene.scale,
                background: CGColor(gray: 1, alpha: 1))
            try draw(scene, renderer, at: time)
            return Screenshot(image: try renderer.surface.image(), scale: scene.scale)
        } catch let error as ContainmentTestError {
            throw error
        } catch {
            throw ContainmentTestError(
                .noPicture, "The pane of \(plugin) cannot be drawn as it was at \(time): \(error)")
        }
    }

    private func pixels(of scene: ReplayedScene, at time: Duration) throws -> (width: Int, height: Int) {
        func side(_ points: CGFloat) -> CGFloat { (points * scene.scale).rounded() }
        let (width, height) = (side(scene.size.width), side(scene.size.height))
        guard width >= 1, height >= 1 else {
            throw ContainmentTestError(.noPicture, "The pane of \(plugin) had no size at \(time).")
        }
        guard width <= CGFloat(ImageFile.longestSide), height <= CGFloat(ImageFile.longestSide),
            width * height <= CGFloat(ImageFile.mostPixels)
        else {
            throw ContainmentTestError(
                .noPicture,
                "The pane of \(plugin) had \(width.shortText)x\(height.shortText) pixels at \(time); a picture has \(ImageFile.mostPixels) at most."
            )
        }
        return (Int(clamping: width), Int(clamping: height))
    }

    private func draw(_ scene: ReplayedScene, _ renderer: LayerRenderer, at time: Duration) throws {
        var failure: String?
        scene.layer.onDrawingFailure = { failure = $0 }
        renderer.render(at: time / .seconds(1))
        if let failure {
            throw ContainmentTestError(.noPicture, "The pane of \(plugin) could not be drawn: \(failure).")
        }
    }
}
