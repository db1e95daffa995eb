import UIKit

/// A frame in the window around a pane in which the host speaks, in the colour of its mark.
///
/// It lies outside of the pane, where no plugin draws, as far as the window goes; at the window's edge it lies over the
/// pane. It is above everything in the window: whatever is beside the pane, another plugin's pane perhaps, does not
/// cover it either.
@MainActor final class PaneFrame: WindowDecoration {
    /// In points, in the colour of the mark.
    static let width: CGFloat = 3
    /// In points. Keeps the colour apart from what the plugin shows.
    static let gap: CGFloat = 1

    private weak var pane: UIView?
    private weak var window: UIWindow?
    private let line = CALayer()
    private let inside = CALayer()

    init(of pane: UIView) {
        self.pane = pane
        line.zPosition = .greatestFiniteMagnitude
        line.borderWidth = Self.width
        inside.borderWidth = Self.gap
        // It goes with the pane, and at once where that does.
        line.owner = pane
        inside.owner = pane
        line.addSublayer(inside)
    }

    /// Nil takes it away.
    func move(to window: UIWindow?) {
        guard window !== self.window else { return }
        self.window?.decorations.removeAll { $0 === self }
        line.removeFromSuperlayer()
        self.window = window
        guard let window else { return }
        line.isHidden = true
        window.layer.addSublayer(line)
        window.decorations.append(self)
    }

    func place(in window: UIWindow) {
        guard let pane else { return }
        let seen = pane.seenRect
        line.isHidden = seen.isEmpty
        guard !seen.isEmpty else { return }
        let scale = window.screen.scale
        let rect = seen.insetBy(dx: -Self.width, dy: -Self.width).onPixels(scale).intersection(window.bounds)
        guard !rect.isNull else { return line.isHidden = true }
        line.frame = rect
        inside.frame = line.bounds.shrunk(dx: Self.width, dy: Self.width)
        let traits = pane.traitCollection
        line.borderColor = HostMark.current.color.resolvedColor(with: traits).cgColor
        inside.borderColor = UIColor.systemBackground.resolvedColor(with: traits).cgColor
    }
}

extension UIView {
    /// The box around what of the view can be seen in its window, in the window's coordinates; empty where that is nothing.
    fileprivate var seenRect: CGRect {
        var rect = convert(bounds, to: nil)
        var view: UIView? = self
        while let current = view {
            if current.isHidden || current.alpha < 0.01 { return .zero }
            if current.clipsToBounds || current is UIWindow {
                rect = rect.intersection(current.convert(current.bounds, to: nil))
            }
            view = current.superview
        }
        return rect.isNull ? .zero : rect
    }
}

extension CGRect {
    /// With its edges on whole pixels.
    fileprivate func onPixels(_ scale: CGFloat) -> CGRect {
        let (left, top) = ((minX * scale).rounded() / scale, (minY * scale).rounded() / scale)
        let (right, bottom) = ((maxX * scale).rounded() / scale, (maxY * scale).rounded() / scale)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
