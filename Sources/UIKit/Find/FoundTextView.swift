/// Marks the ranges of a text that were found, behind the text.
@MainActor final class FoundTextView: UIView {
    private static let cornerRadius: CGFloat = 3
    private static let foundOpacity: CGFloat = 0.35
    private static let highlightedOpacity: CGFloat = 0.7

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows marks in place of those before.
    ///
    /// - Parameter marks: The rectangles in the coordinates of the text's view, and whether the user has come to them.
    func show(_ marks: [(rect: CGRect, isHighlighted: Bool)]) {
        while subviews.count > marks.count { subviews.last?.removeFromSuperview() }
        while subviews.count < marks.count {
            let part = UIView()
            part.isUserInteractionEnabled = false
            part.layer.cornerRadius = Self.cornerRadius
            addSubview(part)
        }
        for (part, mark) in zip(subviews, marks) {
            if part.frame != mark.rect { part.frame = mark.rect }
            part.backgroundColor =
                mark.isHighlighted
                ? .systemOrange.withAlphaComponent(Self.highlightedOpacity)
                : .systemYellow.withAlphaComponent(Self.foundOpacity)
        }
    }
}
