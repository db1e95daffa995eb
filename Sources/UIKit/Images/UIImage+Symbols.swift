extension UIImage {
    /// A symbol for text of 17 points. Nil for a name that is not mapped: `docs/Symbols.md` lists those that are.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A symbol for the text size that the traits have.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        self.init(systemName: name, withConfiguration: SymbolConfiguration(font: font))
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let configuration = configuration as? SymbolConfiguration ?? .unspecified
        guard let content = SymbolLibrary.content(of: name, configuration) else { return nil }
        // Only counts where pixels are asked for: a symbol has none of its own.
        var properties = Properties(scale: max(UITraitCollection.current.displayScale, 1))
        properties.symbol = Symbol(name: name, configuration: configuration)
        properties.flipsForRightToLeftLayoutDirection = Self.followsReading(name)
        self.init(content, properties)
    }

    /// Whether the symbol leads back or on, and so is mirrored where reading goes from right to left: `chevron.backward`, and not
    /// `backward.fill`, which winds a tape.
    private static func followsReading(_ name: String) -> Bool {
        name.split(separator: ".").dropFirst().contains { $0 == "backward" || $0 == "forward" }
    }
}
