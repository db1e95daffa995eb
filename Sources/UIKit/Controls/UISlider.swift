/// Chooses a number from a range by a knob on a track.
@MainActor open class UISlider: UIControl {
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

    /// There are no animations: the knob is at its place at once.
    open func setValue(_ value: Float, animated: Bool) {
        changeRange { $0.setValue(value) }
    }

    private func changeRange(_ change: (inout SliderRange) -> Void) {
        let old = range
        change(&range)
        if range != old { setNeedsDisplay() }
    }

    /// Whether `.valueChanged` is sent while the knob moves, and not only when it is let go.
    open var isContinuous = true

    // MARK: Look

    /// Left of the knob, or right of it where the interface runs from right to left; nil is the tint colour.
    open var minimumTrackTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    open var maximumTrackTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// Nil is the colour of the window, within an edge in the tint colour.
    open var thumbTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    static let height: CGFloat = 34
    private static let knob: CGFloat = 20
    private static let track: CGFloat = 4

    override open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.height)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    /// Where the track is. Overrides may move it.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX + 2, y: (bounds.midY - Self.track / 2).rounded(), width: max(bounds.width - 4, 0),
            height: Self.track)
    }

    /// Where the knob is for `value`.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        var fraction = CGFloat(range.fraction(of: value))
        if isMirrored { fraction = 1 - fraction }
        let reach = bounds.width - Self.knob
        return CGRect(
            x: bounds.minX + max(reach, 0) * fraction, y: rect.midY - Self.knob / 2, width: Self.knob,
            height: Self.knob)
    }

    private var knobRect: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    override package var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        let knob = knobRect
        return (knob, knob.width / 2)
    }

    override open func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let track = trackRect(forBounds: bounds)
        let knob = knobRect
        let tint: UIColor = isEnabled ? tintColor : ControlColors.disabledMark
        let full: UIColor = isEnabled ? minimumTrackTintColor ?? tint : tint
        let rest = isEnabled ? maximumTrackTintColor ?? ControlColors.mark : ControlColors.disabledMark
        var done = track
        done.size.width = knob.midX - track.minX
        var left = track
        left.origin.x = knob.midX
        left.size.width = track.maxX - knob.midX
        if isMirrored { swap(&done, &left) }
        drawTrack(left.insetBy(dx: 0, dy: maximumTrackTintColor == nil ? 1 : 0), rest, context)
        drawTrack(done, full, context)
        if isHighlighted {
            context.setFillColor(tint.withAlphaComponent(0.16).cgColor)
            context.fillEllipse(in: knob.insetBy(dx: -5, dy: -5))
        }
        context.setFillColor(tint.cgColor)
        context.fillEllipse(in: knob)
        context.setFillColor((thumbTintColor ?? ControlColors.knob).cgColor)
        context.fillEllipse(in: knob.insetBy(dx: 2.5, dy: 2.5))
    }

    private func drawTrack(_ rect: CGRect, _ color: UIColor, _ context: CGContext) {
        guard rect.width > 0 else { return }
        context.fillRoundedRect(rect, radius: rect.height / 2, color.cgColor)
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
        let reach = bounds.width - Self.knob
        guard reach > 0 else { return }
        var fraction = (point.x - grip - bounds.minX - Self.knob / 2) / reach
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
