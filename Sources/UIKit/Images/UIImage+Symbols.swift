extension UIImage {
    /// A symbol for text of 17 points. `docs/Symbols.md` lists those of which there is a picture.
    ///
    /// Apple has thousands of symbols, and so another name that is written as theirs are gives a dotted square, and a line in the log, the
    /// first time: who sees it knows what is missing. Everything else gives nil.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A symbol for the text size that the traits have.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        self.init(systemName: name, withConfiguration: SymbolConfiguration(font: font))
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        if !SymbolLibrary.knows(name) {
            guard SymbolName.isWellFormed(name) else { return nil }
            SymbolLibrary.reportMissing(name)
        }
        self.init(symbol: name, configuration as? SymbolConfiguration ?? .unspecified)
    }

    /// A symbol of which another process has the name: a dotted square where there is no picture of that name, of which nothing is said.
    package convenience init(symbolOfPeer name: String) {
        self.init(symbol: name, .unspecified)
    }

    private convenience init(symbol name: String, _ configuration: SymbolConfiguration) {
        // Only counts where pixels are asked for: a symbol has none of its own.
        var properties = Properties(scale: max(UITraitCollection.current.displayScale, 1))
        properties.symbol = Symbol(name: name, configuration: configuration)
        properties.flipsForRightToLeftLayoutDirection = SymbolName(name)?.followsReading ?? false
        self.init(SymbolLibrary.content(of: name, configuration), properties)
    }
}
