/// The button of one swipe action: an image, a title or both, in white on the colour of the action.
@MainActor final class SwipeActionButton: UIControl {
    let action: UIContextualAction

    /// Called when the user chooses the action.
    var onChoice: (() -> Void)?

    /// The place of title and image in a button that is wider than they need.
    enum ContentPlace {
        case middle
        /// The left edge of the button. Like `right`, it is the edge towards the content of the row in a button that a full swipe has drawn
        /// over the whole row.
        case left
        case right
    }

    var contentPlace = ContentPlace.middle {
        didSet { if contentPlace != oldValue { setNeedsLayout() } }
    }

    private let label = UILabel()
    private let picture = UIImageView()

    private static let inset: CGFloat = 12
    private static let spacing: CGFloat = 3
    /// The greatest width of a title on its line before it breaks, in points.
    private static let widestTitle: CGFloat = 140
    /// The most characters of a title that are laid out: more than two lines show, so that a title without end costs no more than that.
    private static let longestTitle = 120

    init(_ action: UIContextualAction) {
        self.action = action
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        label.text = action.title.map { String($0.prefix(Self.longestTitle)) }
        label.font = .systemFont(ofSize: 15, weight: .medium)
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 2
        label.isAccessibilityElement = false
        picture.image = action.image?.templateUnlessSaid
        picture.tintColor = .white
        picture.contentMode = .scaleAspectFit
        addSubview(picture)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var hasTitle: Bool { label.text?.isEmpty == false }

    /// The width that title and image would like to have, in points.
    var wish: CGFloat {
        let most = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let text = hasTitle ? label.sizeThatFits(most).width.rounded(.up) : 0
        return max(min(text, Self.widestTitle), picture.image?.size.width ?? 0) + 2 * Self.inset
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentArea
        let image = imageSize(within: area.size)
        let text = label.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude))
        let textHeight = min(text.height.rounded(.up), bounds.height)
        let bothHeight = image.height + Self.spacing + textHeight
        let showsImage = image.height > 0
        let showsTitle = hasTitle && (!showsImage || bothHeight + Self.inset <= bounds.height)
        picture.isHidden = !showsImage
        label.isHidden = !showsTitle
        let height = showsImage && showsTitle ? bothHeight : showsImage ? image.height : textHeight
        let top = ((bounds.height - height) / 2).rounded()
        picture.frame = CGRect(
            x: (area.midX - image.width / 2).rounded(), y: top, width: image.width, height: image.height)
        label.frame = CGRect(
            x: area.minX, y: showsImage ? top + image.height + Self.spacing : top, width: area.width,
            height: textHeight)
    }

    /// The part of the button in which title and image are centred.
    private var contentArea: CGRect {
        let width = max(min(bounds.width, max(wish, SwipeTravel.leastWidth)) - 2 * Self.inset, 0)
        let x =
            switch contentPlace {
            case .middle: (bounds.width - width) / 2
            case .left: Self.inset
            case .right: bounds.width - Self.inset - width
            }
        return CGRect(x: x, y: 0, width: width, height: bounds.height)
    }

    /// The size at which the image is shown, in points: its own, or a smaller one of the same shape that fits into `room`.
    private func imageSize(within room: CGSize) -> CGSize {
        guard let size = picture.image?.size, size.width > 0, size.height > 0 else { return .zero }
        let scale = min(1, room.width / size.width, max(room.height - 2 * Self.spacing, 0) / size.height)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    override package func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? action.backgroundColor.pressed : action.backgroundColor
    }

    override package func didTapInside() {
        performPrimaryAction()
    }

    override func performPrimaryAction() {
        super.performPrimaryAction()
        onChoice?()
    }

    override package var gestureUse: GestureUse {
        .taps
    }

    override var standardAccessibility: StandardAccessibility {
        .element(.button, label: action.title, .button)
    }
}
