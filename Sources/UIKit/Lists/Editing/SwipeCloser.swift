/// Recognises a touch that puts a row back which lies aside: one anywhere else in the list as soon as it comes, and a tap on the content of
/// the row itself.
///
/// Such a touch does nothing else than that, but for a drag, which may scroll the list or swipe another row.
@MainActor final class SwipeCloser: UIGestureRecognizer {
    /// The distance that a touch may stray before it is no tap, in points.
    private static let allowableMovement: CGFloat = 10

    private weak var swipe: RowSwipe?
    private var start = CGPoint.zero

    init(_ swipe: RowSwipe) {
        self.swipe = swipe
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        addAction(
            UIAction { [unowned self] _ in
                if state == .ended { self.swipe?.close(animated: true) }
            })
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        guard let touch = touches.first, numberOfTouches == 1, let place = swipe?.place(of: touch) else {
            state = .failed
            return
        }
        switch place {
        case .buttons: state = .failed
        case .row: start = touch.location(in: nil)
        case .elsewhere: state = .ended
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first else { return }
        let now = touch.location(in: nil)
        if hypot(now.x - start.x, now.y - start.y) > Self.allowableMovement { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .ended }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        !(other is UIPanGestureRecognizer)
    }
}
