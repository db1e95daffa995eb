/// The content of a tab bar for one controller: an image above a title, and a badge where there is news.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// That shows it; the last one that was given it.
    final weak var bar: UITabBar?

    /// Whether it looks and is called as in every app. A controller's title does not change it then.
    final private(set) var isSystemItem = false

    /// Shown in place of the image while the tab is selected; nil: the image.
    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { didChange() } }
    }

    /// A few letters beside the image; "" for a dot, nil for nothing.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { didChange() } }
    }

    /// The ground of the badge; nil: red.
    open var badgeColor: UIColor? {
        didSet { if badgeColor != oldValue { didChange() } }
    }

    override public init() {
        super.init()
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.tag = tag
        show(systemItem)
    }

    final func show(_ systemItem: SystemItem) {
        title = systemItem.words
        image = systemItem.image
        selectedImage = systemItem.selectedImage
        isSystemItem = true
    }
}
