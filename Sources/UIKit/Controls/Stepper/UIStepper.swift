import Diagnostics

/// Counts a number up and down by two buttons side by side.
@preconcurrency @MainActor open class UIStepper: UIControl {
    override final var isAdjustedByArrows: Bool { true }

    static let size = CGSize(width: 94, height: 32)

    override public init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        coder.decodeInterface(as: UIStepper.self, into: self)
    }

    // MARK: Value

    private var count = StepperCount()

    /// Kept between `minimumValue` and `maximumValue`. Setting it sends no event.
    open var value: Double {
        get { count.value }
        set { change { $0.setValue(newValue) } }
    }

    open var minimumValue: Double {
        get { count.minimum }
        set { change { $0.setMinimum(newValue) } }
    }

    open var maximumValue: Double {
        get { count.maximum }
        set { change { $0.setMaximum(newValue) } }
    }

    /// More than 0. Another value is refused with a warning.
    open var stepValue: Double {
        get { count.step }
        set {
            guard newValue > 0, newValue.isFinite else {
                Log.views.warning("\(self): stepValue cannot be \(newValue); set a number above 0. The old one stays.")
                return
            }
            change { $0.step = newValue }
        }
    }

    /// Whether the value goes on at the other end of the range.
    open var wraps: Bool {
        get { count.wraps }
        set { change { $0.wraps = newValue } }
    }

    /// Whether the value goes on changing while a button is held.
    open var autorepeat = true

    /// Whether `.valueChanged` is sent for each step, and not only when the button is let go.
    open var isContinuous = true

    private func change(_ change: (inout StepperCount) -> Void) {
        let old = count
        change(&count)
        if count != old { setNeedsDisplay() }
    }

    override var standardAccessibility: StandardAccessibility {
        .element(.stepper, value: value.formatted(), .adjustable)
    }

    // MARK: Look

    private var decrementImages = StateValues<UIImage>()
    private var incrementImages = StateValues<UIImage>()
    private var backgroundImages = StateValues<UIImage>()

    /// Takes the place of the sign on the half that counts down. It is shown in the tint colour, unless its rendering
    /// mode says otherwise.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        decrementImages[state] = image
        setNeedsDisplay()
    }

    /// Returns the image that counts in the state: the one that was set for it, or else the one for `.normal`. The
    /// other images are answered alike.
    open func decrementImage(for state: UIControl.State) -> UIImage? {
        decrementImages.shown(in: state)
    }

    /// Takes the place of the sign on the half that counts up, as `setDecrementImage(_:for:)` has it.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        incrementImages[state] = image
        setNeedsDisplay()
    }

    open func incrementImage(for state: UIControl.State) -> UIImage? {
        incrementImages.shown(in: state)
    }

    /// Takes the place of the surface, stretched to fill it or as its cap insets say.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[state] = image
        setNeedsDisplay()
    }

    open func backgroundImage(for state: UIControl.State) -> UIImage? {
        backgroundImages.shown(in: state)
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

    override package var gestureUse: GestureUse {
        .taps
    }

    override package var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (bounds, ControlRadius.medium)
    }

    /// The half for one step down or up.
    private func half(_ direction: Int) -> CGRect {
        var half = bounds
        half.size.width /= 2
        if direction > 0 { half.origin.x += half.width }
        return mirroredIfNeeded(half)
    }

    override open func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if let image = backgroundImages.shown(in: state) {
            image.draw(in: bounds, tint: tintColor, isMirrored: isMirrored, into: context)
        } else {
            context.fillRoundedRect(bounds, radius: ControlRadius.medium, ControlColors.surface.cgColor)
        }
        if let pressed, isHighlighted {
            context.fillRoundedRect(
                half(pressed).shrunk(dx: 2, dy: 2), radius: ControlRadius.small, ControlColors.pressedSurface.cgColor)
        }
        context.setFillColor(ControlColors.hairline.cgColor)
        context.fill(CGRect(x: bounds.midX - 0.5, y: bounds.minY + 8, width: 1, height: bounds.height - 16))
        drawSign(-1, context)
        drawSign(1, context)
    }

    private func drawSign(_ direction: Int, _ context: CGContext) {
        let center = half(direction)
        let color: UIColor = isEnabled && count.canStep(direction) ? tintColor : ControlColors.disabledText
        if let image = (direction > 0 ? incrementImages : decrementImages).shown(in: state) {
            let size = image.size
            let place = CGRect(
                x: (center.midX - size.width / 2).rounded(), y: (center.midY - size.height / 2).rounded(),
                width: size.width, height: size.height)
            image.templateUnlessSaid.draw(in: place, tint: color, isMirrored: isMirrored, into: context)
            return
        }
        let (x, y, reach) = (center.midX, center.midY, CGFloat(6))
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: x - reach, y: y - 1, width: 2 * reach, height: 2))
        guard direction > 0 else { return }
        context.fill(CGRect(x: x - 1, y: y - reach, width: 2, height: reach - 1))
        context.fill(CGRect(x: x - 1, y: y + 1, width: 2, height: reach - 1))
    }

    // MARK: Touches and keys

    private var pressed: Int?
    private var repetition: Autorepeat?
    private var valueAtStart: Double = 0

    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let direction = half(1).contains(touch.location(in: self)) ? 1 : -1
        guard count.canStep(direction) else { return false }
        pressed = direction
        valueAtStart = value
        if autorepeat {
            repetition = Autorepeat { [weak self] in self?.repeatStep() }
            step(direction)
        }
        return true
    }

    private func repeatStep() {
        guard let pressed, isTouchInside else { return }
        step(pressed)
    }

    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let pressed, !autorepeat, isTouchInside { step(pressed) }
        finish()
        if !isContinuous, value != valueAtStart { announce() }
    }

    override open func cancelTracking(with event: UIEvent?) {
        finish()
        if !isContinuous, value != valueAtStart { announce() }
    }

    private func finish() {
        pressed = nil
        repetition = nil
    }

    private func step(_ direction: Int) {
        let old = value
        change { $0.step(direction) }
        if isContinuous, value != old { announce() }
    }

    private func announce() {
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override package var activationKeys: Set<UIKeyboardHIDUsage> {
        []
    }

    override package func adjust(_ adjustment: ControlAdjustment) -> Bool {
        let old = value
        switch adjustment {
        case .along(let direction), .across(let direction): change { $0.step(direction) }
        case .page(let direction): for _ in 0..<10 where count.hasRoom(direction) { change { $0.step(direction) } }
        case .first: value = minimumValue
        case .last: value = maximumValue
        }
        if value != old { announce() }
        return true
    }
}
