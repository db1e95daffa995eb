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
        incoming?.coordinator ?? own?.coordinator ?? ownHosted?.presented.presentations.incoming?.coordinator
    }

    /// What the host presents for it where it lives in a plugin.
    var ownHosted: HostedPresentation?
    /// The presentation by which the host shows it. The one who presents keeps it.
    weak var incomingHosted: HostedPresentation?
    /// The presentation controller by which the host shows it; nil where it does not.
    var hostedController: UIPresentationController? {
        incomingHosted == nil ? nil : controller
    }

    /// That which has just ended, for the last callbacks of the controller.
    weak var departedHosted: HostedPresentation?

    /// Whether it presents something, or is presented.
    var isInUse: Bool {
        own != nil || incoming != nil || ownHosted != nil || incomingHosted != nil
    }

    /// How far the presentation has come that it is in; nil where it is in none.
    var phase: Presentation.Phase? {
        (incoming ?? departed)?.phase ?? (incomingHosted ?? departedHosted)?.phase
    }

    /// What it presents, once the transition is over and until it is dismissed: whoever shows and hides the presenter then shows and
    /// hides what lies over it.
    var settled: Presentation? {
        own.flatMap { $0.phase == .presented ? $0 : nil }
    }
}
