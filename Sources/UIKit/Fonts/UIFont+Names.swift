import TextLayout

extension UIFont {
    /// The installed font of that name: a PostScript name (`NotoSerif-Bold`), a full name or a family.
    ///
    /// Two machines draw alike where both have the font; the fonts that Mullion asks for are the same everywhere.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = InstalledFont.named(fontName) else { return nil }
        var attributes = FontAttributes(face)
        attributes.size = FontAttributes.usable(fontSize, else: Self.systemFontSize)
        self.init(attributes)
    }

    /// The families of all installed fonts, in alphabetical order.
    public static var familyNames: [String] {
        Set(InstalledFont.all.map(\.family)).sorted()
    }

    /// The PostScript names of a family's fonts, in alphabetical order.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        Set(InstalledFont.all.filter { $0.family == familyName }.map(\.postScriptName)).sorted()
    }

    public var familyName: String {
        fontDescription.family ?? FontDescription.systemFamily
    }

    /// The PostScript name of the font.
    public var fontName: String {
        InstalledFont.serving(fontDescription)?.postScriptName ?? familyName
    }
}

extension FontAttributes {
    init(_ face: InstalledFont) {
        self.init(family: face.family, weight: UIFont.Weight(css: face.weight), isItalic: face.isItalic)
    }
}
