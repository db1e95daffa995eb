/// A caret in the tint color. It blinks by the frame clock, and asks it for nothing where it does not blink.
@MainActor final class TextCaretView: UIView, UITextCursorView {
    /// The time for which the caret is seen, and then is not, in seconds.
    private static let interval = 0.5

    private var turn: AnyObject?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = 1
    }

    required init?(coder: NSCoder) {
        nil
    }

    var isBlinking = false {
        didSet { if isBlinking != oldValue { resetBlinkAnimation() } }
    }

    func resetBlinkAnimation() {
        alpha = 1
        turn = nil
        if isBlinking { wait() }
    }

    private func wait() {
        turn = FrameClock.main.schedule(seconds: Self.interval) { [weak self] in self?.blink() }
    }

    private func blink() {
        alpha = alpha == 0 ? 1 : 0
        wait()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        backgroundColor = tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }
}
