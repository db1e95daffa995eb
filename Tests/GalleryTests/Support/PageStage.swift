import HostStaging
import LayerRenderer
import UIKit

/// A window of one page, whose root has the page as its child.
@MainActor final class PageStage {
    static let size = CGSize(width: 360, height: 480)
    static let scale: CGFloat = 2

    let window: UIWindow
    private let root = UIViewController()
    private let platform = RenderingPlatform()
    private var page: UIViewController?

    /// - Parameter draws: Whether the window is drawn. Where things are does not depend on that, and drawing takes most of the time.
    init(_ style: UIUserInterfaceStyle, draws: Bool = true) {
        let screen = UIScreen(size: Self.size, scale: Self.scale, userInterfaceStyle: style)
        if draws { screen.platform = platform }
        UIScreen.main = screen
        window = UIWindow(frame: screen.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
    }

    /// Puts a page in the place of the one before.
    func show(_ page: UIViewController) {
        if let old = self.page {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        self.page = page
        root.addChild(page)
        page.view.frame = root.view.bounds
        root.view.addSubview(page.view)
        page.didMove(toParent: root)
    }

    /// Twice: what the first update leaves to the next one is done too.
    func update() {
        UpdateCycle.main.update()
        UpdateCycle.main.update()
    }

    /// Draws what changed by time alone.
    func draw() {
        window.layerTree.requestFrame()
        update()
    }

    var surface: PixelSurface {
        platform.surface(of: window)
    }

    var pixels: [UInt8] {
        Array(surface.bytes)
    }

    /// How often something was drawn.
    var frames: Int {
        platform.frames
    }

    /// Taps a view at a point of it, in parts of its size.
    func tap(_ view: UIView, at part: CGPoint = CGPoint(x: 0.5, y: 0.5)) {
        let point = view.convert(CGPoint(x: view.bounds.width * part.x, y: view.bounds.height * part.y), to: nil)
        window.sendTouch(id: 1, phase: .began, at: point, timestamp: 0)
        window.sendTouch(id: 1, phase: .ended, at: point, timestamp: 0)
        update()
    }

    func close() {
        window.isHidden = true
        window.rootViewController = nil
        UIApplication.shared.keyWindow = nil
    }
}
