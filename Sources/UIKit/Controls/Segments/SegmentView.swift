/// Shows what one segment of a segmented control says: a title or an image.
@MainActor final class SegmentView: UIView {
    private let label = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        imageView.contentMode = .center
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Moves the content from the middle, in points.
    var contentOffset = CGSize.zero {
        didSet { setNeedsLayout() }
    }

    /// Of the segment.
    var state: UIControl.State = []

    override var standardAccessibility: StandardAccessibility {
        .element(.button, label: label.superview == nil ? nil : label.text, .button)
    }

    override var accessibilityState: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = []
        if state.contains(.selected) { traits.insert(.selected) }
        if state.contains(.disabled) { traits.insert(.notEnabled) }
        return traits
    }

    func show(_ content: UISegmentedControl.Segment.Content, _ style: SegmentStyle) {
        switch content {
        case .title(let title):
            put(label, inPlaceOf: imageView)
            if let attributes = style.attributes {
                label.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
                label.textAlignment = .center
            } else {
                label.text = title
                label.font = style.font
                label.textColor = style.color
            }
        case .image(let image):
            put(imageView, inPlaceOf: label)
            imageView.image = image?.templateUnlessSaid
            imageView.tintColor = style.color
        }
    }

    private func put(_ shown: UIView, inPlaceOf other: UIView) {
        guard shown.superview == nil else { return }
        other.removeFromSuperview()
        addSubview(shown)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews {
            view.frame = bounds.offsetBy(dx: contentOffset.width, dy: contentOffset.height)
        }
    }
}
