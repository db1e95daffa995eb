/// Turns something on and off. Its size is fixed.
@preconcurrency @MainActor open class UISwitch: UIControl {
    static let size = CGSize(width: 51, height: 31)

    override public init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        coder.decodeInterface(as: UISwitch.self, into: self)
    }

    // MARK: Value

    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }

    private var value = false

    /// Turns the switch on or off. It sends no event.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != value else { return }
        value = on
        animated ? parts.move() : parts.jump([track, face, knob])
    }

    private func turn() {
        setOn(!value, animated: true)
        announce()
    }

    private func announce() {
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override var standardAccessibility: StandardAccessibility {
        .element(.switch, value: isOn ? "1" : "0", .button)
    }

    // MARK: Look

    /// The colour of a switch that is on; nil is the tint colour.
    open var onTintColor: UIColor? {
        didSet {
            noteLook(.onTintColor)
            setNeedsDisplay()
        }
    }

    /// Nil lets the knob stand out from what it is on.
    open var thumbTintColor: UIColor? {
        didSet {
            noteLook(.thumbTintColor)
            setNeedsDisplay()
        }
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

    override package var gestureUse: GestureUse {
        [.taps, .pans]
    }

    override package var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (area, area.height / 2)
    }

    /// The size is fixed even where the bounds are not.
    private var area: CGRect {
        mirroredIfNeeded(
            CGRect(
                x: bounds.minX, y: bounds.midY - Self.size.height / 2, width: Self.size.width, height: Self.size.height)
        )
    }

    // MARK: Parts

    /// Seen as the edge of a switch that is off.
    private let track = ControlPart()
    /// What is within the edge.
    private let face = ControlPart()
    private let knob = ControlPart()
    private lazy var parts = ControlParts(of: self, [track, face, knob]) { [unowned self] in arrange() }

    private func arrange() {
        let area = area.shrunk(dx: 0, dy: 1.5)
        track.place(in: area)
        face.place(in: area.shrunk(dx: Self.edge, dy: Self.edge))
        let line = isEnabled ? ControlColors.mark : ControlColors.disabledMark
        if value {
            track.fill(isEnabled ? onTintColor ?? tintColor : ControlColors.disabledMark)
            face.fill(nil)
        } else {
            track.fill(line)
            face.fill(isHighlighted ? ControlColors.pressedSurface : ControlColors.surface)
        }
        let diameter = (value ? Self.knobOn : Self.knobOff) + (isHighlighted ? 1 : 0)
        let distance = area.height / 2
        let atRight = value != isMirrored
        let center = CGPoint(x: atRight ? area.maxX - distance : area.minX + distance, y: area.midY)
        knob.place(
            in: CGRect(x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter))
        knob.fill(thumbTintColor ?? (value ? ControlColors.onTint : line))
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        parts.arrange()
    }

    override package func updateLayerContents() {
        super.updateLayerContents()
        parts.display()
    }

    /// The knob grows under a touch.
    override open var isHighlighted: Bool {
        didSet {
            if isHighlighted != oldValue { parts.move() }
        }
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
        if isDragged { setOn((x > area.midX) != isMirrored, animated: true) }
        return true
    }

    /// A drag is told when it ends, as UIKit does.
    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let wanted = isDragged ? value : isTouchInside ? !valueAtStart : valueAtStart
        setOn(wanted, animated: true)
        if wanted != valueAtStart { announce() }
    }

    override open func cancelTracking(with event: UIEvent?) {
        setOn(valueAtStart, animated: true)
    }

    override package var activationKeys: Set<UIKeyboardHIDUsage> {
        [.keyboardSpacebar]
    }

    override package func keyDidActivate() {
        turn()
    }

    /// Turns the switch the other way, and tells of it.
    override open func performPrimaryAction() {
        turn()
    }
}
