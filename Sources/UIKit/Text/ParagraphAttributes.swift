/// What a paragraph style says.
struct ParagraphAttributes: Hashable {
    static let standardTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }

    var alignment: NSTextAlignment = .natural
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var baseWritingDirection: NSWritingDirection = .natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var tabStops: [NSTextTab] = standardTabStops
    var defaultTabInterval: CGFloat = 0

    /// - Parameters:
    ///   - ownLineBreak: whether the style decides how lines are broken, and not what shows the text.
    func styledText(ownLineBreak: Bool) -> StyledText.Paragraph {
        var style = StyledText.Paragraph()
        style.alignment = alignment == .natural ? nil : alignment.styledText
        style.lineBreak = ownLineBreak ? lineBreakMode.styledText : nil
        switch baseWritingDirection {
        case .natural: style.isRightToLeft = nil
        case .leftToRight: style.isRightToLeft = false
        case .rightToLeft: style.isRightToLeft = true
        }
        style.lineSpacing = max(0, lineSpacing)
        style.spacing = max(0, paragraphSpacing)
        style.spacingBefore = max(0, paragraphSpacingBefore)
        style.lineHeightMultiple = max(0, lineHeightMultiple)
        style.minimumLineHeight = max(0, minimumLineHeight)
        style.maximumLineHeight = max(0, maximumLineHeight)
        style.firstLineHeadIndent = max(0, firstLineHeadIndent)
        style.headIndent = max(0, headIndent)
        style.tailIndent = tailIndent
        style.tabs = tabStops == Self.standardTabStops ? [] : tabStops.prefix(64).map(\.styledText)
        style.tabInterval = max(0, defaultTabInterval)
        return style
    }
}
