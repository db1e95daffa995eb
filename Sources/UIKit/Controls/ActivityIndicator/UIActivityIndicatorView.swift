/// Turns as long as something is going on of which nobody knows how long it takes.
///
/// It takes ten steps a second while it is animating and can be seen. The steps are described once, and whoever shows the
/// view makes them: the program that has it stays asleep.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The sizes of an activity indicator.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
        @available(*, deprecated, renamed: "large", message: "as UIKit since iOS 13; the colour is then white")
        case whiteLarge = 0
        @available(*, deprecated, renamed: "medium", message: "as UIKit since iOS 13; the colour is then white")
        case white = 1
        @available(*, deprecated, renamed: "medium", message: "as UIKit since iOS 13")
        case gray = 2

        fileprivate var side: CGFloat {
            self == .large || rawValue == 0 ? 37 : 20
        }

        /// The colour that a style of before iOS 13 brings; nil for the styles of today, and for `gray`.
        fileprivate var color: UIColor? {
            rawValue < 2 ? .white : nil
        }
    }

    /// Turns by itself, so that a step changes one transform and draws nothing anew.
    private let wheel = ActivityWheel(frame: .zero)

    override public init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public convenience init(style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        self.style = style
        // Observers do not run in an initialiser.
        AppearanceRules.shared.setStandardLook { color = style.color }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeInterface(as: UIActivityIndicatorView.self, into: self)
    }

    private func prepare() {
        isUserInteractionEnabled = false
        super.isHidden = true
        addSubview(wheel)
    }

    open var style = Style.medium {
        didSet {
            guard style != oldValue else { return }
            if style.color != oldValue.color {
                AppearanceRules.shared.setStandardLook { color = style.color }
            }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    // Implicitly unwrapped as in UIKit: setting nil restores the default.
    open var color: UIColor! {
        get { wheel.color }
        set {
            noteLook(.color)
            wheel.color = newValue ?? ActivityWheel.standardColor
        }
    }

    // MARK: Turning

    open private(set) var isAnimating = false

    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        isHidden = false
        turn()
    }

    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
        wheel.layer.removeAnimation(forKey: Self.turning)
    }

    open var hidesWhenStopped = true {
        didSet {
            if !isAnimating { isHidden = hidesWhenStopped }
        }
    }

    /// A layer loses its animations with its window.
    override open func didMoveToWindow() {
        super.didMoveToWindow()
        if isAnimating { turn() }
    }

    private static let turning = "turning"
    /// In seconds.
    private static let step = 0.1

    private func turn() {
        guard window != nil else { return }
        let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        turn.values = (0..<ActivityWheel.spokes).map { 2 * .pi * Double($0) / Double(ActivityWheel.spokes) }
        turn.calculationMode = .discrete
        turn.duration = Self.step * Double(ActivityWheel.spokes)
        turn.repeatCount = .infinity
        wheel.layer.add(turn, forKey: Self.turning)
    }

    override var standardAccessibility: StandardAccessibility {
        .element(.activityIndicator, label: "In progress", value: isAnimating ? "1" : "0")
    }

    // MARK: Size

    override var defaultHugging: ContentPriorities {
        ContentPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: style.side, height: style.side)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        intrinsicContentSize
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        wheel.bounds.size = intrinsicContentSize
        wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
