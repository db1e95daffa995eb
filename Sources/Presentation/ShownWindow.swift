import LayerRenderer
import UIKit

/// A window on a screen, with what draws it: in a picture as large as the screen, at its place there.
@MainActor final class ShownWindow {
    let window: UIWindow
    let renderer: LayerRenderer
    /// Until the next frame of its animations.
    var frameTimer: AnyObject?

    init(_ window: UIWindow, width: Int, height: Int, scale: CGFloat) {
        self.window = window
        renderer = LayerRenderer(
            tree: window.layerTree, width: width, height: height, scale: scale, background: Self.ground)
    }

    /// Whether it is the one behind, which has nothing to let through.
    var isAtTheBack = true {
        didSet {
            let background = isAtTheBack ? Self.ground : nil
            if renderer.background != background { renderer.background = background }
        }
    }

    private static let ground = CGColor(gray: 0, alpha: 1)

    /// Whether nothing behind the window can be seen: it, or its root's view, fills the screen with a colour without holes.
    ///
    /// - Parameter screen: Its size in points.
    func covers(_ screen: CGSize) -> Bool {
        let rect = CGRect(origin: .zero, size: screen)
        guard window.layer.isPlain, window.frame.contains(rect) else { return false }
        guard !window.layer.isOpaqueGround else { return true }
        guard let root = window.rootViewController?.viewIfLoaded, root.superview === window else { return false }
        return root.layer.isPlain && root.layer.isOpaqueGround && !root.isHidden && root.frame.contains(window.bounds)
    }

    /// Whether something of the window is there for a finger or a pointer.
    ///
    /// - Parameter point: On the screen, in points.
    func isHit(at point: CGPoint) -> Bool {
        window.hitTest(inWindow(point), with: nil) != nil
    }

    func inWindow(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
    }
}

extension CALayer {
    /// Whether it is shown as it is, now and in the next frame.
    fileprivate var isPlain: Bool {
        opacity == 1 && cornerRadius == 0 && mask == nil && animationKeys()?.isEmpty != false
            && affineTransform().isIdentity
    }

    fileprivate var isOpaqueGround: Bool {
        backgroundColor?.alpha == 1
    }
}
