/// Shows one item of a tab bar: its image above its title, or beside it where there is room, and its badge. It stays while the item
/// changes, and with it the focus.
@MainActor final class TabButton: UIControl {
    let item: UITabBarItem
    private let onTap: () -> Void
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel()
    private var badge: TabBadge?

    /// Whether the title stands beside the image.
    var isWide = false {
        didSet {
            guard isWide != oldValue else { return }
            label.font = font(isWide)
            setNeedsLayout()
        }
    }

    /// How the bar has its items look.
    var appearance = UITabBarAppearance() {
        didSet {
            label.font = font(isWide)
            needsUpdate = true
            setNeedsLayout()
        }
    }

    /// Of an item that is not selected; nil: a quiet one.
    var unselectedColor: UIColor? {
        didSet { if unselectedColor != oldValue { setNeedsLayout() } }
    }

    private static let quiet = UIColor(light: 0x5C5C66, dark: 0xA2A2AB, elevatedDark: 0xACACB5)
    private static let symbols = UIImage.SymbolConfiguration(pointSize: 19)
    /// The largest that an image is shown, in points.
    private static let imageSize: CGFloat = 26
    private static let gap: CGFloat = 7
    /// Between the content and the button's sides, where its title stands beside its image.
    private static let padding: CGFloat = 18

    private func font(_ isWide: Bool) -> UIFont {
        BarTextLook(layoutAppearance(isWide).normal.titleTextAttributes).font
            ?? .systemFont(ofSize: isWide ? 14 : 11, weight: .medium)
    }

    private func layoutAppearance(_ isWide: Bool) -> UITabBarItemAppearance {
        if !isWide { return appearance.stackedLayoutAppearance }
        let isCompact = traitCollection.verticalSizeClass == .compact
        return isCompact ? appearance.compactInlineLayoutAppearance : appearance.inlineLayoutAppearance
    }

    private var stateAppearance: UITabBarItemStateAppearance {
        layoutAppearance(isWide).state(isSelected: isSelected, isEnabled: isEnabled)
    }

