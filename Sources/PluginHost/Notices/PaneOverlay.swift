import UIKit

/// Shows what the host says in a pane in its own words: a placeholder while the plugin shows nothing, and a badge over
/// one that does not respond.
@MainActor final class PaneOverlay {
    private let perform: @MainActor (PaneAction) -> Void
    private var placeholder: PlaceholderView?
    private var badge: UnresponsiveBadge?

    /// - Parameter perform: What the buttons do.
    init(perform: @escaping @MainActor (PaneAction) -> Void) {
        self.perform = perform
    }

    /// - Parameter speech: Nil while the host has nothing to say.
    func show(_ speech: Speech?, in view: RemoteView) {
        var notice = speech?.notice
        // An action that is not to be had gets no button, whatever the host's words offer.
        if let occasion = speech?.occasion { notice?.buttons.removeAll { !occasion.actions.contains($0.action) } }
        view.notice = notice
        let showsContent = speech?.occasion.showsContent == true
        showPlaceholder(showsContent ? nil : notice, isBusy: speech?.occasion.cause.isBusy == true, in: view)
        showBadge(showsContent ? notice : nil, in: view)
    }

    /// The notice of the host, with its occasion.
    struct Speech {
        let occasion: PaneOccasion
        let notice: PaneNotice
    }

    private func showPlaceholder(_ notice: PaneNotice?, isBusy: Bool, in view: RemoteView) {
        guard let notice else {
            placeholder?.removeFromSuperview()
            placeholder = nil
            return
        }
        let shown = placeholder ?? PlaceholderView(perform: perform)
        if shown.superview !== view {
            placeholder = shown
            shown.frame = view.bounds
            view.insertSubview(shown, at: 0)
        }
        shown.show(notice, isBusy: isBusy)
        view.setNeedsLayout()
    }

    private func showBadge(_ notice: PaneNotice?, in view: RemoteView) {
        guard let notice else {
            badge?.removeFromSuperview()
            badge = nil
            return
        }
        let shown = badge ?? UnresponsiveBadge(perform: perform)
        if shown.superview !== view {
            badge = shown
            view.addSubview(shown)
        }
        shown.show(notice)
        view.setNeedsLayout()
    }
}

extension PaneOccasion.Cause {
    /// Whether something goes on that ends by itself, so that an indicator turns.
    fileprivate var isBusy: Bool {
        switch self {
        case .starting, .awaited: true
        case .restarting, .notResponding, .ended, .lost, .unavailable: false
        }
    }
}
