/// Arranges image, title and subtitle of a button. Everything is computed as if the interface ran from left to right.
struct ButtonLayout: Equatable {
    /// Zero where there is none.
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    /// The heights of one line of each text, in points.
    var titleLine: CGFloat = 0
    var subtitleLine: CGFloat = 0
    var imagePlacement = NSDirectionalRectEdge.leading
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0
    var titleAlignment = UIButton.Configuration.TitleAlignment.automatic

    /// The width that is left for texts beside the image, of `width` for all; in points.
    func textWidth(within width: CGFloat) -> CGFloat {
        isStacked || image.width <= 0 ? width : max(width - image.width - imagePadding, 0)
    }

    private var text: CGSize {
        CGSize(
            width: max(title.width, subtitle.width),
            height: title.height + subtitle.height + (hasBothTexts ? titlePadding : 0))
    }

    private var hasBothTexts: Bool {
        title.height > 0 && subtitle.height > 0
    }

    private var isStacked: Bool {
        imagePlacement == .top || imagePlacement == .bottom
    }

    private var gap: CGFloat {
        image.width > 0 && text.width > 0 ? imagePadding : 0
    }

    /// What image and text need together.
    var size: CGSize {
        isStacked
            ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
            : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
    }

    struct Frames: Equatable {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
    }

    /// - Parameters:
    ///   - horizontal: With left as the leading edge.
    ///   - scale: Pixels per point; frames begin at whole pixels.
    func frames(
        in area: CGRect, horizontal: UIControl.ContentHorizontalAlignment,
        vertical: UIControl.ContentVerticalAlignment, scale: CGFloat
    ) -> Frames {
        let fitted = CGSize(
            width: horizontal == .fill ? area.width : min(size.width, area.width), height: min(size.height, area.height)
        )
        let x =
            switch horizontal {
            case .left, .leading, .fill: area.minX
            case .right, .trailing: area.maxX - fitted.width
            case .center: area.midX - fitted.width / 2
            }
        let y =
            switch vertical {
            case .top: area.minY
            case .bottom: area.maxY - fitted.height
            case .center, .fill: area.midY - fitted.height / 2
            }
        var frames = arrange(in: CGRect(origin: CGPoint(x: x, y: y), size: fitted))
        frames.image.origin = frames.image.origin.aligned(to: scale)
        frames.title.origin = frames.title.origin.aligned(to: scale)
        frames.subtitle.origin = frames.subtitle.origin.aligned(to: scale)
        return frames
    }

    private func arrange(in content: CGRect) -> Frames {
        var frames = Frames()
        var rest = content
        frames.image.size = image
        switch imagePlacement {
        case .top, .bottom:
            let isTop = imagePlacement == .top
            frames.image.origin = CGPoint(
                x: content.midX - image.width / 2, y: isTop ? content.minY : content.maxY - image.height)
            if isTop { rest.origin.y += image.height + gap }
            rest.size.height = max(content.height - image.height - gap, 0)
        default:
            let isTrailing = imagePlacement == .trailing
            frames.image.origin = CGPoint(
                x: isTrailing ? content.maxX - image.width : content.minX, y: content.midY - image.height / 2)
            if !isTrailing { rest.origin.x += image.width + gap }
            rest.size.width = max(content.width - image.width - gap, 0)
            rest.origin.y = max(content.midY - text.height / 2, content.minY)
            rest.size.height = content.maxY - rest.minY
        }
        let below = hasBothTexts ? subtitleLine + titlePadding : 0
        frames.title = lines(title, of: titleLine, y: rest.minY, in: rest, leaving: below)
        let top = hasBothTexts ? frames.title.height + titlePadding : 0
        frames.subtitle = lines(subtitle, of: subtitleLine, y: rest.minY + top, in: rest, leaving: 0)
        return frames
    }

    /// Texts that are higher than there is room show as many lines as fit, and at least one.
    ///
    /// - Parameters:
    ///   - line: The height of one line, in points.
    ///   - below: What is to be left below the text, in points.
    private func lines(_ size: CGSize, of line: CGFloat, y: CGFloat, in area: CGRect, leaving below: CGFloat) -> CGRect
    {
        let height = min(size.height, max(area.maxY - y - below, line))
        let width = min(size.width, area.width)
        let x =
            switch resolvedAlignment {
            case .leading: area.minX
            case .trailing: area.maxX - width
            case .center, .automatic: area.midX - width / 2
            }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// Texts lean on the image beside them.
    var resolvedAlignment: UIButton.Configuration.TitleAlignment {
        guard titleAlignment == .automatic else { return titleAlignment }
        guard image.width > 0, !isStacked else { return .center }
        return imagePlacement == .trailing ? .trailing : .leading
    }
}

extension CGPoint {
    fileprivate func aligned(to scale: CGFloat) -> CGPoint {
        CGPoint(x: (x * scale).rounded(.down) / scale, y: (y * scale).rounded(.down) / scale)
    }
}
