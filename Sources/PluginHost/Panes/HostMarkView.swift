import UIKit

/// Shows the host's mark: a small figure, drawn by lot at the start of each run, that is beside everything that the host
/// says in a pane. No plugin is told of it.
///
/// Where a host shows one outside of all panes, its user knows the mark before the first pane needs it. It is a square
/// in the middle of the bounds, as large as whole points per cell allow; 15 points is a good size beside text.
@preconcurrency @MainActor public final class HostMarkView: UIView {
    private let mark: HostMark

    override public class var layerClass: AnyClass { CAShapeLayer.self }

    override public convenience init(frame: CGRect) {
        self.init(.current, frame: frame)
    }

    package init(_ mark: HostMark, frame: CGRect = .zero) {
        self.mark = mark
        super.init(frame: frame)
        isUserInteractionEnabled = false
        showColor()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    override public var intrinsicContentSize: CGSize {
        CGSize(width: 15, height: 15)
    }

    override public func layoutSubviews() {
        super.layoutSubviews()
        let cell = (min(bounds.width, bounds.height) / CGFloat(HostMark.side)).rounded(.down)
        let side = cell * CGFloat(HostMark.side)
        let origin = CGPoint(
            x: bounds.minX + ((bounds.width - side) / 2).rounded(),
            y: bounds.minY + ((bounds.height - side) / 2).rounded())
        let path = CGMutablePath()
        for row in 0..<HostMark.side {
            for column in 0..<HostMark.side where mark.isFilled(column: column, row: row) {
                path.addRect(
                    CGRect(
                        x: origin.x + CGFloat(column) * cell, y: origin.y + CGFloat(row) * cell, width: cell,
                        height: cell))
            }
        }
        (layer as? CAShapeLayer)?.path = path
    }

    override public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColor()
    }

    override public func didMoveToWindow() {
        super.didMoveToWindow()
        showColor()
    }

    private func showColor() {
        (layer as? CAShapeLayer)?.fillColor = mark.color.resolvedColor(with: traitCollection).cgColor
    }
}
