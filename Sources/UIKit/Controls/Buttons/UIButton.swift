/// A control with a title that runs its actions when it is tapped.
@MainActor open class UIButton: UIControl {
    open private(set) var buttonType: ButtonType = .custom

    private var titles = ButtonTitles()
    private let label = UILabel(frame: .zero)
    private var subtitleView: UILabel?
    private var indicator: UIActivityIndicatorView?
    private var backgroundView: ButtonBackgroundView?

    override public init(frame: CGRect) {
        super.init(frame: frame)
        prepareLabel()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareLabel()
    }

    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
        label.font = .systemFont(ofSize: 15)
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

    private func prepareLabel() {
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(label)
        updateLook()
    }

    private func take(_ primaryAction: UIAction?) {
        guard let primaryAction else { return }
        addAction(primaryAction, for: .primaryActionTriggered)
        if configuration != nil {
            if configuration?.title == nil, !primaryAction.title.isEmpty { configuration?.title = primaryAction.title }
        } else if !primaryAction.title.isEmpty {
            setTitle(primaryAction.title, for: .normal)
        }
    }

    // MARK: Title

    open var titleLabel: UILabel? {
        label
    }

    /// Nil where the configuration has no subtitle.
    open var subtitleLabel: UILabel? {
        subtitleView
    }

    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles.titles[state] = title
        contentDidChange()
    }

    open func title(for state: UIControl.State) -> String? {
        titles.titles[state]
    }

    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titles.colors[state] = color
        updateLook()
    }

    open func titleColor(for state: UIControl.State) -> UIColor? {
        titles.colors[state]
    }

    /// The title that is shown now.
    open var currentTitle: String? {
        configuration?.title ?? titles.title(for: state)
    }

    open var currentTitleColor: UIColor {
        if let set = titles.color(for: state) { return set }
        if role == .destructive { return ControlColors.destructive }
        return buttonType == .system ? tintColor : .white
    }

    // MARK: Behaviour

    open var role = Role.normal {
        didSet {
            if role != oldValue { updateLook() }
        }
    }

    /// Whether a tap selects the button, and the next one deselects it, before its actions run.
    open var changesSelectionAsPrimaryAction = false

    override open func performPrimaryAction() {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
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

    private func configurationDidChange(from old: Configuration?) {
        if old != nil, configuration == nil { label.font = .systemFont(ofSize: 15) }
        contentDidChange()
        setNeedsUpdateConfiguration()
    }

    private func contentDidChange() {
        updateLook()
        invalidateIntrinsicContentSize()
    }

    /// Called when the button may have to look different: its state changed, or somebody asked for it.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether the colours of the configuration follow the state.
    open var automaticallyUpdatesConfiguration = true {
        didSet { updateLook() }
    }

    private var needsUpdateConfiguration = false

    /// Asks for `updateConfiguration()` in the next layout pass.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Brings the configuration up to date with the state. The base class calls `configurationUpdateHandler`.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    private func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        updateConfiguration()
        // What the update itself changed does not ask for another one.
        needsUpdateConfiguration = false
    }

    // MARK: Look

    override package func stateDidChange() {
        super.stateDidChange()
        contentDidChange()
        setNeedsUpdateConfiguration()
    }

    private func updateLook() {
        label.text = currentTitle
        if let configuration {
            show(configuration)
        } else {
            label.textColor = plainTitleColor
            showSubtitle(nil, color: nil)
            showIndicator(nil)
            backgroundView?.removeFromSuperview()
            backgroundView = nil
        }
        setNeedsLayout()
    }

    private var plainTitleColor: UIColor {
        let color = currentTitleColor
        if !isEnabled, titles.colors[.disabled] == nil { return ControlColors.disabledText }
        return isHighlighted && titles.colors[.highlighted] == nil ? color.withAlphaComponent(0.4) : color
    }

    private func show(_ configuration: Configuration) {
        let state = automaticallyUpdatesConfiguration ? state : .normal
        let look = ButtonLook(configuration, role: role, state: state, tint: tintColor)
        label.font = configuration.buttonSize.titleFont
        label.lineBreakMode = configuration.titleLineBreakMode
        label.textColor = look.foreground
        showSubtitle(configuration, color: look.foreground)
        let indicatorColor = configuration.activityIndicatorColorTransformer?(look.foreground) ?? look.foreground
        showIndicator(configuration.showsActivityIndicator ? indicatorColor : nil)
        let background = backgroundView ?? ButtonBackgroundView(frame: bounds)
        if backgroundView == nil {
            insertSubview(background, at: 0)
            backgroundView = background
        }
        background.show(configuration.background, color: look.background, line: look.line)
    }

    private func showSubtitle(_ configuration: Configuration?, color: UIColor?) {
        guard let configuration, let subtitle = configuration.subtitle, let color else {
            subtitleView?.removeFromSuperview()
            subtitleView = nil
            return
        }
        let shown = subtitleView ?? UILabel(frame: .zero)
        if subtitleView == nil {
            shown.textAlignment = .center
            addSubview(shown)
            subtitleView = shown
        }
        shown.text = subtitle
        shown.font = configuration.buttonSize.subtitleFont
        shown.lineBreakMode = configuration.subtitleLineBreakMode
        shown.textColor = color
    }

    private func showIndicator(_ color: UIColor?) {
        guard let color else {
            indicator?.removeFromSuperview()
            indicator = nil
            return
        }
        let shown = indicator ?? UIActivityIndicatorView(style: .medium)
        shown.color = color
        if indicator == nil {
            addSubview(shown)
            indicator = shown
            shown.startAnimating()
        }
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        updateLook()
    }

    // MARK: Layout

    private var arrangement: ButtonLayout {
        var layout = ButtonLayout(
            image: indicator?.intrinsicContentSize ?? .zero, title: label.intrinsicContentSize,
            subtitle: subtitleView?.intrinsicContentSize ?? .zero)
        if let configuration {
            layout.imagePlacement = configuration.imagePlacement
            layout.imagePadding = configuration.imagePadding
            layout.titlePadding = configuration.titlePadding
            layout.titleAlignment = configuration.titleAlignment
        }
        return layout
    }

    private var insets: NSDirectionalEdgeInsets {
        configuration?.contentInsets ?? .zero
    }

    /// The least height of something to be pressed, in points.
    private static let leastHeight: CGFloat = 28
    private static let leastPlainSide: CGFloat = 30

    override open var intrinsicContentSize: CGSize {
        let content = arrangement.size
        let size = CGSize(
            width: content.width + insets.leading + insets.trailing, height: content.height + insets.top + insets.bottom)
        guard let configuration else {
            return CGSize(width: max(size.width, Self.leastPlainSide), height: max(size.height, Self.leastPlainSide))
        }
        let least = configuration.hasStandardInsets ? Self.leastHeight : 0
        return CGSize(width: max(size.width, least), height: max(size.height, least))
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        intrinsicContentSize
    }

    /// Where image and title go.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        let (left, right) = isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        return bounds.inset(by: UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right))
    }

    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        frames(in: contentRect).title
    }

    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        frames(in: contentRect).image
    }

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        guard let insets = configuration?.background.backgroundInsets else { return bounds }
        let (left, right) = isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        return bounds.inset(by: UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right))
    }

    private func frames(in area: CGRect) -> ButtonLayout.Frames {
        var horizontal = effectiveContentHorizontalAlignment
        if isMirrored, horizontal == .left || horizontal == .right { horizontal = horizontal == .left ? .right : .left }
        var frames = arrangement.frames(
            in: area, horizontal: horizontal, vertical: contentVerticalAlignment,
            scale: max(traitCollection.displayScale, 1))
        guard isMirrored else { return frames }
        for frame in [\ButtonLayout.Frames.image, \.title, \.subtitle] {
            frames[keyPath: frame].origin.x = area.minX + area.maxX - frames[keyPath: frame].maxX
        }
        return frames
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        let content = contentRect(forBounds: bounds)
        label.frame = titleRect(forContentRect: content)
        indicator?.frame = imageRect(forContentRect: content)
        subtitleView?.frame = frames(in: content).subtitle
        if let backgroundView {
            backgroundView.frame = backgroundRect(forBounds: bounds)
            backgroundView.layer.cornerRadius = cornerRadius(for: backgroundView.bounds.size)
        }
    }

    private func cornerRadius(for size: CGSize) -> CGFloat {
        configuration?.cornerRadius(for: size) ?? 0
    }

    override package var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        let rect = backgroundRect(forBounds: bounds)
        return (rect, configuration == nil ? ControlRadius.small : cornerRadius(for: rect.size))
    }
}
