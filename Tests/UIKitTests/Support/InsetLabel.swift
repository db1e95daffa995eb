import UIKit

/// Keeps its text away from its edges, and counts how often it drew.
@MainActor final class InsetLabel: UILabel {
    private(set) var drawings = 0

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 4), limitedToNumberOfLines: numberOfLines)
            .insetBy(dx: -10, dy: -4)
    }

    override func drawText(in rect: CGRect) {
        drawings += 1
        super.drawText(in: rect.insetBy(dx: 10, dy: 4))
    }
}
