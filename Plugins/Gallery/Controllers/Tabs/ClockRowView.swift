import UIKit

/// A title above a detail, and beside them what belongs to both.
final class ClockRowView: UIView {
    init(title: String, detail: String, accessory: UIView) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        let words = UIStackView.column(
            [
                UILabel(title, font: .systemFont(ofSize: 20, weight: .medium)), UILabel(detail, color: .quietText),
            ], spacing: 2)
        accessory.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView.row([words, UIView.spacer, accessory])
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }
}

extension UIView {
    /// Rows from the top of the safe area on.
    func showClockRows(_ rows: [ClockRowView]) {
        backgroundColor = .systemGroupedBackground
        let column = UIStackView.column(rows, spacing: 10)
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
        ])
    }
}
