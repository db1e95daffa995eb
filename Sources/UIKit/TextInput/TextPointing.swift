/// Recognises what the pointer does with a text: it places the caret, selects, and asks for the menu by a long press.
///
/// Every touch is the pointer's here, though its `type` says `.direct` as that of a finger: a drag selects, and the wheel and the touchpad
/// scroll. So drags of scroll views, sheets and pages wait until this one has failed, and whoever shows the window in another process leaves
/// drags and taps on the text to it. A text in which nothing can be selected has no such recogniser that begins, and its drags scroll.
@MainActor final class TextPointing: UIGestureRecognizer {
    /// The distance that the pointer moves before it is a drag, in points: less than any other drag, so that characters can be selected.
    private static let threshold: CGFloat = 3
    /// The time after which a press asks for the menu, in seconds.
    private static let pressDuration = 0.5

    private weak var interaction: UITextInteraction?
    /// The place where the pointer went down, in the window's coordinates.
    private var start = CGPoint.zero
    private var clicks = 1
    private var press: AnyObject?
    private var isLongPress = false
    private var hasBegun = false

    /// Has an interaction do what is recognised.
    func serve(_ interaction: UITextInteraction) {
        self.interaction = interaction
        name = "text"
        // A text field is a control, which hears of its touches too.
        cancelsTouchesInView = false
        delaysTouchesEnded = false
        addAction(UIAction { [weak self] _ in self?.follow() })
    }

    override var gestureUse: GestureUse { [.taps, .pans, .horizontalPans] }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        // The pan of a scroll view says of no use: its layer says that it scrolls.
        let isDrag =
            otherGestureRecognizer is UIPanGestureRecognizer
            || !otherGestureRecognizer.gestureUse.isDisjoint(with: [.pans, .horizontalPans])
        return isDrag && !isAtEdge(otherGestureRecognizer)
    }

    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        isAtEdge(otherGestureRecognizer)
    }

    private func isAtEdge(_ other: UIGestureRecognizer) -> Bool {
        other is UIScreenEdgePanGestureRecognizer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, numberOfTouches == 1, state == .possible else {
            if state == .possible { state = .failed }
            return
        }
        start = touch.location(in: nil)
        clicks = touch.tapCount
        guard interaction?.mayBegin(at: touch.location(in: view)) == true else {
            state = .failed
            return
        }
        if clicks > 1 {
            state = .began
        } else {
            press = FrameClock.main.schedule(seconds: Self.pressDuration) { [weak self] in self?.pressLong() }
        }
    }

    private func pressLong() {
        press = nil
        guard state == .possible else { return }
        // Such a press on what is selected lifts it.
        guard interaction?.drag.lifts(at: start) != true else {
            state = .failed
            return
        }
        isLongPress = true
        state = .began
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            state = .changed
            return
        }
        let now = location(in: nil)
        guard hypot(now.x - start.x, now.y - start.y) >= Self.threshold else { return }
        press = nil
        state = .began
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        press = nil
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        press = nil
        state = state == .possible ? .failed : .cancelled
    }

    override func reset() {
        super.reset()
        press = nil
        isLongPress = false
        hasBegun = false
    }

    private func follow() {
        guard let view, let interaction else { return }
        if !hasBegun, state != .cancelled {
            hasBegun = true
            let point = view.convert(start, from: nil)
            if isLongPress {
                _ = interaction.presentMenu(at: point)
            } else {
                interaction.beginPointing(at: point, clicks: clicks, extends: modifierFlags.contains(.shift))
            }
        }
        guard !isLongPress else { return }
        let point = location(in: nil)
        let hasMoved = hypot(point.x - start.x, point.y - start.y) >= Self.threshold
        switch state {
        case .began, .changed:
            if hasMoved { interaction.point(to: point) }
        case .ended:
            if hasMoved { interaction.point(to: point) }
            interaction.endPointing()
        default: interaction.endPointing()
        }
    }
}
