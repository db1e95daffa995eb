/// Keeps the gestures of a kind back in all recognisers of its touches, until somebody far away has said whether they are
/// made use of there: then the others fail.
package final class GestureClaim: UIGestureRecognizer {
    private let kind: GestureUse

    package init(_ kind: GestureUse) {
        self.kind = kind
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    /// The answer may come when the finger is long gone.
    override var awaitsMoreTouches: Bool {
        currentState == .possible
    }

    /// Whether it keeps drags back.
    package var isOfDrags: Bool {
        kind == .pans
    }

    /// - Parameter used: The kinds of gestures that are made use of.
    package func settle(_ used: GestureUse) {
        state = used.isDisjoint(with: kind) ? .failed : .ended
    }

    override package func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        !other.gestureUse.isDisjoint(with: kind)
    }

    override package func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        !other.gestureUse.isDisjoint(with: kind)
    }

    override package func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        false
    }
}
