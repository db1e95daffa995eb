import UIKit

/// Draws the `SizedPicture` of its size.
@MainActor final class SizedView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func draw(_ rect: CGRect) {
        let scale = traitCollection.displayScale
        let picture = SizedPicture(
            width: Int((bounds.width * scale).rounded()), height: Int((bounds.height * scale).rounded()),
            scale: Int(scale))
        fill(bounds, picture.fill)
        let side = min(bounds.width, bounds.height)
        for place in stride(from: 0, to: side, by: CGFloat(SizedPicture.markDistance)) {
            fill(CGRect(x: place, y: place, width: 1, height: 1), SizedPicture.mark)
        }
        let (right, bottom) = (bounds.width - 1, bounds.height - 1)
        fill(CGRect(x: 0, y: 0, width: bounds.width, height: 1), SizedPicture.border)
        fill(CGRect(x: 0, y: bottom, width: bounds.width, height: 1), SizedPicture.border)
        fill(CGRect(x: 0, y: 0, width: 1, height: bounds.height), SizedPicture.border)
        fill(CGRect(x: right, y: 0, width: 1, height: bounds.height), SizedPicture.border)
    }

    private func fill(_ rect: CGRect, _ color: UInt32) {
        UIColor(
            red: CGFloat(color >> 16 & 255) / 255, green: CGFloat(color >> 8 & 255) / 255,
            blue: CGFloat(color & 255) / 255, alpha: 1
        ).setFill()
        UIRectFill(rect)
    }
}
