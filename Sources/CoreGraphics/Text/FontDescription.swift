/// Names a font without loading it: what travels between processes and what `TextLayout` turns into glyphs.
package struct FontDescription: Hashable, Sendable {
    /// A family name as fontconfig knows it, `Inter` for instance; nil is the system font.
    package var family: String?
    /// In points: the em size.
    package var size: CGFloat
    /// In CSS terms, 100 (thin) to 900 (black); 400 is regular.
    package var weight: Int
    package var isItalic: Bool
    /// Digits of equal width.
    package var hasMonospacedDigits: Bool

    package init(
        family: String? = nil, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }
}
