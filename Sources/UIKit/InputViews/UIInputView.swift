/// A view that is made to stand in place of a keyboard or above it, with the ground that keyboards have.
@preconcurrency @MainActor open class UIInputView: UIView {
    /// The look of the ground.
    public enum Style: Int, Sendable {
        /// The view's own background colour alone.
        case `default` = 0
        /// The ground of a keyboard.
        case keyboard = 1
    }

    open private(set) var inputViewStyle: Style

    /// Whether the view is as tall as the constraints in it want, in place of its frame.
    open var allowsSelfSizing = false {
        didSet {
            guard allowsSelfSizing != oldValue else { return }
            (superview as? InputViewSlot)?.sizingDidChange()
            window?.inputViews.setNeedsMeasuring()
        }
    }

    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = .secondarySystemBackground }
    }

    override public convenience init(frame: CGRect) {
        self.init(frame: frame, inputViewStyle: .default)
    }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        // What is in it has changed, and may need another height.
        if allowsSelfSizing { window?.inputViews.setNeedsMeasuring() }
    }
}
