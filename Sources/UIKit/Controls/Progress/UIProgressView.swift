/// Shows how much of something is done.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// The looks of a progress view.
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
        coder.decodeInterface(as: UIProgressView.self, into: self)
    }

    open var progressViewStyle = Style.default {
        didSet { setNeedsDisplay() }
    }

    /// From 0 to 1; other values count as the nearest end.
    open var progress: Float {
        get { fraction }
        set { setProgress(newValue, animated: false) }
    }

    private var fraction: Float = 0

    open func setProgress(_ progress: Float, animated: Bool) {
        let wanted = min(max(progress, 0), 1)
        guard !progress.isNaN, wanted != fraction else { return }
        fraction = wanted
        animated ? parts.move(duration: Self.growth) : parts.jump([done])
    }

    /// The colour of the part that is done; nil is the tint colour.
    open var progressTintColor: UIColor? {
        didSet {
            noteLook(.progressTintColor)
            setNeedsDisplay()
        }
    }

    open var trackTintColor: UIColor? {
        didSet {
            noteLook(.trackTintColor)
            setNeedsDisplay()
        }
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

    override var standardAccessibility: StandardAccessibility {
        .element(.progressIndicator, value: StandardAccessibility.percent(progress), .updatesFrequently)
    }

    // MARK: Parts

    /// What the bar takes to a new length, in seconds.
    private static let growth = 0.25

    private let track = ControlPart()
    private let done = ControlPart()
    private lazy var parts = ControlParts(of: self, [track, done]) { [unowned self] in arrange() }

    private func arrange() {
        let whole = CGRect(
            x: bounds.minX, y: bounds.midY - Self.height / 2, width: bounds.width, height: Self.height)
        let line = trackImage != nil || trackTintColor != nil ? whole : whole.shrunk(dx: 0, dy: 1)
        show(track, in: line, trackImage, trackTintColor ?? ControlColors.mark)
        var rect = whole
        rect.size.width = fraction > 0 ? max(whole.width * CGFloat(fraction), min(whole.height, whole.width)) : 0
        show(done, in: mirroredIfNeeded(rect), progressImage, progressTintColor ?? tintColor)
    }

    private func show(_ part: ControlPart, in rect: CGRect, _ image: UIImage?, _ color: UIColor) {
        let isSquare = image != nil || progressViewStyle == .bar
        part.place(in: rect, radius: isSquare ? 0 : rect.height / 2)
        part.fill(image == nil ? color : nil)
        part.show(image, tint: color, isMirrored: isMirrored)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        parts.arrange()
    }

    override package func updateLayerContents() {
        super.updateLayerContents()
        parts.display()
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
}
