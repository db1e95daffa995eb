/// What a controller knows of its own appearance and why it comes about.
struct ControllerAppearance {
    var state = AppearanceState.disappeared
    /// Whether `viewIsAppearing(_:)` of the transition that goes on is still to be called.
    var owesIsAppearing = false
    /// The controller came to its parent, or is about to go, and the appearance that follows from it is not over.
    var isComing = false
    var isLeaving = false
    /// Its last callback runs now.
    var isEnding = false
    /// Whether the container that has taken the controller still has to call `didMove(toParent:)`.
    var isMoveOpen = false
    /// Waits for the end of a transition that a container forwards by hand.
    var missingEnd: LateReport?
    /// Waits for `didMove(toParent:)` of a controller that has appeared.
    var missingDidMove: LateReport?

    /// Whether it appears because it was just added to a container (APPR-10, APPR-14).
    var isMovingIn: Bool {
        isComing && (state.isAppearing || isEnding && state == .appeared)
    }

    /// Whether it disappears because it leaves its container (APPR-11, APPR-14).
    var isMovingOut: Bool {
        isLeaving && (state.isDisappearing || isEnding && state == .disappeared)
    }
}
