import UIKit

/// A box with a word in it, at least as large as the word.
final class SwatchView: UIView {
    init(_ text: String, font: UIFont = .systemFont(ofSize: 13, weight: .medium)) {
        super.init(frame: .zero)
        backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark
                ? UIColor(red: 0.1, green: 0.2, blue: 0.33, alpha: 1)
                : UIColor(red: 0.86, green: 0.92, blue: 1, alpha: 1)
        }
        layer.cornerRadius = 8
        let label = UILabel(text, font: font)
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 5),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var forFirstBaselineLayout: UIView {
        subviews[0]
    }
}
