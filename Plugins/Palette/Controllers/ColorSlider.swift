import PaletteContract
import UIKit

/// One part of a color: a letter and a slider.
@MainActor final class ColorSlider {
    let row = UIStackView()
    var onChange: (ColorPart, Double) -> Void = { _, _ in }
    private let part: ColorPart
    private let slider = UISlider()

    init(_ part: ColorPart) {
        self.part = part
        let letter = UILabel()
        letter.text = part.letter
        letter.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        letter.textColor = .secondaryLabel
        // The slider says it.
        letter.accessibilityElementsHidden = true
        letter.widthAnchor.constraint(equalToConstant: 14).isActive = true
        slider.accessibilityLabel = part.rawValue.capitalized
        slider.minimumTrackTintColor = part.tint
        slider.addAction(
            UIAction { [unowned self] _ in onChange(part, Double(slider.value)) }, for: .valueChanged)
        row.spacing = 12
        row.addArrangedSubview(letter)
        row.addArrangedSubview(slider)
    }

    func show(_ color: Color) {
        slider.value = Float(color[keyPath: part.place])
    }
}

extension ColorPart {
    fileprivate var tint: UIColor {
        switch self {
        case .red: .systemRed
        case .green: .systemGreen
        case .blue: .systemBlue
        }
    }
}
