import UIKit

/// Buttons whose titles have several lines, placed by constraints, from left to right and from right to left.
@MainActor enum ButtonLines {
    static func add(to view: UIView) {
        let columns = UIStackView(arrangedSubviews: [column(.forceLeftToRight), column(.forceRightToLeft)])
        columns.distribution = .fillEqually
        columns.alignment = .top
        columns.spacing = 8
        columns.frame = view.bounds
        columns.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(columns)
    }

    private static func column(_ direction: UISemanticContentAttribute) -> UIView {
        let buttons = [NSDirectionalRectEdge.leading, .trailing, .top].map { placement in
            var look = placement == .top ? UIButton.Configuration.tinted() : .filled()
            look.title = "A title of several lines"
            look.subtitle = placement == .trailing ? "and a subtitle below" : nil
            look.image = UIImage(systemName: "star.fill")
            look.imagePlacement = placement
            look.imagePadding = 4
            look.buttonSize = .small
            return UIButton(configuration: look)
        }
        let plain = UIButton(type: .system)
        plain.setTitle("One that has no configuration", for: .normal)
        plain.titleLabel?.numberOfLines = 0
        let column = UIStackView(arrangedSubviews: buttons + [plain])
        column.axis = .vertical
        column.spacing = 6
        for button in column.arrangedSubviews { button.semanticContentAttribute = direction }
        return column
    }
}
