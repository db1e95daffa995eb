import PaletteContract
import UIKit

/// A round button that shows a color.
final class SwatchButton: UIButton {
    /// - Parameter onPick: Gets the color when the button is pressed.
    init(_ color: Color, onPick: @escaping (Color) -> Void) {
        super.init(frame: .zero)
        backgroundColor = color.uiColor
        accessibilityLabel = color.name
        layer.cornerRadius = 14
        layer.borderWidth = 1
        layer.borderColor = UIColor.separator.cgColor
        widthAnchor.constraint(equalToConstant: 28).isActive = true
        heightAnchor.constraint(equalToConstant: 28).isActive = true
        addAction(UIAction { _ in onPick(color) }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
