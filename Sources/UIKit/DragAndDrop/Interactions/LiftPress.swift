/// Recognises the press that lifts what can be dragged. Other presses wait for it, because it fails where there is nothing to drag.
@MainActor final class LiftPress: UILongPressGestureRecognizer {
    /// Asked when the press has lasted long enough: whether there is something to lift.
    var mayLift: (() -> Bool)?
    /// Whether others may go on beside it.
    var isShared = false

    override var state: State {
        get { super.state }
        set {
            let isLift = newValue == .began && super.state == .possible
            super.state = isLift && mayLift?() != true ? .failed : newValue
        }
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UILongPressGestureRecognizer && !(otherGestureRecognizer is LiftPress)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !isShared
    }
}
