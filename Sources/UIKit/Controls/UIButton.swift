import TextLayout

/// A control with a title that runs its actions when it is tapped.
@MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
    }

    open private(set) var buttonType: ButtonType = .custom

    private var titles: [UIControl.State: String] = [:]
    private var titleColors: [UIControl.State: UIColor] = [:]
    private let label = UILabel(frame: .zero)

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
    }

    private func prepareLabel() {
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(label)
        stateDidChange()
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

    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        lookDidChange()
    }

    open func title(for state: UIControl.State) -> String? {
        titles[state]
    }

    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state] = color
        lookDidChange()
    }

    open func titleColor(for state: UIControl.State) -> UIColor? {
        titleColors[state]
    }

    /// The title that is shown now.
    open var currentTitle: String? {
        configuration?.title ?? titles[state] ?? titles[.normal]
    }

    open var currentTitleColor: UIColor {
        if let set = titleColors[state] ?? titleColors[.normal] { return set }
        return buttonType == .system ? tintColor : .white
    }

    // MARK: Configuration

    /// Describes title and look at once; it wins over the titles and colours that are set one by one.
    open var configuration: Configuration? {
        didSet {
            if configuration != oldValue { configurationDidChange(from: oldValue) }
        }
    }

    private func configurationDidChange(from old: Configuration?) {
        if configuration != nil {
            label.font = .systemFont(ofSize: 15, weight: .medium)
        } else if old != nil {
            label.font = .systemFont(ofSize: 15)
            backgroundColor = nil
            layer.cornerRadius = 0
        }
        lookDidChange()
    }

    private func lookDidChange() {
        stateDidChange()
        invalidateIntrinsicContentSize()
    }

    // MARK: Look

    override package func stateDidChange() {
        super.stateDidChange()
        label.text = currentTitle
        if let configuration {
            let look = configuration.colors(tint: tintColor, state: state)
            label.textColor = look.foreground
            backgroundColor = look.background
            layer.cornerRadius = configuration.cornerRadius(for: bounds.size)
        } else {
            let color = currentTitleColor
            label.textColor = isHighlighted ? color.withAlphaComponent(0.4) : color
        }
        label.isEnabled = isEnabled
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        stateDidChange()
    }

    private var contentInsets: NSDirectionalEdgeInsets {
        configuration?.contentInsets ?? .zero
    }

    override open var intrinsicContentSize: CGSize {
        let title = label.intrinsicContentSize
        let insets = contentInsets
        let height = title.height + insets.top + insets.bottom
        return CGSize(
            width: max(title.width + insets.leading + insets.trailing, 30),
            height: configuration == nil ? max(height, 30) : height)
    }

    override func baselines(in size: CGSize) -> TextBaselines? {
        let insets = contentInsets
        let room = CGSize(
            width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
        guard let title = label.baselines(in: room) else { return nil }
        return TextBaselines(
            firstFromTop: insets.top + title.firstFromTop, lastFromBottom: insets.bottom + title.lastFromBottom)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        intrinsicContentSize
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let insets = contentInsets
        label.frame = bounds.inset(
            by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
        if let configuration { layer.cornerRadius = configuration.cornerRadius(for: bounds.size) }
    }

    override package func didTapInside() {
        sendActions(for: .primaryActionTriggered)
    }
}
