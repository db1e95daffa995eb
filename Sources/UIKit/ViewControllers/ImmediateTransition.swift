/// The coordinator of a change that is not animated: a resized window.
@MainActor package final class ImmediateTransition: UIViewControllerTransitionCoordinator {
    private var animations: [(any UIViewControllerTransitionCoordinator) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinator) -> Void] = []

    package init() {}

    package var isAnimated: Bool { false }
    package var transitionDuration: TimeInterval { 0 }

    @discardableResult package func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
    ) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    /// Makes the change and runs what was handed in around it.
    package func run(_ change: () -> Void) {
        change()
        for animation in animations { animation(self) }
        for completion in completions { completion(self) }
    }
}
