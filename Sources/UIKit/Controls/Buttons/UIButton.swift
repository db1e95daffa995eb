/// A control with a title that runs its actions when it is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
    open internal(set) var buttonType: ButtonType = .custom

    var values = ButtonTitles()
    lazy var content = ButtonContent(button: self)

    override public init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeInterface(as: UIButton.self, into: self)
    }

    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
        content.label.font = .systemFont(ofSize: 15)
        guard let image = type.image else { return }
        setImage(image, for: .normal)
        sizeToFit()
    }

    /// With the title and the image of `primaryAction`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: type)
        take(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        buttonType = .system
        self.configuration = configuration
        take(primaryAction)
        // Observers do not run in an initialiser.
        configurationDidChange(from: nil)
        if frame.isEmpty { sizeToFit() }
    }

    private func prepare() {
        addSubview(content.label)
        updateLook()
    }

    // MARK: Title

    /// Has its frame for what the button shows now.
    open var titleLabel: UILabel? {
        placeContentIfNeeded()
        return content.label
    }

    /// Nil where the configuration has no subtitle.
    open var subtitleLabel: UILabel? {
        placeContentIfNeeded()
        return content.subtitle
    }

    /// Has its frame for what the button shows now.
    open var imageView: UIImageView? {
        placeContentIfNeeded()
        return content.imageView
    }

    open func setTitle(_ title: String?, for state: UIControl.State) {
        values.titles[state] = title
        contentDidChange()
    }

    /// Returns the title that counts in the state: the one that was set for it, or else the one for `.normal`. The
    /// other values for states are answered alike.
    open func title(for state: UIControl.State) -> String? {
        values.titles.shown(in: state)
    }

    /// Wins over the title without attributes.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        values.attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
        contentDidChange()
    }

    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        values.attributedTitles.shown(in: state)
    }

    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        values.colors[state] = color
        updateLook()
    }

    open func titleColor(for state: UIControl.State) -> UIColor? {
        values.colors.shown(in: state) ?? standardTitleColor
    }

    /// Nil leaves the shadow as it is on `titleLabel`.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        values.shadows[state] = color
        updateLook()
    }

    open func titleShadowColor(for state: UIControl.State) -> UIColor? {
        values.shadows.shown(in: state)
    }

    open var currentTitleShadowColor: UIColor? {
        values.shadows.shown(in: state)
    }

    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        values.images[state] = image
        contentDidChange()
    }

    open func image(for state: UIControl.State) -> UIImage? {
        values.images.shown(in: state)
    }

    /// The size and weight of the image in this state, where it is a symbol.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        values.symbols[state] = configuration
        contentDidChange()
    }

    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        values.symbols.shown(in: state)
    }

    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        configuration?.preferredSymbolConfigurationForImage ?? values.symbols.shown(in: state)
    }

    /// Fills the button behind title and image.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        values.backgrounds[state] = image
        contentDidChange()
    }

    open func backgroundImage(for state: UIControl.State) -> UIImage? {
        values.backgrounds.shown(in: state)
    }

    /// The title that is shown now.
    open var currentTitle: String? {
        menuSelection?.title ?? configuration?.title ?? currentAttributedTitle?.string
            ?? values.titles.shown(in: state)
    }

    open var currentAttributedTitle: NSAttributedString? {
        values.attributedTitles.shown(in: state)
    }

    open var currentTitleColor: UIColor {
        values.colors.shown(in: state) ?? standardTitleColor
    }

    private var standardTitleColor: UIColor {
        if role == .destructive { return ControlColors.destructive }
        return switch buttonType {
        case .custom: .white
        case .close: ControlColors.secondaryText
        default: tintColor
        }
    }

    open var currentImage: UIImage? {
        configuration?.image ?? values.images.shown(in: state)
    }

    open var currentBackgroundImage: UIImage? {
        values.backgrounds.shown(in: state)
    }

    /// The kind of button that accessibility reports: a button of a bar is a kind of its own.
    final var elementRole = ElementRole.button

    override var standardAccessibility: StandardAccessibility {
        let words = [currentTitle, configuration?.subtitle].compactMap(\.self)
        return .element(elementRole, label: words.isEmpty ? nil : words.joined(separator: ", "), .button)
    }

    // MARK: Behaviour

    open var role = Role.normal {
        didSet {
            if role != oldValue { updateLook() }
        }
    }

    /// Whether a tap selects the button, and the next one deselects it, before its actions run. Where a tap shows the menu: whether the
    /// button shows which of its actions is chosen.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { menuUseDidChange() } }
    }

    override open var showsMenuAsPrimaryAction: Bool {
        didSet { if showsMenuAsPrimaryAction != oldValue { menuUseDidChange() } }
    }

    /// The menu from which the user can choose: by a touch where `showsMenuAsPrimaryAction` says so, otherwise by a
    /// long press.
    open var menu: UIMenu? {
        didSet { menuDidChange() }
    }

    /// What the actions of the menu have as their sender; nil: the button.
    final weak var menuSender: AnyObject?

    override open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        menu.map { menu in UIContextMenuConfiguration { _ in menu } }
    }

    override open func performPrimaryAction() {
        if changesSelectionAsPrimaryAction, !showsMenuAsPrimaryAction || menu == nil { isSelected.toggle() }
        super.performPrimaryAction()
    }

    override package func didTapInside() {
        performPrimaryAction()
    }

    // MARK: Configuration

    /// Describes content and look at once; it wins over the titles and colours that are set one by one.
    open var configuration: Configuration? {
        didSet {
            if configuration != oldValue { configurationDidChange(from: oldValue) }
        }
    }

    /// Called when the button may have to look different: its state changed, or somebody asked for it.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether the colours of the configuration follow the state.
    open var automaticallyUpdatesConfiguration = true {
        didSet { updateLook() }
    }

    var needsUpdateConfiguration = false

    /// Asks for `updateConfiguration()` in the next layout pass.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Brings the configuration up to date with the state. The base class calls `configurationUpdateHandler`.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    // MARK: Look

    override package func stateDidChange() {
        super.stateDidChange()
        let isReleased = wasHighlighted && !isHighlighted
        wasHighlighted = isHighlighted
        isReleased && wasShown ? fade() : contentDidChange()
        setNeedsUpdateConfiguration()
    }

    var wasHighlighted = false
    /// The window that the button was shown in at its last display.
    weak var lastWindow: UIWindow?

    override package func updateLayerContents() {
        super.updateLayerContents()
        lastWindow = window
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        updateLook()
    }

    // MARK: Insets

    var edgeInsets = ButtonInsets()

    /// Around image and title, in points, for a button without a configuration. They make the button larger.
    open var contentEdgeInsets: UIEdgeInsets {
        get { edgeInsets.content }
        set { change(\.content, to: newValue) }
    }

    /// Move the title, in points, and leave the size of the button alone; for a button without a configuration.
    open var titleEdgeInsets: UIEdgeInsets {
        get { edgeInsets.title }
        set { change(\.title, to: newValue) }
    }

    /// Move the image, in points, and leave the size of the button alone; for a button without a configuration.
    open var imageEdgeInsets: UIEdgeInsets {
        get { edgeInsets.image }
        set { change(\.image, to: newValue) }
    }

    // MARK: Layout

    /// In points, with each text on lines as long as it has them; constraints that make the button narrower have it become higher.
    override open var intrinsicContentSize: CGSize {
        neededSize()
    }

    /// As wide as the content at most `size.width`, where that is more than 0 and texts may have several lines; in points.
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        let whole = intrinsicContentSize
        guard content.wraps, size.width > 0, size.width < whole.width else { return whole }
        return neededSize(within: size.width)
    }

    /// Makes the button as large as its content is with each text on lines as long as it has them.
    override open func sizeToFit() {
        bounds.size = sizeThatFits(.zero)
    }

    override var wrapsContent: Bool {
        content.wraps
    }

    override func contentSizeDidChange(of subview: UIView) {
        super.contentSizeDidChange(of: subview)
        if subview === content.label || subview === content.subtitle { invalidateIntrinsicContentSize() }
    }

    /// Whether title and image are being placed just now.
    final var isPlacingContent = false

    /// The area of image and title together, in the button's coordinates.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: insets)
    }

    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        frames(in: contentRect).title
    }

    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        frames(in: contentRect).image
    }

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        if let configuration { return bounds.inset(by: resolved(configuration.background.backgroundInsets)) }
        guard buttonType == .close else { return bounds }
        let side = min(ButtonType.closeSide, min(bounds.width, bounds.height))
        return CGRect(
            x: (bounds.midX - side / 2).rounded(), y: (bounds.midY - side / 2).rounded(), width: side, height: side)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        layOutContent()
    }

    override func baselines(in size: CGSize) -> TextBaselines? {
        titleBaselines(in: size)
    }

    override package var gestureUse: GestureUse {
        .taps
    }

    override package var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        let rect = backgroundRect(forBounds: bounds)
        let isBare = configuration == nil && buttonType != .close
        return (rect, isBare ? ControlRadius.small : cornerRadius(for: rect.size))
    }
}
