import UIKit

/// A tile with a number, framed where it is selected.
final class NumberCell: UICollectionViewCell {
    let label = UILabel("", font: .monospacedDigitSystemFont(ofSize: 17, weight: .semibold))

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        contentView.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
        contentView.layer.cornerRadius = 12
        contentView.backgroundColor = .groupBackground
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        contentView.layer.borderColor = tintColor.cgColor
        contentView.layer.borderWidth = state.isSelected ? 3 : 0
    }
}
