import LayerRenderer
import UIKit

/// A window whose layers are drawn into memory with each update.
@MainActor final class PaintedWindow: WindowPlatform {
    let window: UIWindow
    let root = UIViewController()
    private lazy var renderer = LayerRenderer(
        tree: window.layerTree, width: 1280, height: 800, scale: 1, background: UIColor.white.cgColor)

    init() {
        let screen = UIScreen(size: CGSize(width: 1280, height: 800), scale: 1, userInterfaceStyle: .light)
        UIScreen.main = screen
        window = UIWindow(frame: screen.bounds)
        screen.platform = self
        window.rootViewController = root
        window.makeKeyAndVisible()
    }

    /// The next frame draws everything.
    func invalidate() {
        renderer.invalidate(renderer.surface.bounds)
        window.layer.setNeedsRedraw()
        UpdateCycle.main.setNeedsUpdate()
    }

    func show(_ window: UIWindow) {}

    func hide(_ window: UIWindow) {}

    func commit(_ window: UIWindow) {
        renderer.render()
    }
}
