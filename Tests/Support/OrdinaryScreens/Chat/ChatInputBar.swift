import UIKit

/// The bar in which messages are written. It grows with the text, up to five lines; more of them scroll.
final class ChatInputBar: UIView {
    /// The sixth line is half seen, so that one knows that there are more.
    private static let maximumLines: CGFloat = 5.5

    weak var delegate: (any ChatInputBarDelegate)?

    private let textView = UITextView()
    private let placeholderLabel = UILabel()
    private let sendButton = UIButton(type: .system)
    private lazy var maximumHeight = textView.heightAnchor.constraint(equalToConstant: 100)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// The constraints say how tall the bar is.
    override var intrinsicContentSize: CGSize {
        .zero
    }

    private func setUp() {
        autoresizingMask = .flexibleHeight
        backgroundColor = .secondarySystemBackground
        textView.delegate = self
        textView.font = .preferredFont(forTextStyle: .body)
        textView.backgroundColor = .systemBackground
        textView.layer.cornerRadius = 18
        textView.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        textView.isScrollEnabled = false
        textView.accessibilityLabel = "Message"
        placeholderLabel.text = "Message"
        placeholderLabel.font = textView.font
        placeholderLabel.textColor = .placeholderText
        sendButton.setImage(UIImage(systemName: "arrow.up.circle.fill"), for: .normal)
        sendButton.accessibilityLabel = "Send"
        sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
        sendButton.setContentHuggingPriority(.required, for: .horizontal)
        for view in [textView, placeholderLabel, sendButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        let area = safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            textView.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -8),
            textView.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 12),
            textView.trailingAnchor.constraint(equalTo: sendButton.leadingAnchor, constant: -8),
            sendButton.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -12),
            sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
            sendButton.widthAnchor.constraint(equalToConstant: 36),
            sendButton.heightAnchor.constraint(equalToConstant: 36),
            placeholderLabel.leadingAnchor.constraint(
                equalTo: textView.leadingAnchor,
                constant: textView.textContainerInset.left + textView.textContainer.lineFragmentPadding),
            placeholderLabel.topAnchor.constraint(
                equalTo: textView.topAnchor, constant: textView.textContainerInset.top),
        ])
        update()
    }

    private func update() {
        placeholderLabel.isHidden = textView.hasText
        sendButton.isEnabled = !text.isEmpty
        let inset = textView.textContainerInset
        let lineHeight = textView.font?.lineHeight ?? 0
        maximumHeight.constant = (lineHeight * Self.maximumLines + inset.top + inset.bottom).rounded(.up)
        let room = CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
        let isTooTall = textView.hasText && textView.sizeThatFits(room).height > maximumHeight.constant
        if textView.isScrollEnabled != isTooTall { textView.isScrollEnabled = isTooTall }
        maximumHeight.isActive = isTooTall
        invalidateIntrinsicContentSize()
    }

    /// The text without what is empty around it.
    private var text: String {
        textView.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func send() {
        let text = text
        guard !text.isEmpty else { return }
        textView.text = ""
        update()
        delegate?.chatInputBar(self, didSend: text)
    }
}

extension ChatInputBar: UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) {
        update()
    }
}
