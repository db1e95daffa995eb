extension UIFont {
    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let smallSystemFontSize: CGFloat = 12
    public static let systemFontSize: CGFloat = 14

    public static func systemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .regular)
    }

    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontAttributes(weight: weight, size: FontAttributes.usable(size, else: systemFontSize)))
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .semibold)
    }

    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(FontAttributes(isItalic: true, size: FontAttributes.usable(size, else: systemFontSize)))
    }

    /// The system font's fellow whose characters all have one width. It comes in regular and bold.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            FontAttributes(
                design: .monospaced, weight: weight, size: FontAttributes.usable(size, else: systemFontSize)))
    }

    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            FontAttributes(
                weight: weight, hasMonospacedDigits: true, size: FontAttributes.usable(size, else: systemFontSize)))
    }

    // MARK: Text styles

    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// - Parameter traitCollection: nil is `UITraitCollection.current`.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(
            descriptor: .preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection), size: 0)
    }
}
