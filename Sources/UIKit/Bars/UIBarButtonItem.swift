/// A button in a bar: a title, an image or a view, and what it does. Or the room between buttons.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// The toolbar that shows the item; where several were given it, the last of them.
    final weak var toolbar: UIToolbar?
    /// The controller that has the item among its `toolbarItems`; where several were given it, the last of them.
    final weak var controller: UIViewController?

    /// The looks of a bar button with a title.
    public enum Style: Int, Sendable {
        case plain = 0
        /// A button that ends what the user does here: its title is bolder.
        case done = 2
    }

    open var style = Style.plain {
        didSet { if style != oldValue { didChange() } }
    }

    /// Performed when the button is tapped. Its title and image become the item's.
    open var primaryAction: UIAction? {
        didSet {
            takeAction()
            if primaryAction !== oldValue { didChange() }
        }
    }

    /// The object that a tap sends `action` to, not retained. Nil stands for the first responder in the chain that has the method. A
    /// `primaryAction` comes before it.
    open weak var target: AnyObject?

    /// The method that a tap calls, which may take the item as its argument.
    open var action: Selector? {
        didSet {
            targetAction = action.map { action in
                UIAction { [weak self] _ in
                    guard let self else { return }
                    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
                }
            }
            if action != oldValue { didChange() }
        }
    }

    /// The action that sends `action` to the target.
    private var targetAction: UIAction?

    /// The action that a tap runs.
    package final var tapAction: UIAction? { primaryAction ?? targetAction }

    /// The menu from which the user can choose: by a tap, or where a tap does something else by a long press. The
    /// actions have the item as their sender.
    open var menu: UIMenu? {
        didSet { if menu != nil || oldValue != nil { didChange() } }
    }

    /// Shown as it is in place of a button. It takes its own taps.
    open var customView: UIView? {
        didSet { if customView !== oldValue { didChange() } }
    }

    /// Nil: that of the bar.
    open var tintColor: UIColor? {
        didSet { if tintColor != oldValue { didChange() } }
    }

    open var isHidden = false {
        didSet { if isHidden != oldValue { didChange() } }
    }

    /// The width of the button, whatever it shows, or of the fixed space, in points. With 0, as at first, and less the button is as wide as it has
    /// to be, and a space has no room. A view of the app's own has its own width. What is not finite is reported, and the old width stays.
    open var width: CGFloat = 0 {
        didSet {
            guard width.isFinite else {
                UsageDiagnostic.report(.notFinite, "the width of \(self) cannot be \(width); it stays \(oldValue)")
                return width = oldValue
            }
            if width != oldValue { didChange() }
        }
    }

    /// Nil for a button.
    package final var space: Space? {
        didSet { if space != oldValue { didChange() } }
    }

    override public init() {
        super.init()
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.menu = menu
        self.primaryAction = primaryAction
        takeAction()
        if let title { self.title = title }
        if let image { self.image = image }
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.menu = menu
        show(systemItem)
        self.primaryAction = primaryAction
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        setTarget(target, action)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        setTarget(target, action)
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        show(systemItem)
        setTarget(target, action)
    }

    public convenience init(title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu?) {
        self.init()
        self.title = title
        self.image = image
        self.menu = menu
        setTarget(target, action)
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
        space = item.space
    }

    override func didChange() {
        super.didChange()
        toolbar?.itemDidChange()
        controller?.onFactsChange?()
    }

    /// Does what follows where the user taps the item: for bars in another process.
    ///
    /// - Returns: Whether there was something to do.
    package final func performPrimaryAction() -> Bool {
        guard isEnabled, let tapAction else { return false }
        tapAction.perform(sender: self)
        return true
    }

    /// Does what follows where the user chooses an element of the item's menu: for bars in another process.
    ///
    /// - Returns: Whether there was something to do.
    package final func choose(_ element: UIMenuElement) -> Bool {
        guard isEnabled, let menu, !element.menuAttributes.contains(.disabled) else { return false }
        if let action = element as? UIAction { menu.select(action) }
        element.choose(sender: self)
        didChange()
        return true
    }

    private func setTarget(_ target: Any?, _ action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    private func takeAction() {
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { title = primaryAction.title }
        if let image = primaryAction.image { self.image = image }
    }
}
