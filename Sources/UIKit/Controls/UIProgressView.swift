/// Shows how much of something is done.
@MainActor open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default` = 0
        /// For a place in a bar: with square ends.
        case bar = 1
    }

    private static let height: CGFloat = 4

    override public init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    open var progressViewStyle = Style.default {
        didSet { setNeedsDisplay() }
    }

    /// From 0 to 1; other values count as the nearest end.
    open var progress: Float {
        get { fraction }
        set { setProgress(newValue, animated: false) }
    }

    private var fraction: Float = 0 {
        didSet {
            if fraction != oldValue { setNeedsDisplay() }
        }
    }

    /// There are no animations: the bar is at its length at once.
    open func setProgress(_ progress: Float, animated: Bool) {
        if !progress.isNaN { fraction = min(max(progress, 0), 1) }
    }

    /// Of what is done; nil is the tint colour.
    open var progressTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    open var trackTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// Takes the place of the bar of what is done, stretched to its length.
    open var progressImage: UIImage? {
        didSet { setNeedsDisplay() }
    }

    /// Takes the place of the line below, stretched to its length.
    open var trackImage: UIImage? {
        didSet { setNeedsDisplay() }
    }

    override var defaultHugging: ContentPriorities {
        ContentPriorities(horizontal: .defaultLow, vertical: .defaultHigh)
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.height)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    override open func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let track = CGRect(
            x: bounds.minX, y: bounds.midY - Self.height / 2, width: bounds.width, height: Self.height)
        if let trackImage {
            draw(trackImage, in: track, trackTintColor ?? ControlColors.mark, context)
        } else {
            let line = track.insetBy(dx: 0, dy: trackTintColor == nil ? 1 : 0)
            fill(line, trackTintColor ?? ControlColors.mark, context)
        }
        guard fraction > 0, track.width > 0 else { return }
        var done = track
        done.size.width = max(track.width * CGFloat(fraction), min(track.height, track.width))
        if let progressImage {
            draw(progressImage, in: mirroredIfNeeded(done), progressTintColor ?? tintColor, context)
        } else {
            fill(mirroredIfNeeded(done), progressTintColor ?? tintColor, context)
        }
    }

    private func draw(_ image: UIImage, in rect: CGRect, _ tint: UIColor, _ context: CGContext) {
        image.draw(in: rect, tint: tint, isMirrored: isMirrored, into: context)
    }

    private func fill(_ rect: CGRect, _ color: UIColor, _ context: CGContext) {
        context.fillRoundedRect(rect, radius: progressViewStyle == .bar ? 0 : rect.height / 2, color.cgColor)
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
}
