/// A button in a bar: a title, an image or a view, and what it does.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        /// What ends what the user does here: its title is bolder.
        case done = 2
    }

    open var style = Style.plain {
        didSet { if style != oldValue { onChange?() } }
    }

    /// Performed when the button is tapped. Its title and image become the item's.
    open var primaryAction: UIAction? {
        didSet {
            takeAction()
            if primaryAction !== oldValue { onChange?() }
        }
    }

    /// Shown as it is in place of a button. It takes its own taps.
    open var customView: UIView? {
        didSet { if customView !== oldValue { onChange?() } }
    }

    /// Nil: that of the bar.
    open var tintColor: UIColor? {
        didSet { if tintColor != oldValue { onChange?() } }
    }

    open var isHidden = false {
        didSet { if isHidden != oldValue { onChange?() } }
    }

    override public init() {
        super.init()
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.primaryAction = primaryAction
        takeAction()
        if let title { self.title = title }
        if let image { self.image = image }
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        show(systemItem)
        self.primaryAction = primaryAction
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    final func show(_ item: SystemItem) {
        title = item.title
        image = item.image
        style = item == .done || item == .save ? .done : .plain
        accessibilityLabel = item.words
    }

    /// As if the user had tapped it: for bars in another process.
    ///
    /// - Returns: Whether there was something to do.
    package final func performPrimaryAction() -> Bool {
        guard isEnabled, let primaryAction else { return false }
        primaryAction.perform(sender: self)
        return true
    }

    private func takeAction() {
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { title = primaryAction.title }
        if let image = primaryAction.image { self.image = image }
    }
}
