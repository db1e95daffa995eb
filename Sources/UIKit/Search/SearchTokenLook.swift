import TextLayout

/// The look of a token in a search field: a capsule as high as a line, with an icon and a text.
struct SearchTokenLook {
    let icon: UIImage?
    let text: String
    /// The font of the text that the token stands in.
    let font: UIFont

    // All of these are in points.
    /// The room before and after the capsule.
    private static let margin: CGFloat = 2
    /// The room in the capsule before and after what it shows.
    private static let padding: CGFloat = 8
    /// The room between the icon and the text.
    private static let gap: CGFloat = 4
    private static let longestText: CGFloat = 200
    /// The size of the token's text as a part of that beside it.
    private static let textScale: CGFloat = 0.88

    private var ownFont: UIFont { font.withSize(font.pointSize * Self.textScale) }

    private func styled(_ color: UIColor, _ traits: UITraitCollection) -> StyledText {
        var styled = StyledText(
            NSAttributedString(string: text), defaults: TextDefaults(font: ownFont, color: color), traits: traits,
            ownLineBreaks: false)
        styled.lineBreak = .byTruncatingTail
        styled.maximumLines = 1
        styled.verticalAlignment = .center
        return styled
    }

    private var textWidth: CGFloat {
        guard !text.isEmpty else { return 0 }
        return min(styled(.white, .current).metrics(width: nil).size.width.rounded(.up), Self.longestText)
    }

    private var iconSide: CGFloat { icon == nil ? 0 : ownFont.pointSize.rounded(.up) }

    /// The room that the token takes beside the text: it makes no line higher.
    var room: StyledText.Attachment {
        let gap = iconSide > 0 && textWidth > 0 ? Self.gap : 0
        let width = iconSide + gap + textWidth + 2 * (Self.padding + Self.margin)
        return StyledText.Attachment(size: CGSize(width: width, height: font.lineHeight), rise: font.descender)
    }

    /// Draws the token.
    ///
    /// - Parameters:
    ///   - frame: The room that it has, in the context's coordinates.
    ///   - ground: The colour of the capsule.
    ///   - color: The colour of what it shows.
    ///   - isMirrored: Whether the icon is at the right edge.
    @MainActor func draw(
        in frame: CGRect, ground: UIColor, color: UIColor, isMirrored: Bool, into context: CGContext
    ) {
        let capsule = frame.insetBy(dx: Self.margin, dy: 0)
        guard capsule.isFinite, capsule.width > 0, capsule.height > 0 else { return }
        context.fillRoundedRect(capsule, radius: min(capsule.width, capsule.height) / 2, ground.cgColor)
        let content = capsule.insetBy(dx: Self.padding, dy: 0)
        if let icon {
            let side = iconSide
            let room = CGRect(
                x: isMirrored ? content.maxX - side : content.minX, y: content.midY - side / 2, width: side,
                height: side)
            draw(icon, in: room, color, isMirrored, into: context)
        }
        guard !text.isEmpty else { return }
        let width = textWidth
        var styled = styled(color, .current)
        styled.alignment = .left
        styled.isRightToLeft = isMirrored
        context.draw(
            styled,
            in: CGRect(
                x: isMirrored ? content.minX : content.maxX - width, y: content.minY, width: width + 1,
                height: content.height))
    }

    /// Draws the icon as large as it can be in a rectangle.
    @MainActor private func draw(
        _ icon: UIImage, in room: CGRect, _ color: UIColor, _ isMirrored: Bool, into context: CGContext
    ) {
        let size = icon.size
        guard size.width > 0, size.height > 0 else { return }
        let scale = min(room.width / size.width, room.height / size.height)
        let (width, height) = (size.width * scale, size.height * scale)
        let frame = CGRect(x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
        icon.templateUnlessSaid.draw(in: frame, tint: color, isMirrored: isMirrored, into: context)
    }
}
