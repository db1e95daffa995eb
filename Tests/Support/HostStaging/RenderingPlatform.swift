import LayerRenderer
import UIKit

/// Draws the windows of a screen that nobody looks at, when and as a real one would.
@MainActor package final class RenderingPlatform: WindowPlatform {
    private var renderers: [ObjectIdentifier: LayerRenderer] = [:]
    /// How often something was drawn.
    package private(set) var frames = 0
    /// The pixels that all frames together have drawn anew.
    package private(set) var drawnPixels = 0

    /// How often an input method was to forget what it had put in.
    package private(set) var endedCompositions = 0

    package init() {}

    package func show(_ window: UIWindow) {}

    package func hide(_ window: UIWindow) {}

    package func commit(_ window: UIWindow) {
        let damage = renderer(of: window).render()
        if !damage.isEmpty { frames += 1 }
        drawnPixels += damage.reduce(0) { $0 + $1.area }
    }

    package func endComposition(in window: UIWindow) {
        endedCompositions += 1
    }

    /// What was drawn of the window last.
    package func surface(of window: UIWindow) -> PixelSurface {
        renderer(of: window).surface
    }

    /// The same as a PNG file.
    package func pngData(of window: UIWindow) throws -> Data {
        try surface(of: window).pngData()
    }

    private func renderer(of window: UIWindow) -> LayerRenderer {
        let scale = window.screen.scale
        let width = Int((window.bounds.width * scale).rounded())
        let height = Int((window.bounds.height * scale).rounded())
        if let known = renderers[ObjectIdentifier(window)], known.tree === window.layerTree {
            if known.surface.width != width || known.surface.height != height {
                known.resize(width: width, height: height, scale: scale)
            }
            return known
        }
        let made = LayerRenderer(
            tree: window.layerTree, width: width, height: height, scale: scale, background: UIColor.white.cgColor)
        renderers[ObjectIdentifier(window)] = made
        return made
    }
}
