/// The view of one accessory of a list cell.
///
/// The cell lays it out as wide as it asks to be (`sizeThatFits(_:)`, `intrinsicContentSize`), which is the reserved width, and as high as the
/// cell itself; the picture lies in the middle. The view finds its list by itself where it needs one.
@MainActor package final class CellAccessoryView: UIControl {
    package let accessory: UICellAccessory

    /// Called when the user touches an accessory for which the app has no handler of its own: the cell does what the kind says.
    package var onStandardAction: ((UICellAccessory.AccessoryType) -> Void)?

    /// Whether the cell is selected; it shows in a `multiselect`.
    package var isChosen = false {
        didSet { (picture as? EditControlView)?.isChosen = isChosen }
    }

    /// Whether what lies below the cell in an outline is shown. The arrow turns with it, in a block of `UIView.animate` gradually.
    package var isExpanded = false {
        didSet { if isExpanded != oldValue { turnArrow() } }
    }

    /// Whether another accessory lies before this one, from which a line may divide it.
    package var hasAccessoryBefore = false {
        didSet { if hasAccessoryBefore != oldValue { setNeedsLayout() } }
    }

    private let picture: UIView
    private let line = UIView()

    package init(_ accessory: UICellAccessory) {
        self.accessory = accessory
        picture = Self.makePicture(of: accessory)
        super.init(frame: .zero)
        if case .outline(.header, _) = accessory.details { isOfHeader = true }
        if case .custom(let configuration) = accessory.details { tintColor = configuration.tintColor }
        updateInteraction()
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        line.isHidden = true
        // The cell keeps room for a hidden accessory all the same.
        isHidden = accessory.look.isHidden
        addSubview(line)
        addSubview(picture)
        (picture as? EditControlView)?.onTap = { [weak self] in self?.act() }
        setContentHuggingPriority(.required, for: .horizontal)
        setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    private static func makePicture(of accessory: UICellAccessory) -> UIView {
        let look = accessory.look
        switch (accessory.accessoryType, accessory.details) {
        case (.disclosureIndicator, _): return tinted(AccessoryPicture.disclosure(), look)
        case (.outlineDisclosure, _): return tinted(AccessoryPicture.outlineDisclosure(), look)
        case (.checkmark, _): return tinted(AccessoryPicture.checkmark(), look)
        case (.detail, _): return tinted(AccessoryPicture.detail(), look)
        case (.delete, _): return control(.delete, look)
        case (.insert, _): return control(.insert, look)
        case (.multiselect, _): return control(.select, look)
        case (.reorder, _):
            let grip = ReorderControlView()
            grip.gripColor = look.tintColor
            return grip
        case (.customView(let view), _): return view
        case (.label, let details): return label(details)
        }
    }

    private static func tinted(_ view: UIImageView, _ look: AccessoryLook) -> UIImageView {
        if let color = look.tintColor { view.tintColor = color }
        return view
    }

    private static func control(_ kind: EditControlView.Kind, _ look: AccessoryLook) -> EditControlView {
        let control = EditControlView(kind)
        control.discColor = look.backgroundColor
        control.signColor = look.tintColor
        return control
    }

    private static func label(_ details: AccessoryDetails) -> UILabel {
        let label = UILabel()
        guard case .label(let text, let options) = details else { return label }
        label.text = text
        label.font = options.font
        label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
        label.textColor = options.tintColor ?? .secondaryLabel
        return label
    }

    /// Whether a tap anywhere on the cell opens what lies below it, as in the header of a section: the accessory takes no touches then. It is
    /// so for the style `header`; for the automatic one the cell says it.
    package var isOfHeader = false {
        didSet { if isOfHeader != oldValue { updateInteraction() } }
    }

    private func updateInteraction() {
        isUserInteractionEnabled = !accessory.look.isHidden && isOperated
    }

    /// Whether a touch of the accessory is for it, and not for the cell.
    private var isOperated: Bool {
        switch accessory.accessoryType {
        case .delete, .insert, .reorder, .customView: true
        case .detail: accessory.details.actionHandler != nil
        case .outlineDisclosure: !isOfHeader
        case .disclosureIndicator, .checkmark, .multiselect, .label: false
        }
    }

    // MARK: Action

    /// Does what a touch of the accessory does, as for a cell that opens its outline itself.
    package func act() {
        if let handler = accessory.details.actionHandler {
            handler()
        } else {
            onStandardAction?(accessory.accessoryType)
        }
    }

    /// Whether the view itself is what is touched. Discs, grips and views of the app are operated inside of it.
    private var isButton: Bool {
        accessory.accessoryType == .detail || accessory.accessoryType == .outlineDisclosure
    }

    override package func didTapInside() {
        if isButton { performPrimaryAction() }
    }

    override package func performPrimaryAction() {
        super.performPrimaryAction()
        if isButton { act() }
    }

    override package func stateDidChange() {
        super.stateDidChange()
        if isButton { picture.alpha = isHighlighted ? 0.5 : 1 }
    }

    override package var gestureUse: GestureUse {
        isButton ? .taps : []
    }

    override package var canBecomeFocused: Bool {
        super.canBecomeFocused && isButton && isUserInteractionEnabled
    }

    // Beside its controls the view is part of the cell.
    override package func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && !isButton ? nil : hit
    }

    // MARK: Layout

    private var pictureSize: CGSize {
        guard case .custom(let configuration) = accessory.details else {
            return picture.sizeThatFits(
                CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        }
        let own = picture.bounds.size
        guard !configuration.maintainsFixedSize else { return own }
        let (content, fitting) = (picture.intrinsicContentSize, picture.systemLayoutSizeFitting(.zero))
        let asked = CGSize(width: max(content.width, fitting.width), height: max(content.height, fitting.height))
        // A view that asks for nothing has the size that the app gave it.
        return CGSize(
            width: asked.width > 0 ? asked.width : own.width, height: asked.height > 0 ? asked.height : own.height)
    }

    override package var intrinsicContentSize: CGSize {
        let size = pictureSize
        return CGSize(width: accessory.look.reservedLayoutWidth.room(for: size.width), height: size.height)
    }

    override package func sizeThatFits(_ size: CGSize) -> CGSize {
        intrinsicContentSize
    }

    override package func layoutSubviews() {
        super.layoutSubviews()
        let size = isFilled ? CGSize(width: pictureSize.width, height: bounds.height) : pictureSize
        // The place is set by bounds and middle, since an arrow is turned, and its frame would be another one.
        picture.bounds.size = size
        picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
        line.isHidden = !showsLine
        line.frame = mirroredIfNeeded(CGRect(x: 0, y: 0, width: hairline, height: bounds.height))
    }

    /// Whether the picture is as high as the cell, so that it can be hit anywhere.
    private var isFilled: Bool {
        picture is EditControlView || picture is ReorderControlView
    }

    private var showsLine: Bool {
        guard case .reorder(true) = accessory.details else { return false }
        return hasAccessoryBefore && !accessory.look.isHidden
    }

    private func turnArrow() {
        guard accessory.accessoryType == .outlineDisclosure, let arrow = picture as? UIImageView else { return }
        AccessoryPicture.turn(arrow, isExpanded: isExpanded)
    }

    // MARK: Accessibility

    override var standardAccessibility: StandardAccessibility {
        guard !accessory.look.isHidden else { return StandardAccessibility() }
        switch accessory.accessoryType {
        case .detail: return .element(.button, label: "More Info", .button)
        case .outlineDisclosure where !isOfHeader:
            return .element(.button, label: isExpanded ? "Collapse" : "Expand", .button)
        default: return StandardAccessibility()
        }
    }
}
