import TextLayout

/// Measures and draws text without a view.
struct TextDrawing {
    private var text: StyledText
    private let options: NSStringDrawingOptions
    private let context: NSStringDrawingContext?
    private let images: AttachedImages?

    /// - Parameters:
    ///   - text: with all its lines.
    ///   - images: of the text's attachments.
    init(
        _ text: StyledText, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?,
        images: AttachedImages? = nil
    ) {
        self.text = text
        self.images = images
        self.text.maximumLines = options.contains(.usesLineFragmentOrigin) ? 0 : 1
        self.text.lineBreak = options.contains(.truncatesLastVisibleLine) ? .byTruncatingTail : .byWordWrapping
        self.options = options
        self.context = context
    }

    /// With lines at its own line ends only.
    init(unwrapped text: StyledText, images: AttachedImages? = nil) {
        self.text = text
        self.images = images
        self.text.maximumLines = 0
        self.text.lineBreak = .byWordWrapping
        options = .usesLineFragmentOrigin
        context = nil
    }

    var size: CGSize {
        text.metrics(width: nil).size
    }

    /// Fractions of points are not rounded. Without `.usesLineFragmentOrigin` the origin is the start of the baseline.
    func bounds(in size: CGSize) -> CGRect {
        let (text, limit) = fitted(to: size)
        let metrics = text.metrics(width: limit)
        var bounds = CGRect(origin: .zero, size: metrics.size)
        if options.contains(.truncatesLastVisibleLine), size.height > 0, size.height < bounds.height {
            bounds.size = text.metrics(in: CGSize(width: limit ?? bounds.width, height: size.height)).size
        }
        if !options.contains(.usesLineFragmentOrigin) { bounds.origin.y = metrics.firstBaseline - metrics.size.height }
        context?.totalBounds = bounds
        return bounds
    }

    func draw(at point: CGPoint) {
        draw(text, in: CGRect(origin: point, size: text.metrics(width: nil).size))
    }

    /// From the top of `rect`, as far as it has room. Without `.usesLineFragmentOrigin` one line whose baseline starts
    /// at the origin of `rect`.
    func draw(in rect: CGRect) {
        let (text, limit) = fitted(to: rect.size)
        let metrics = text.metrics(width: limit)
        var area = rect
        area.size.width = limit ?? metrics.size.width
        if options.contains(.usesLineFragmentOrigin) {
            if rect.height > 0, rect.height < metrics.size.height {
                area.size.height = text.metrics(in: area.size).size.height
            } else {
                area.size.height = metrics.size.height
            }
        } else {
            area.origin.y -= metrics.firstBaseline
            area.size.height = metrics.size.height
        }
        context?.totalBounds = CGRect(origin: .zero, size: metrics.size)
        draw(text, in: area)
    }

    private func fitted(to size: CGSize) -> (StyledText, width: CGFloat?) {
        let isLimited = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 1e6
        var fitted = (text: text, scale: CGFloat(1))
        if let context, context.minimumScaleFactor > 0, size.width > 0 {
            let height = size.height > 0 ? size.height : .greatestFiniteMagnitude
            fitted = TextFitting(minimumScale: context.minimumScaleFactor)
                .fitted(text, in: CGSize(width: size.width, height: height))
        }
        context?.actualScaleFactor = fitted.scale
        return (fitted.text, isLimited ? size.width : nil)
    }

    private func draw(_ text: StyledText, in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.draw(text, in: rect)
        images?.draw(text, in: rect, scale: max(UITraitCollection.current.displayScale, 1), into: context)
    }
}
