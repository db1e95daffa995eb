/// The button of one action of an alert.
@MainActor final class AlertButton: UIControl {
    /// The edge at which a line divides the button from the one before it.
    enum Divider {
        case none
        case top
        case leading
    }

    /// Called when the user chooses the action.
    var onChoice: (() -> Void)?

    var divider = Divider.none {
        didSet { if divider != oldValue { setNeedsLayout() } }
    }

    private let label = UILabel()
    private let ground = UIView()
    private let line = UIView()
    private var style = UIAlertAction.Style.default

    private static let leastHeight: CGFloat = 44
    private static let inset: CGFloat = 12
    private static let verticalInset: CGFloat = 10
    /// From the edges to the mark of a pressed button, which leaves room for the ring of the focus.
    private static let groundInset: CGFloat = 5
    /// In characters: more than two lines show. Whoever makes titles without end has no more than this laid out.
    private static let longestTitle = 240

    override init(frame: CGRect) {
        super.init(frame: frame)
        ground.layer.cornerRadius = ControlRadius.medium
        ground.backgroundColor = MenuColors.mark
        ground.isHidden = true
        line.backgroundColor = .separator
        label.textAlignment = .center
        label.numberOfLines = 2
        label.isAccessibilityElement = false
        for view in [ground, line] { view.isUserInteractionEnabled = false }
        for view in [ground, label, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ action: AlertContent.Action, isEmphasized: Bool, _ traits: UITraitCollection) {
        label.text = Self.shortened(action.title)
        label.font = .preferredFont(forTextStyle: isEmphasized ? .headline : .body, compatibleWith: traits)
        style = action.style
        isEnabled = action.isEnabled
        measured = nil
        updateColor()
        setNeedsLayout()
    }

    private static func shortened(_ text: String) -> String {
        let end = text.index(text.startIndex, offsetBy: longestTitle, limitedBy: text.endIndex)
        return end.map { $0 < text.endIndex ? text[..<$0] + "…" : text } ?? text
    }

    private func updateColor() {
        label.textColor =
            isEnabled ? style == .destructive ? ControlColors.destructive : tintColor : ControlColors.disabledText
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    override package func stateDidChange() {
        super.stateDidChange()
        ground.isHidden = !isHighlighted
        updateColor()
    }

    // MARK: Size

    /// The width with the title on one line, in points.
    var widthOfOneLine: CGFloat {
        let most = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return label.sizeThatFits(most).width.rounded(.up) + 2 * Self.inset
    }

    private var measured: (width: CGFloat, height: CGFloat)?

    func height(at width: CGFloat) -> CGFloat {
        if let measured, measured.width == width { return measured.height }
        let room = CGSize(width: max(1, width - 2 * Self.inset), height: .greatestFiniteMagnitude)
        let height = max(Self.leastHeight, label.sizeThatFits(room).height.rounded(.up) + 2 * Self.verticalInset)
        measured = (width, height)
        return height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds.shrunk(dx: Self.groundInset, dy: Self.groundInset)
        label.frame = bounds.shrunk(dx: Self.inset, dy: 0)
        line.isHidden = divider == .none
        line.frame =
            divider == .leading
            ? mirroredIfNeeded(CGRect(x: 0, y: 0, width: hairline, height: bounds.height))
            : CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
    }

    // MARK: Choosing

    // A finger that has left the button does not mean it: its neighbours begin where it ends.
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        bounds.contains(touch.location(in: self))
    }

    private var endedInside = false

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        endedInside = touch.map { bounds.contains($0.location(in: self)) } ?? false
    }

    override package func didTapInside() {
        if endedInside { performPrimaryAction() }
    }

    override package func keyDidActivate() {
        performPrimaryAction()
    }

    override func performPrimaryAction() {
        super.performPrimaryAction()
        onChoice?()
    }

    override package var gestureUse: GestureUse {
        .taps
    }

    override package var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (bounds.shrunk(dx: Self.groundInset, dy: Self.groundInset), ControlRadius.medium)
    }

    override var standardAccessibility: StandardAccessibility {
        .element(.button, label: label.text, .button)
    }
}
