// What each property does is said where the view has it.
extension UIAppearanceProxy where Styled: UINavigationBar {
    /// The appearance of the bars. It is copied.
    public var standardAppearance: UINavigationBarAppearance {
        get { value(of: .standardAppearance) ?? UINavigationBarAppearance() }
        set { set(.standardAppearance, toCopy: newValue.duplicate()) { $0.standardAppearance = $1 } }
    }

    /// The appearance of the bars where the vertical size class is compact. It is copied.
    public var compactAppearance: UINavigationBarAppearance? {
        get { value(of: .compactAppearance) }
        set { set(.compactAppearance, toCopy: newValue?.duplicate()) { $0.compactAppearance = $1 } }
    }

    /// The appearance of the bars while no content lies under them. It is copied.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { value(of: .scrollEdgeAppearance) }
        set { set(.scrollEdgeAppearance, toCopy: newValue?.duplicate()) { $0.scrollEdgeAppearance = $1 } }
    }

    /// The appearance where the vertical size class is compact and no content lies under the bars. It is copied.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { value(of: .compactScrollEdgeAppearance) }
        set { set(.compactScrollEdgeAppearance, toCopy: newValue?.duplicate()) { $0.compactScrollEdgeAppearance = $1 } }
    }

    /// The colour of the ground where no appearance was set.
    public var barTintColor: UIColor? {
        get { value(of: .barTintColor) }
        set { set(.barTintColor, to: newValue) { $0.barTintColor = newValue } }
    }

    /// The attributes of titles between the buttons, where no appearance was set.
    public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { value(of: .titleTextAttributes) }
        set { set(.titleTextAttributes, to: newValue) { $0.titleTextAttributes = newValue } }
    }

    /// The attributes of large titles, where no appearance was set.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { value(of: .largeTitleTextAttributes) }
        set { set(.largeTitleTextAttributes, to: newValue) { $0.largeTitleTextAttributes = newValue } }
    }

    /// Whether what is shown goes below the bars.
    public var isTranslucent: Bool {
        get { value(of: .isTranslucent) ?? true }
        set { set(.isTranslucent, to: newValue) { $0.isTranslucent = newValue } }
    }

    /// Whether titles may be large.
    public var prefersLargeTitles: Bool {
        get { value(of: .prefersLargeTitles) ?? false }
        set { set(.prefersLargeTitles, to: newValue) { $0.prefersLargeTitles = newValue } }
    }
}

extension UIAppearanceProxy where Styled: UIToolbar {
    /// The appearance of the bars. It is copied.
    public var standardAppearance: UIToolbarAppearance {
        get { value(of: .standardAppearance) ?? UIToolbarAppearance() }
        set { set(.standardAppearance, toCopy: newValue.duplicate()) { $0.standardAppearance = $1 } }
    }

    /// The appearance of the bars where the vertical size class is compact. It is copied.
    public var compactAppearance: UIToolbarAppearance? {
        get { value(of: .compactAppearance) }
        set { set(.compactAppearance, toCopy: newValue?.duplicate()) { $0.compactAppearance = $1 } }
    }

    /// The appearance of the bars while no content lies under them. It is copied.
    public var scrollEdgeAppearance: UIToolbarAppearance? {
        get { value(of: .scrollEdgeAppearance) }
        set { set(.scrollEdgeAppearance, toCopy: newValue?.duplicate()) { $0.scrollEdgeAppearance = $1 } }
    }

    /// The appearance where the vertical size class is compact and no content lies under the bars. It is copied.
    public var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { value(of: .compactScrollEdgeAppearance) }
        set { set(.compactScrollEdgeAppearance, toCopy: newValue?.duplicate()) { $0.compactScrollEdgeAppearance = $1 } }
    }

    /// The colour of the ground where no appearance was set.
    public var barTintColor: UIColor? {
        get { value(of: .barTintColor) }
        set { set(.barTintColor, to: newValue) { $0.barTintColor = newValue } }
    }

    /// Whether what is shown goes below the bars.
    public var isTranslucent: Bool {
        get { value(of: .isTranslucent) ?? true }
        set { set(.isTranslucent, to: newValue) { $0.isTranslucent = newValue } }
    }
}

extension UIAppearanceProxy where Styled: UITabBar {
    /// The appearance of the bars. It is copied.
    public var standardAppearance: UITabBarAppearance {
        get { value(of: .standardAppearance) ?? UITabBarAppearance() }
        set { set(.standardAppearance, toCopy: newValue.duplicate()) { $0.standardAppearance = $1 } }
    }

    /// The appearance of the bars while no content lies under them. It is copied.
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { value(of: .scrollEdgeAppearance) }
        set { set(.scrollEdgeAppearance, toCopy: newValue?.duplicate()) { $0.scrollEdgeAppearance = $1 } }
    }

    /// The colour of the ground where no appearance was set.
    public var barTintColor: UIColor? {
        get { value(of: .barTintColor) }
        set { set(.barTintColor, to: newValue) { $0.barTintColor = newValue } }
    }

    /// Whether what is shown goes below the bars.
    public var isTranslucent: Bool {
        get { value(of: .isTranslucent) ?? true }
        set { set(.isTranslucent, to: newValue) { $0.isTranslucent = newValue } }
    }

    /// The colour of the items that are not selected.
    public var unselectedItemTintColor: UIColor? {
        get { value(of: .unselectedItemTintColor) }
        set { set(.unselectedItemTintColor, to: newValue) { $0.unselectedItemTintColor = newValue } }
    }
}

extension UIAppearanceProxy where Styled: UISearchBar {
    /// The colour of the ground where no appearance was set.
    public var barTintColor: UIColor? {
        get { value(of: .barTintColor) }
        set { set(.barTintColor, to: newValue) { $0.barTintColor = newValue } }
    }
}
