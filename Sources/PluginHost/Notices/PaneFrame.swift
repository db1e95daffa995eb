import UIKit

/// A frame in the window around a pane in which the host speaks, in a colour that says how bad it is.
///
/// It is around what can be seen of the pane, so within the bars that cover it. It lies outside of that, where no plugin draws, as far
/// as the window goes; at the window's edge it lies over the pane. It is above everything in the window: whatever is beside the pane,
/// another plugin's pane perhaps, does not cover it either.
@MainActor final class PaneFrame: WindowDecoration {
    /// The width of the coloured line, in points.
    static let width: CGFloat = 3
    /// In points. Keeps the colour apart from what the plugin shows.
    static let gap: CGFloat = 1

    private weak var pane: RemoteView?
    private weak var window: UIWindow?
    private let line = CALayer()
    private let inside = CALayer()

    init(of pane: RemoteView) {
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
        // What covers the pane, and what clips it, may change without a layout of it.
        pane.roomMayHaveChanged()
        let seen = pane.convert(pane.room.rect, to: nil).intersection(pane.seenRect)
        line.isHidden = seen.isEmpty
        guard !seen.isEmpty else { return }
        let scale = window.screen.scale
        let rect = seen.insetBy(dx: -Self.width, dy: -Self.width).onPixels(scale).intersection(window.bounds)
        guard !rect.isNull else { return line.isHidden = true }
        line.frame = rect
        inside.frame = line.bounds.shrunk(dx: Self.width, dy: Self.width)
        let traits = pane.traitCollection
        line.borderColor = pane.frameColor.resolvedColor(with: traits).cgColor
        inside.borderColor = UIColor.systemBackground.resolvedColor(with: traits).cgColor
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
