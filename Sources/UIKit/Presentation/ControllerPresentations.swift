/// What a view controller keeps about being presented, and about what it presents.
@MainActor struct ControllerPresentations {
    /// The controller that it presents, with all that belongs to that.
    var own: Presentation?
    /// The presentation by which it is on screen.
    weak var incoming: Presentation?
    /// The presentation that has just ended, for the last callbacks of the controller.
    weak var departed: Presentation?
    /// The presentation controller that it was asked for before it is presented, until it has been dismissed.
    var controller: UIPresentationController?

    /// Of the transition by which it is presented or dismissed, or presents or dismisses another one.
    var coordinator: TransitionCoordinator? {
        incoming?.coordinator ?? own?.coordinator
    }

    /// What it presents, once the transition is over and until it is dismissed: whoever shows and hides the presenter then shows and
    /// hides what lies over it.
    var settled: Presentation? {
        own.flatMap { $0.phase == .presented ? $0 : nil }
    }
}
