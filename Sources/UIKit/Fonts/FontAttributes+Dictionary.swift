import TextLayout

extension FontAttributes {
    /// Values of another kind than a key asks for are ignored.
    func adding(_ dictionary: [UIFontDescriptor.AttributeName: Any]) -> FontAttributes {
        var attributes = self
        if let name = dictionary[.name] as? String, let face = InstalledFont.named(name) {
            attributes.apply(face)
        }
        if let family = dictionary[.family] as? String {
            attributes.family = family
            attributes.textStyle = nil
        }
        if let style = dictionary[.face] as? String,
            let face = InstalledFont.all.first(where: {
                $0.family == attributes.fontDescription.servingFamily && $0.style == style
            })
        {
            attributes.weight = UIFont.Weight(css: face.weight)
            attributes.isItalic = face.isItalic
        }
        if let size = AttributeNumber(dictionary[.size]) { attributes.size = size.value }
        if let style = dictionary[.textStyle] as? UIFont.TextStyle { attributes.textStyle = style }
        if let traits = dictionary[.traits] as? [UIFontDescriptor.TraitKey: Any] { attributes.add(traits) }
        return attributes
    }

    private mutating func apply(_ face: InstalledFont) {
        family = face.family
        weight = UIFont.Weight(css: face.weight)
        isItalic = face.isItalic
        textStyle = nil
    }

    private mutating func add(_ traits: [UIFontDescriptor.TraitKey: Any]) {
        if let symbolic = traits[.symbolic] as? UInt32,
            let changed = withSymbolicTraits(UIFontDescriptor.SymbolicTraits(rawValue: symbolic))
        {
            self = changed
        }
        if let weight = traits[.weight] as? UIFont.Weight {
            self.weight = weight
        } else if let weight = AttributeNumber(traits[.weight]) {
            self.weight = UIFont.Weight(weight.value)
        }
        if let slant = AttributeNumber(traits[.slant]) { isItalic = slant.value != 0 }
    }

    var isMonospaced: Bool {
        family.map { $0.contains(" Mono") } ?? (design == .monospaced)
    }

    /// Nil where a named family has no font of equal widths.
    func withSymbolicTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> FontAttributes? {
        var changed = self
        changed.isItalic = traits.contains(.traitItalic)
        if traits.contains(.traitBold) {
            // The bold system font is semibold, as in UIKit.
            if weight.css < UIFont.Weight.semibold.css { changed.weight = family == nil ? .semibold : .bold }
        } else if weight.css >= UIFont.Weight.semibold.css {
            changed.weight = .regular
        }
        guard traits.contains(.traitMonoSpace) != isMonospaced else { return changed }
        guard family == nil else { return traits.contains(.traitMonoSpace) ? nil : changed }
        changed.design = traits.contains(.traitMonoSpace) ? .monospaced : .default
        return changed
    }
}
