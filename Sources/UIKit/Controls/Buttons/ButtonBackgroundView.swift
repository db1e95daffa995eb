/// What is behind the content of a button: a colour, a line, and the view that the configuration brings.
@MainActor final class ButtonBackgroundView: UIView {
    private let outline = CALayer()
    private var background = UIBackgroundConfiguration()
    private var line: UIColor?
    private var imageView: UIImageView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        // The line changes together with the view.
        outline.owner = self
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// - Parameter line: The colour of the style's own line, which is one point wide.
    func show(_ background: UIBackgroundConfiguration, color: UIColor, line: UIColor?) {
        if background.customView !== self.background.customView {
            if let old = self.background.customView, old.superview === self { old.removeFromSuperview() }
            if let new = background.customView { addSubview(new) }
        }
        self.background = background
        self.line = line
        backgroundColor = color
        show(background.image, background.imageContentMode)
        updateLine()
        setNeedsLayout()
    }

    private func show(_ image: UIImage?, _ contentMode: UIView.ContentMode) {
        guard let image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let shown = imageView ?? UIImageView(frame: bounds)
        shown.image = image
        shown.contentMode = contentMode
        shown.clipsToBounds = true
        if imageView == nil {
            insertSubview(shown, at: 0)
            imageView = shown
        }
    }

    private var lineWidth: CGFloat {
        background.strokeWidth > 0 ? background.strokeWidth : line == nil ? 0 : 1
    }

    private func updateLine() {
        guard lineWidth > 0 else {
            outline.removeFromSuperlayer()
            return
        }
        if outline.superlayer == nil { layer.addSublayer(outline) }
        let isStyles = background.strokeWidth <= 0 && background.strokeColor == nil
        let color = isStyles ? line ?? tintColor : background.resolvedStrokeColor(for: tintColor)
        outline.borderWidth = lineWidth
        outline.borderColor = color?.cgColor(with: traitCollection)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLine()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView?.frame = bounds
        imageView?.layer.cornerRadius = layer.cornerRadius
        background.customView?.frame = bounds
        let outset = background.strokeOutset
        outline.frame = bounds.shrunk(dx: -outset, dy: -outset)
        outline.cornerRadius = max(layer.cornerRadius + outset, 0)
    }
}