    /// - Parameter onTap: Called when the user selects the item.
    init(_ item: UITabBarItem, onTap: @escaping () -> Void) {
        self.item = item
        self.onTap = onTap
        super.init(frame: .zero)
        label.font = font(false)
        label.textAlignment = .center
        addSubview(imageView)
        addSubview(label)
        update()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Whether the item says something else than is shown. Whoever changes much of it pays for it once, with the bar's next layout.
    var needsUpdate = false

    func updateIfNeeded() {
        if needsUpdate { update() }
    }

    private func update() {
        needsUpdate = false
        label.text = item.title
        showImage()
        measure()
        isEnabled = item.isEnabled
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityLabel = item.accessibilityLabel
        if let text = item.badgeValue {
            let shown = badge ?? TabBadge(frame: .zero)
            shown.show(text)
            addSubview(shown)
            badge = shown
        } else {
            badge?.removeFromSuperview()
            badge = nil
        }
        setNeedsLayout()
    }

    private func showImage() {
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.preferredSymbolConfiguration = image?.isSymbolImage == true ? Self.symbols : nil
        imageView.image = image?.templateUnlessSaid
    }

    // MARK: Look

    override package func stateDidChange() {
        super.stateDidChange()
        showImage()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        if previous?.verticalSizeClass != traitCollection.verticalSizeClass { label.font = font(isWide) }
        setNeedsLayout()
    }

    private var color: UIColor {
        if !isEnabled { return ControlColors.disabledText }
        return isSelected ? tintColor.onWash : unselectedColor ?? Self.quiet
    }

    /// How wide it would like to be with its title beside its image, whether that stands there now or not, in points.
    private(set) var wideWidth: CGFloat = 0

    private func measure() {
        let image = imageView.sizeThatFits(.zero).width
        let words = UILabel(frame: .zero)
        words.text = item.title
        words.font = font(true)
        let title = words.sizeThatFits(.zero).width
        let gap = image > 0 && title > 0 ? Self.gap : 0
        wideWidth = (min(image, Self.imageSize) + gap + title + 2 * Self.padding).rounded(.up)
    }

    /// As large as the title wants to be, within this room.
    private func title(in room: CGSize) -> CGSize {
        let wanted = label.sizeThatFits(.zero)
        return CGSize(
            width: min(wanted.width.rounded(.up), max(0, room.width)),
            height: min(wanted.height.rounded(.up), max(0, room.height)))
    }

    /// What the mark of the selected item lies below, in the button's coordinates.
    var markFrame: CGRect {
        if isWide { return bounds.shrunk(dx: 4, dy: 6) }
        let width = min(58, max(bounds.width - 4, 0))
        return CGRect(x: (bounds.midX - width / 2).rounded(), y: 3, width: width, height: 28)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let state = stateAppearance
        label.textColor = BarTextLook(state.titleTextAttributes).color ?? color
        imageView.tintColor = state.iconColor ?? color
        badge?.setColors(
            ground: item.badgeColor ?? state.badgeBackgroundColor, text: BarTextLook(state.badgeTextAttributes).color)
        let wanted = imageView.sizeThatFits(.zero)
        let scale = min(1, Self.imageSize / max(1, wanted.width, wanted.height))
        let image = CGSize(width: wanted.width * scale, height: wanted.height * scale)
        if isWide { layOutBeside(image) } else { layOutBelow(image) }
        layOutBadge()
    }

    private func layOutBelow(_ image: CGSize) {
        let hasTitle = label.text?.isEmpty == false
        let middle: CGFloat = hasTitle ? 17 : bounds.midY
        place(imageView, CGRect(x: bounds.midX - image.width / 2, y: middle - image.height / 2, size: image))
        let title = title(in: CGSize(width: bounds.width - 2, height: bounds.height - 31))
        let line: CGFloat = image == .zero ? bounds.midY : 39.5
        place(label, CGRect(x: bounds.midX - title.width / 2, y: line - title.height / 2, size: title))
    }

    private func layOutBeside(_ image: CGSize) {
        let gap = image.width > 0 ? Self.gap : 0
        let title = title(in: CGSize(width: bounds.width - image.width - gap - 12, height: bounds.height))
        let start = bounds.midX - (image.width + gap + title.width) / 2
        place(imageView, CGRect(x: start, y: bounds.midY - image.height / 2, size: image))
        let x = start + image.width + gap
        place(label, CGRect(x: x, y: bounds.midY - title.height / 2, size: title))
    }

    /// At the image's upper end, where reading ends.
    private func layOutBadge() {
        guard let badge else { return }
        let size = badge.sizeThatFits(CGSize(width: bounds.width / 2, height: bounds.height))
        let mark = mirroredIfNeeded(imageView.frame)
        // Beside the image is the title, or nothing.
        let x = isWide ? mark.maxX + Self.gap - 1 - size.width : min(mark.maxX - 6, bounds.width - size.width - 1)
        place(badge, CGRect(x: x, y: max(2, mark.minY - 4), size: size))
    }

    /// - Parameter rect: As it is from left to right.
    private func place(_ view: UIView, _ rect: CGRect) {
        let rect = mirroredIfNeeded(rect)
        view.frame = CGRect(x: rect.minX.rounded(), y: rect.minY.rounded(), size: rect.size)
    }

    override package var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (bounds.shrunk(dx: 3, dy: 3), 12)
    }

    // MARK: Use

    override package var gestureUse: GestureUse {
        .taps
    }

    override package func didTapInside() {
        performPrimaryAction()
    }

    override func performPrimaryAction() {
        super.performPrimaryAction()
        onTap()
    }

    override var standardAccessibility: StandardAccessibility {
        .element(.tab, label: item.title, value: item.badgeValue, .button)
    }
}

extension CGRect {
    fileprivate init(x: CGFloat, y: CGFloat, size: CGSize) {
        self.init(origin: CGPoint(x: x, y: y), size: size)
    }
}
