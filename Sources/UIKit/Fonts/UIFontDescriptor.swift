import TextLayout

/// Describes a font by what is known of it. Immutable.
open class UIFontDescriptor: NSObjectProtocol, Hashable, CustomStringConvertible, @unchecked Sendable {
    // Unchecked, because the compiler does not check a class that can be derived from: a descriptor has constants only.

    let attributes: FontAttributes

    init(_ attributes: FontAttributes) {
        self.attributes = attributes
    }

    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.attributes = FontAttributes().adding(attributes)
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
    open var pointSize: CGFloat {
        attributes.size
    }

    open var postscriptName: String {
        InstalledFont.serving(attributes.fontDescription)?.postScriptName ?? ""
    }

    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if attributes.isItalic { traits.insert(.traitItalic) }
        if attributes.weight.css >= UIFont.Weight.semibold.css { traits.insert(.traitBold) }
        if attributes.isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    // MARK: Variations

    /// The attributes of this descriptor, replaced and added to by `attributes`.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(self.attributes.adding(attributes))
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        addingAttributes([.size: newPointSize])
    }

    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        addingAttributes([.family: newFamily])
    }

    /// - Parameter newFace: as the family calls it, `Bold Italic` for instance.
    open func withFace(_ newFace: String) -> UIFontDescriptor {
        addingAttributes([.face: newFace])
    }

    /// The descriptor with exactly these traits; nil where a named family has no font of equal widths.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        attributes.withSymbolicTraits(symbolicTraits).map(UIFontDescriptor.init)
    }

    /// The system font in another design; nil for a font that is not the system's, and where no font is installed for
    /// the design.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard attributes.family == nil, design.isAvailable else { return nil }
        var attributes = attributes
        attributes.design = design
        return UIFontDescriptor(attributes)
    }

    // MARK: Identity

    open func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor).map { $0.attributes == attributes } ?? false
    }

    open var hash: Int { attributes.hashValue }
    open var description: String { "<UIFontDescriptor \(postscriptName), \(pointSize.shortText) points>" }

    public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool {
        left === right || left.isEqual(right)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
