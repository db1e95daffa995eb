/// Runs changes together with a move of the focus. A move is not animated: everything happens at once, when all that
/// the move concerns has been told.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator {
    private var changes: [() -> Void] = []

    init() {}

    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        changes += [animations, completion].compactMap(\.self)
    }

    func run() {
        let due = changes
        changes = []
        for change in due { change() }
    }
}
