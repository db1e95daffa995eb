/// Where title, image and background of a button go.
extension UIButton {
    /// The least height of something to be pressed, in points.
    private static let leastHeight: CGFloat = 28
    private static let leastPlainSide: CGFloat = 30

    /// As large as image, title and what is around them have to be, in points.
    ///
    /// - Parameter width: Of the button; texts of several lines are broken in it. Nil: as wide as they are.
    func neededSize(within width: CGFloat? = nil) -> CGSize {
        let needed = arrangement(within: width.map { $0 - insets.left - insets.right }).size
        let size = CGSize(
            width: needed.width + insets.left + insets.right, height: needed.height + insets.top + insets.bottom)
        guard let configuration else {
            return CGSize(width: max(size.width, Self.leastPlainSide), height: max(size.height, Self.leastPlainSide))
        }
        let least = configuration.hasStandardInsets ? Self.leastHeight : 0
        return CGSize(width: max(size.width, least), height: max(size.height, least))
    }

    func layOutContent() {
        isPlacingContent = true
        defer { isPlacingContent = false }
        if configuration != nil { content.alignTexts(textAlignment) }
        let area = contentRect(forBounds: bounds)
        content.label.frame = titleRect(forContentRect: area)
        content.imageSlot?.frame = imageRect(forContentRect: area)
        content.subtitle?.frame = frames(in: area).subtitle
        content.backgroundImage?.frame = backgroundRect(forBounds: bounds)
        if let background = content.background {
            background.frame = backgroundRect(forBounds: bounds)
            background.layer.cornerRadius = cornerRadius(for: background.bounds.size)
        }
    }

    /// The title and the image have their places as soon as somebody asks for them, not after the next layout pass only.
    func placeContentIfNeeded() {
        // Overrides that say where the title goes may ask for it.
        guard needsLayout, !isPlacingContent, !isLayingOut else { return }
        layOutContent()
    }

    /// The side to which the lines of texts lean.
    private var textAlignment: NSTextAlignment {
        switch arrangement(within: nil).resolvedAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        case .center, .automatic: .center
        }
    }

    func change(_ insets: WritableKeyPath<ButtonInsets, UIEdgeInsets>, to new: UIEdgeInsets) {
        guard edgeInsets[keyPath: insets] != new else { return }
        edgeInsets[keyPath: insets] = new
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func arrangement(within width: CGFloat?) -> ButtonLayout {
        content.arrangement(configuration, within: width)
    }

    /// Around the content, in points.
    var insets: UIEdgeInsets {
        configuration.map { resolved($0.contentInsets) } ?? edgeInsets.content
    }

    func resolved(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
        let (left, right) = isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        return UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right)
    }

    func frames(in area: CGRect) -> ButtonLayout.Frames {
        var horizontal = effectiveContentHorizontalAlignment
        if isMirrored, horizontal == .left || horizontal == .right { horizontal = horizontal == .left ? .right : .left }
        var frames = arrangement(within: area.width).frames(
            in: area, horizontal: horizontal, vertical: contentVerticalAlignment,
            scale: max(traitCollection.displayScale, 1))
        if isMirrored {
            for frame in [\ButtonLayout.Frames.image, \.title, \.subtitle] {
                frames[keyPath: frame].origin.x = area.minX + area.maxX - frames[keyPath: frame].maxX
            }
        }
        guard configuration == nil else { return frames }
        for (frame, insets) in [(\ButtonLayout.Frames.image, edgeInsets.image), (\.title, edgeInsets.title)] {
            frames[keyPath: frame] = ButtonInsets.move(
                frames[keyPath: frame], by: insets, horizontal: effectiveContentHorizontalAlignment,
                vertical: contentVerticalAlignment)
        }
        return frames
    }

    /// Those of the title, where the button has this size.
    func titleBaselines(in size: CGSize) -> TextBaselines? {
        let title = titleRect(forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
        guard let baselines = content.label.baselines(in: title.size) else { return nil }
        return TextBaselines(
            firstFromTop: title.minY + baselines.firstFromTop,
            lastFromBottom: size.height - title.maxY + baselines.lastFromBottom)
    }

    func cornerRadius(for size: CGSize) -> CGFloat {
        if let configuration { return configuration.cornerRadius(for: size) }
        return buttonType == .close ? min(size.width, size.height) / 2 : 0
    }
}
