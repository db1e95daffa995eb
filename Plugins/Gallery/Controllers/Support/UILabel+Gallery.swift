import UIKit

extension UILabel {
    convenience init(
        _ text: String, font: UIFont = .systemFont(ofSize: 15), color: UIColor = .label, lines: Int = 1
    ) {
        self.init(frame: .zero)
        self.text = text
        self.font = font
        textColor = color
        numberOfLines = lines
    }

    /// Makes a label for the title of a page.
    static func title(_ text: String) -> UILabel {
        UILabel(text, font: .systemFont(ofSize: 24, weight: .bold))
    }

    /// A word above a group or below a picture.
    static func caption(_ text: String) -> UILabel {
        UILabel(text, font: .systemFont(ofSize: 12, weight: .medium), color: .quietText)
    }
}
