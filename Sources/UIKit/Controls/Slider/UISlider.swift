/// Chooses a number from a range by a knob on a track.
@preconcurrency @MainActor open class UISlider: UIControl {
    override final var isAdjustedByArrows: Bool { true }

    private var range = SliderRange()

    // MARK: Value

    /// Kept between `minimumValue` and `maximumValue`. Setting it sends no event.
    open var value: Float {
        get { range.value }
        set { setValue(newValue, animated: false) }
    }

    open var minimumValue: Float {
        get { range.minimum }
        set { changeRange { $0.setMinimum(newValue) } }
    }

    open var maximumValue: Float {
        get { range.maximum }
        set { changeRange { $0.setMaximum(newValue) } }
    }

    open func setValue(_ value: Float, animated: Bool) {
        changeRange(animated: animated) { $0.setValue(value) }
    }

    private func changeRange(animated: Bool = false, _ change: (inout SliderRange) -> Void) {
        let old = range
        change(&range)
        guard range != old else { return }
        animated ? parts.move() : parts.jump([rest, done, knob])
    }

    /// Whether `.valueChanged` is sent while the knob moves, and not only when it is let go.
    open var isContinuous = true

    override var standardAccessibility: StandardAccessibility {
        let share = maximumValue > minimumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0
        return .element(.slider, value: StandardAccessibility.percent(share), .adjustable)
    }

    // MARK: Look

