extension UIImage {
    /// Whether views show the image in their tint colour.
    var isTinted: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: isSymbolImage && symbolConfiguration?.color == nil
        }
    }

    /// The one colour that the image itself brings; nil: its own colours, or the tint of who shows it.
    var ownTint: UIColor? {
        properties.tint ?? symbolConfiguration?.color
    }

    /// The image for a place where everything is shown in one colour, unless its rendering mode says otherwise; a symbol
    /// is by itself.
    var templateUnlessSaid: UIImage {
        renderingMode == .automatic && !isSymbolImage ? withRenderingMode(.alwaysTemplate) : self
    }

    /// Draws the image upright into `rect` as a view with this tint would show it.
    func draw(in rect: CGRect, tint: UIColor, isMirrored: Bool, into context: CGContext) {
        let color = isTinted ? tint.cgColor : ownTint?.cgColor
        guard isMirrored, flipsForRightToLeftLayoutDirection else {
            record(into: context, in: rect, tint: color)
            return
        }
        context.saveGState()
        context.translateBy(x: rect.minX + rect.maxX, y: 0)
        context.scaleBy(x: -1, y: 1)
        record(into: context, in: rect, tint: color)
        context.restoreGState()
    }
}
