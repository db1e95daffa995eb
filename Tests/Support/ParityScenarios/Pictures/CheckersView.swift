import CoreGraphics
import UIKit

/// Draws the picture at several sizes.
@MainActor final class CheckersView: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let image = Checkers.image else { return }
        context.draw(image, in: CGRect(x: 0, y: 0, width: 80, height: 60))
        context.draw(image, in: CGRect(x: 10.5, y: 70.5, width: 24, height: 24))
        context.setAlpha(0.5)
        context.draw(image, in: CGRect(x: 30, y: 90, width: 48, height: 100))
    }
}
