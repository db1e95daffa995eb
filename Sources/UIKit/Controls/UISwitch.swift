/// Turns something on and off. Its size is fixed.
@MainActor open class UISwitch: UIControl {
    static let size = CGSize(width: 51, height: 31)

    override public init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
    }

    // MARK: Value

    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }

    private var value = false {
        didSet {
            if value != oldValue { setNeedsDisplay() }
        }
    }

    /// Sends no event. There are no animations: the switch is at its place at once.
    open func setOn(_ on: Bool, animated: Bool) {
        value = on
    }

    private func change(to on: Bool) {
        guard on != value else { return }
        value = on
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Look

    /// Of a switch that is on; nil is the tint colour.
    open var onTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// Nil lets the knob stand out from what it is on.
    open var thumbTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    override var defaultHugging: ContentPriorities {
        ContentPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    }

    override open var intrinsicContentSize: CGSize {
        Self.size
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        Self.size
    }

    private static let edge: CGFloat = 1.5
    private static let knobOn: CGFloat = 23
    private static let knobOff: CGFloat = 17

    override package var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (track, track.height / 2)
    }

    /// The size is fixed even where the bounds are not.
    private var track: CGRect {
        mirroredIfNeeded(
            CGRect(
                x: bounds.minX, y: bounds.midY - Self.size.height / 2, width: Self.size.width, height: Self.size.height)
        )
    }

    override open func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let track = track.insetBy(dx: 0, dy: 1.5)
        let radius = track.height / 2
        if value {
            let tint: UIColor = isEnabled ? onTintColor ?? tintColor : ControlColors.disabledMark
            context.fillRoundedRect(track, radius: radius, tint.cgColor)
        } else {
            let fill = isHighlighted ? ControlColors.pressedSurface : ControlColors.surface
            context.fillRoundedRect(track, radius: radius, fill.cgColor)
            let line = isEnabled ? ControlColors.mark : ControlColors.disabledMark
            context.strokeRoundedRect(track, radius: radius, width: Self.edge, line.cgColor)
        }
        drawKnob(in: track, context)
    }

    private func drawKnob(in track: CGRect, _ context: CGContext) {
        let diameter = (value ? Self.knobOn : Self.knobOff) + (isHighlighted ? 1 : 0)
        let distance = track.height / 2
        let atRight = value != isMirrored
        let center = CGPoint(x: atRight ? track.maxX - distance : track.minX + distance, y: track.midY)
        let standard: UIColor =
            value ? ControlColors.onTint : isEnabled ? ControlColors.mark : ControlColors.disabledMark
        context.setFillColor((thumbTintColor ?? standard).cgColor)
        context.fillEllipse(
            in: CGRect(x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter))
    }

    // MARK: Touches and keys

    /// How far a touch has to move to drag the knob, in points.
    private static let threshold: CGFloat = 6
    private var start: CGFloat = 0
    private var valueAtStart = false
    private var isDragged = false

    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = touch.location(in: self).x
        valueAtStart = value
        isDragged = false
        return true
    }

    override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        if abs(x - start) > Self.threshold { isDragged = true }
        if isDragged { value = (x > track.midX) != isMirrored }
        return true
    }

    /// A drag is told when it ends, as UIKit does.
    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let wanted = isDragged ? value : isTouchInside ? !valueAtStart : valueAtStart
        value = valueAtStart
        change(to: wanted)
    }

    override open func cancelTracking(with event: UIEvent?) {
        value = valueAtStart
    }

    override package var activationKeys: Set<UIKeyboardHIDUsage> {
        [.keyboardSpacebar]
    }

    override package func keyDidActivate() {
        change(to: !value)
    }

    /// Turns the switch the other way, and tells of it.
    override open func performPrimaryAction() {
        change(to: !value)
    }
}
