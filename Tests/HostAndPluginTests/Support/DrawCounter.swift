import UIKit

/// How often it was asked to draw.
final class DrawCounter: UIView {
    private(set) var count = 0

    override func draw(_ rect: CGRect) {
        count += 1
        UIColor(white: CGFloat(count) / 10, alpha: 1).setFill()
        UIRectFill(rect)
    }
}
