import PaletteContract
import UIKit

/// A field of the color with its number.
final class ColorPreview: UIView {
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        layer.cornerRadius = 8
        layer.borderWidth = 1
        layer.borderColor = UIColor.separator.cgColor
        label.textAlignment = .center
        label.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ color: Color) {
        backgroundColor = color.uiColor
        label.text = color.hexadecimal
        label.textColor = color.isLight ? .black : .white
    }

    /// Says no.
    func shake() {
        UIView.animateKeyframes(withDuration: 0.4, delay: 0) {
            for (index, offset) in [8, -8, 5, -5, 0].enumerated() {
                UIView.addKeyframe(withRelativeStartTime: Double(index) / 5, relativeDuration: 0.2) {
                    self.transform = CGAffineTransform(translationX: CGFloat(offset), y: 0)
                }
            }
        }
    }
}
