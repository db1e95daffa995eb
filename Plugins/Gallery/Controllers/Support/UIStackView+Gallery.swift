import UIKit

extension UIStackView {
    static func column(
        _ views: [UIView], spacing: CGFloat = 8, alignment: UIStackView.Alignment = .fill
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = spacing
        stack.alignment = alignment
        return stack
    }

    static func row(
        _ views: [UIView], spacing: CGFloat = 8, alignment: UIStackView.Alignment = .center,
        distribution: UIStackView.Distribution = .fill
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = spacing
        stack.alignment = alignment
        stack.distribution = distribution
        return stack
    }

    /// Rows of views of the same size; the last row may be shorter.
    static func grid(_ views: [UIView], columns: Int, spacing: CGFloat = 10) -> UIStackView {
        let rows = stride(from: 0, to: views.count, by: columns).map { start in
            let shown = Array(views[start..<min(start + columns, views.count)])
            let gaps = (shown.count..<columns).map { _ in UIView() }
            return row(shown + gaps, spacing: spacing, alignment: .fill, distribution: .fillEqually)
        }
        let grid = column(rows, spacing: spacing)
        grid.distribution = .fillEqually
        return grid
    }
}

extension UIView {
    /// Takes the room that the others of its row leave.
    static var spacer: UIView {
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 0).isActive = true
        return view
    }
}
