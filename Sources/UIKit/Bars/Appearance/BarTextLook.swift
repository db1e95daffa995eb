/// The font and the colour of a text in a bar: no other attribute of it counts.
package struct BarTextLook: Equatable {
    package var font: UIFont?
    package var color: UIColor?

    package init(font: UIFont? = nil, color: UIColor? = nil) {
        self.font = font
        self.color = color
    }

    package init(_ attributes: [NSAttributedString.Key: Any]) {
        font = attributes[.font] as? UIFont
        color = attributes[.foregroundColor] as? UIColor
    }

    /// The font and the colour as attributes of a text.
    package var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = font
        attributes[.foregroundColor] = color
        return attributes
    }

    /// Returns the look with the font or the colour of the other one where this one has none.
    func over(_ other: BarTextLook) -> BarTextLook {
        BarTextLook(font: font ?? other.font, color: color ?? other.color)
    }
}
