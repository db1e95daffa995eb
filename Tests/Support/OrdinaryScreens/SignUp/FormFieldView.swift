import UIKit

/// A text field below its title, with a text below it that says what is wrong with what was typed.
final class FormFieldView: UIStackView {
    let textField = UITextField()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()

    init(title: String, placeholder: String) {
        super.init(frame: .zero)
        axis = .vertical
        spacing = 4
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .subheadline)
        titleLabel.textColor = .secondaryLabel
        textField.placeholder = placeholder
        textField.borderStyle = .roundedRect
        textField.font = .preferredFont(forTextStyle: .body)
        textField.adjustsFontForContentSizeCategory = true
        textField.accessibilityLabel = title
        messageLabel.font = .preferredFont(forTextStyle: .footnote)
        messageLabel.textColor = .systemRed
        messageLabel.numberOfLines = 0
        messageLabel.isHidden = true
        for view in [titleLabel, textField, messageLabel] { addArrangedSubview(view) }
        textField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The text that says what is wrong with what was typed; nil if nothing is.
    var message: String? {
        get { messageLabel.isHidden ? nil : messageLabel.text }
        set {
            messageLabel.text = newValue
            messageLabel.isHidden = newValue == nil
        }
    }
}
