/// The layers that a control is made of, and how they come to their places: gradually where somebody sees it and the
/// control was asked to, otherwise at once.
///
/// The control says in `arrange` where its parts are and what colours they have; that can be done any number of times.
@MainActor final class ControlParts {
    /// What a part that moves takes, in seconds.
    static let duration = 0.22
    /// What a pressed state takes to fade, in seconds.
    static let fadeDuration = 0.18

    private unowned let view: UIView
    private let arrangement: () -> Void
    /// The window that the control was shown in at its last display.
    private weak var lastWindow: UIWindow?

    /// - Parameters:
    ///   - parts: from back to front. They lie below the view's subviews.
    ///   - arrangement: called with the view's traits as the current ones.
    init(of view: UIView, _ parts: [ControlPart], arrangement: @escaping () -> Void) {
        self.view = view
        self.arrangement = arrangement
        for (index, part) in parts.enumerated() {
            // It changes as the view does, and not by itself as a layer without an owner would.
            part.owner = view
            view.layer.insertSublayer(part, at: UInt32(index))
        }
    }

    /// Brings the parts up to date. Within an animation of views they take part in it, unless nobody saw them yet.
    func arrange() {
        guard wasShown else { return UIView.performWithoutAnimation(arrangeNow) }
        arrangeNow()
    }

    private func arrangeNow() {
        view.traitCollection.tinted(view.tintColor).performAsCurrent(arrangement)
    }

    /// The same before a commit.
    func display() {
        arrange()
        lastWindow = view.window
    }

    private var wasShown: Bool {
        view.window != nil && lastWindow === view.window
    }

    /// Shows a change that was made just now gradually. A control that was not shown yet gets it with the next display.
    func move(duration: Double = duration) {
        guard wasShown else { return view.setNeedsDisplay() }
        UIView.animate(withDuration: duration) { self.arrange() }
    }

    /// Shows a change that was made just now at once: `movers` stop where they are to be.
    func jump(_ movers: [ControlPart]) {
        guard wasShown else { return view.setNeedsDisplay() }
        for part in movers { part.rest() }
        UIView.performWithoutAnimation { arrange() }
    }
}
