/// Counts the rounds in which the layout of one window comes to rest within one update, and ends layout that would go on for ever.
///
/// UIKit's documentation asks that layout code settles; what settles does so in few rounds. Code that asks for layout because it was laid
/// out never does. It is ended after `mostRounds`: what waits is dropped, the window shows what the last round made, and one line of the log
/// names the view. The view is laid out again as soon as something else asks for it.
@MainActor struct LayoutSettling {
    /// Views that ask for layout more often than this in one update keep undoing what they did.
    static let mostRounds = 100

    /// As many are granted where every view that still waits was ended before: it had its chance, and what costs a hundred rounds with each
    /// picture is not to cost them for ever.
    private static let mostRoundsOfRestless = 20

    /// As deep may one view's layout begin within itself.
    static let mostNesting = 20

    private let window: UIWindow
    private var rounds = 0

    init(of window: UIWindow) {
        self.window = window
    }

    /// Whether something waits and may have another round.
    mutating func beginsRound() -> Bool {
        guard window.hasPendingLayout || window.needsTraitUpdate else {
            LayoutCauses.current = nil
            return false
        }
        rounds += 1
        if rounds > Self.mostRounds {
            end(because: LayoutCauses.current)
            return false
        }
        if rounds > Self.mostRoundsOfRestless, window.unsettledViews.allSatisfy(\.isRestless) {
            end(because: nil)
            return false
        }
        // What goes on in the last round is what would go on in all that might follow.
        if rounds == Self.mostRounds { LayoutCauses.current = LayoutCauses() }
        return true
    }

    var hasLaidOut: Bool {
        rounds > 0
    }

    private func end(because causes: LayoutCauses?) {
        LayoutCauses.current = nil
        Self.end(in: window, because: causes)
    }

    /// Drops what waits for layout in `window`, and says of it what was not said before.
    static func end(in window: UIWindow, because causes: LayoutCauses? = nil) {
        let waiting = window.unsettledViews
        // Below before above: who asks is more often below, and those above are laid out for it.
        if let view = causes?.view ?? waiting.last { report(view, causes?.reason ?? view.unsettledReason) }
        for view in waiting {
            view.isRestless = true
            view.dropPendingLayout()
        }
        window.dropPendingLayout()
    }

    /// Says once of each view that its layout was ended.
    static func report(_ view: UIView, _ reason: String) {
        guard !view.isReportedRestless else { return }
        (view.isRestless, view.isReportedRestless) = (true, true)
        UsageDiagnostic.report(
            .endlessLayout,
            "layout does not come to rest: \(view.detailedDescription) \(reason); it stays as it is now until something else changes"
        )
    }
}

extension UIView {
    /// The views from here down that wait for layout, constraints or traits, each before those below it.
    fileprivate var unsettledViews: [UIView] {
        var views: [UIView] = []
        if needsLayout || needsConstraintUpdate || traits.needsUpdate { views.append(self) }
        if subtreeNeedsLayout || subtreeNeedsConstraintUpdate || traits.subtreeNeedsUpdate {
            for subview in subviews { views += subview.unsettledViews }
        }
        return views
    }

    fileprivate var unsettledReason: String {
        if traits.needsUpdate { return "changes its traits each time that they changed" }
        if needsConstraintUpdate { return "asks for another update of its constraints in each" }
        return "asks for layout each time that it was laid out"
    }

    /// From here down, whoever waits.
    fileprivate func dropPendingLayout() {
        let isBelow = subtreeNeedsLayout || subtreeNeedsConstraintUpdate || traits.subtreeNeedsUpdate
        (needsLayout, subtreeNeedsLayout) = (false, false)
        (needsConstraintUpdate, subtreeNeedsConstraintUpdate) = (false, false)
        traits.needsUpdate = false
        traits.subtreeNeedsUpdate = false
        if isBelow { for subview in subviews { subview.dropPendingLayout() } }
    }
}