    /// Left of the knob, or right of it where the interface runs from right to left; nil is the tint colour.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            noteLook(.minimumTrackTintColor)
            setNeedsDisplay()
        }
    }

    open var maximumTrackTintColor: UIColor? {
        didSet {
            noteLook(.maximumTrackTintColor)
            setNeedsDisplay()
        }
    }

    /// Nil is the colour of the window, within an edge in the tint colour.
    open var thumbTintColor: UIColor? {
        didSet {
            noteLook(.thumbTintColor)
            setNeedsDisplay()
        }
    }

    // MARK: Images

    private var images = SliderImages()

    /// Beside the end of the track where the least value is.
    open var minimumValueImage: UIImage? {
        didSet { setNeedsDisplay() }
    }

    /// Beside the end of the track where the greatest value is.
    open var maximumValueImage: UIImage? {
        didSet { setNeedsDisplay() }
    }

    /// Takes the place of the knob.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        images.thumbs[state] = image
        setNeedsDisplay()
    }

    /// Returns the image that counts in the state: the one that was set for it, or else the one for `.normal`.
    open func thumbImage(for state: UIControl.State) -> UIImage? {
        images.thumbs.shown(in: state)
    }

    open var currentThumbImage: UIImage? {
        images.thumbs.shown(in: state)
    }

    /// Takes the place of the line up to the knob; it keeps its height and is stretched along the track.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        images.minimumTracks[state] = image
        setNeedsDisplay()
    }

    open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
        images.minimumTracks.shown(in: state)
    }

    open var currentMinimumTrackImage: UIImage? {
        images.minimumTracks.shown(in: state)
    }

    /// Takes the place of the line beyond the knob; it keeps its height and is stretched along the track.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        images.maximumTracks[state] = image
        setNeedsDisplay()
    }

    open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
        images.maximumTracks.shown(in: state)
    }

    open var currentMaximumTrackImage: UIImage? {
        images.maximumTracks.shown(in: state)
    }

    // MARK: Places

    static let height: CGFloat = 34
    private static let knobSide: CGFloat = 20
    private static let track: CGFloat = 4
    /// Between the track and the image beside it.
    private static let gap: CGFloat = 8

    override open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.height)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    /// The frame of the image of the least value, in the slider's coordinates; empty where there is none.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        valueImageRect(minimumValueImage, forBounds: bounds, isAtRight: isMirrored)
    }

    /// The frame of the image of the greatest value, in the slider's coordinates; empty where there is none.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        valueImageRect(maximumValueImage, forBounds: bounds, isAtRight: !isMirrored)
    }

    private func valueImageRect(_ image: UIImage?, forBounds bounds: CGRect, isAtRight: Bool) -> CGRect {
        let size = image?.size ?? .zero
        return CGRect(
            x: isAtRight ? bounds.maxX - size.width : bounds.minX, y: (bounds.midY - size.height / 2).rounded(),
            width: size.width, height: size.height)
    }

    /// The frame of the track between the images, in the slider's coordinates. Overrides may move it.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let minimum = minimumValueImageRect(forBounds: bounds).width
        let maximum = maximumValueImageRect(forBounds: bounds).width
        let (left, right) = isMirrored ? (maximum, minimum) : (minimum, maximum)
        let inset = UIEdgeInsets(
            top: 0, left: left > 0 ? left + Self.gap : 2, bottom: 0, right: right > 0 ? right + Self.gap : 2)
        return CGRect(
            x: bounds.minX + inset.left, y: (bounds.midY - Self.track / 2).rounded(),
            width: max(bounds.width - inset.left - inset.right, 0), height: Self.track)
    }

    private var knobSize: CGSize {
        currentThumbImage?.size ?? CGSize(width: Self.knobSide, height: Self.knobSide)
    }

    /// How far the ends of the knob's way lie outside of the track: the round end of the track is covered.
    private static let overlap: CGFloat = 2

    /// The frame of the knob for `value`, in the slider's coordinates.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        var fraction = CGFloat(range.fraction(of: value))
        if isMirrored { fraction = 1 - fraction }
        let size = knobSize
        let way = rect.insetBy(dx: -Self.overlap, dy: 0)
        return CGRect(
            x: way.minX + max(way.width - size.width, 0) * fraction, y: rect.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    private var knobRect: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    override package var gestureUse: GestureUse {
        [.pans, .swipes]
    }

    override package var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        let knob = knobRect
        return (knob, min(knob.width, knob.height) / 2)
    }

    // MARK: Parts

    private let rest = ControlPart()
    private let done = ControlPart()
    private let minimumPicture = ControlPart()
    private let maximumPicture = ControlPart()
    /// Moves what it is made of; with an image it shows nothing else.
    private let knob = ControlPart()
    private let halo = ControlPart()
    private let ring = ControlPart()
    private let face = ControlPart()
    private lazy var parts = ControlParts(of: self, [rest, done, minimumPicture, maximumPicture, knob]) {
        [unowned self] in arrange()
    }

    private var partTint: UIColor {
        isEnabled ? tintColor : ControlColors.disabledMark
    }

    private func arrange() {
        let track = trackRect(forBounds: bounds)
        let place = knobRect
        var left = track
        left.size.width = max(place.midX - track.minX, 0)
        var right = track
        right.origin.x = place.midX
        right.size.width = max(track.maxX - place.midX, 0)
        let full = isEnabled ? minimumTrackTintColor ?? partTint : partTint
        let line = isEnabled ? maximumTrackTintColor ?? ControlColors.mark : ControlColors.disabledMark
        arrange(done, in: isMirrored ? right : left, currentMinimumTrackImage, full)
        arrange(
            rest, in: isMirrored ? left : right, currentMaximumTrackImage, line,
            inset: maximumTrackTintColor == nil ? 1 : 0)
        for (part, image, rect) in [
            (minimumPicture, minimumValueImage, minimumValueImageRect(forBounds: bounds)),
            (maximumPicture, maximumValueImage, maximumValueImageRect(forBounds: bounds)),
        ] {
            part.place(in: rect, radius: 0)
            part.show(image, tint: partTint, isMirrored: isMirrored)
        }
        arrangeKnob(place)
    }

    private func arrange(
        _ part: ControlPart, in rect: CGRect, _ image: UIImage?, _ color: UIColor, inset: CGFloat = 0
    ) {
        if let image {
            let height = image.size.height
            part.place(
                in: CGRect(x: rect.minX, y: (rect.midY - height / 2).rounded(), width: rect.width, height: height),
                radius: 0)
        } else {
            let line = rect.shrunk(dx: 0, dy: inset)
            part.place(in: line, radius: line.height / 2)
        }
        part.fill(image == nil ? color : nil)
        part.show(image, tint: partTint, isMirrored: isMirrored)
    }

    private func arrangeKnob(_ rect: CGRect) {
        let image = currentThumbImage
        knob.place(in: rect, radius: 0)
        knob.show(image, tint: partTint, isMirrored: isMirrored)
        let inside = CGRect(origin: .zero, size: rect.size)
        for (piece, inset) in [(halo, -5), (ring, 0), (face, 2.5)] as [(ControlPart, CGFloat)] {
            if piece.superlayer == nil { knob.addPiece(piece) }
            piece.isHidden = image != nil
            piece.place(in: inside.shrunk(dx: inset, dy: inset))
        }
        halo.fill(isHighlighted ? partTint.withAlphaComponent(0.16) : nil)
        ring.fill(partTint)
        face.fill(thumbTintColor ?? ControlColors.knob)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        parts.arrange()
    }

    override package func updateLayerContents() {
        super.updateLayerContents()
        parts.display()
    }

    /// The halo comes and goes.
    override open var isHighlighted: Bool {
        didSet {
            if isHighlighted != oldValue { parts.move(duration: ControlParts.fadeDuration) }
        }
    }

    // MARK: Touches and keys

    /// Where in the knob it is held.
    private var grip: CGFloat = 0
    private var valueAtStart: Float = 0

    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        valueAtStart = value
        // A touch beside the knob brings it there.
        grip = knobRect.insetBy(dx: -4, dy: -8).contains(point) ? point.x - knobRect.midX : 0
        follow(point)
        return true
    }

    override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch.location(in: self))
        return true
    }

    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous, value != valueAtStart { announce() }
    }

    private func follow(_ point: CGPoint) {
        let track = trackRect(forBounds: bounds)
        let ends = [range.minimum, range.maximum].map {
            thumbRect(forBounds: bounds, trackRect: track, value: $0).midX
        }
        guard let first = ends.min(), let last = ends.max(), last > first else { return }
        var fraction = (point.x - grip - first) / (last - first)
        if isMirrored { fraction = 1 - fraction }
        let old = value
        value = range.value(at: Double(fraction))
        if isContinuous, value != old { announce() }
    }

    private func announce() {
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override package var activationKeys: Set<UIKeyboardHIDUsage> {
        []
    }

    /// Arrows move by a twentieth of the range, the page keys by a fifth.
    override package func adjust(_ adjustment: ControlAdjustment) -> Bool {
        let old = value
        switch adjustment {
        case .along(let steps), .across(let steps): value += range.length / 20 * Float(steps)
        case .page(let steps): value += range.length / 5 * Float(steps)
        case .first: value = minimumValue
        case .last: value = maximumValue
        }
        if value != old { announce() }
        return true
    }
}
