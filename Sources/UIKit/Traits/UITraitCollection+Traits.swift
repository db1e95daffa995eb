extension UITraitCollection {
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    public convenience init(displayScale scale: CGFloat) {
        self.init { $0.displayScale = scale }
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom { values[UITraitUserInterfaceIdiom.self] }
    public var userInterfaceStyle: UIUserInterfaceStyle { values[UITraitUserInterfaceStyle.self] }
    public var userInterfaceLevel: UIUserInterfaceLevel { values[UITraitUserInterfaceLevel.self] }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values[UITraitLayoutDirection.self] }
    /// Pixels per point; 0 is unspecified.
    public var displayScale: CGFloat { values[UITraitDisplayScale.self] }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values[UITraitHorizontalSizeClass.self] }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values[UITraitVerticalSizeClass.self] }
    public var preferredContentSizeCategory: UIContentSizeCategory { values[UITraitPreferredContentSizeCategory.self] }
    public var accessibilityContrast: UIAccessibilityContrast { values[UITraitAccessibilityContrast.self] }
    public var legibilityWeight: UILegibilityWeight { values[UITraitLegibilityWeight.self] }
}

extension UITraitCollection {
    /// The traits of a display of `size` points, everything that the display does not decide being as usual.
    package convenience init(size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle) {
        self.init { traits in
            traits.userInterfaceIdiom = .pad
            traits.userInterfaceStyle = style
            // A window lies above the desktop; so dark is a grey and not the black of a display that it fills.
            traits.userInterfaceLevel = .elevated
            traits.layoutDirection = .leftToRight
            traits.displayScale = scale
            traits.preferredContentSizeCategory = .large
            traits.accessibilityContrast = .normal
            traits.legibilityWeight = .regular
            traits.setSizeClasses(for: size)
        }
    }

    /// These traits in a window of `size` points.
    func inWindow(of size: CGSize) -> UITraitCollection {
        let sized = modifyingTraits { $0.setSizeClasses(for: size) }
        return sized == self ? self : sized
    }
}

extension UIMutableTraits {
    /// Compact below 600 points across and below 480 points down.
    fileprivate mutating func setSizeClasses(for size: CGSize) {
        horizontalSizeClass = size.width < 600 ? .compact : .regular
        verticalSizeClass = size.height < 480 ? .compact : .regular
    }
}
