import TextLayout

/// Describes a font by what is known of it. Immutable.
public final class UIFontDescriptor: Hashable, Sendable {
    let attributes: FontAttributes

    init(_ attributes: FontAttributes) {
        self.attributes = attributes
    }

    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(FontAttributes().adding(attributes))
    }

    /// - Parameter fontName: a PostScript name, a full name or a family.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// - Parameter traitCollection: nil is `UITraitCollection.current`.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return UIFontDescriptor(
            FontAttributes(
                weight: style.weight, size: TextStyleSizes.size(of: style, for: category), textStyle: style))
    }

    // MARK: What it says

    /// In points; 0 where it is left open.
    public var pointSize: CGFloat {
        attributes.size
    }

    public var postscriptName: String {
        InstalledFont.serving(attributes.fontDescription)?.postScriptName ?? ""
    }

    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if attributes.isItalic { traits.insert(.traitItalic) }
        if attributes.weight.css >= UIFont.Weight.semibold.css { traits.insert(.traitBold) }
        if attributes.isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    // MARK: Variations

    /// The attributes of this descriptor, replaced and added to by `attributes`.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(self.attributes.adding(attributes))
    }

    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        addingAttributes([.size: newPointSize])
    }

    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        addingAttributes([.family: newFamily])
    }

    /// - Parameter newFace: as the family calls it, `Bold Italic` for instance.
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        addingAttributes([.face: newFace])
    }

    /// The descriptor with exactly these traits; nil where a named family has no font of equal widths.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        attributes.withSymbolicTraits(symbolicTraits).map(UIFontDescriptor.init)
    }

    /// The system font in another design; nil for a font that is not the system's, and where no font is installed for
    /// the design.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard attributes.family == nil, design.isAvailable else { return nil }
        var attributes = attributes
        attributes.design = design
        return UIFontDescriptor(attributes)
    }

    public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool {
        left.attributes == right.attributes
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(attributes)
    }
}
