import UIKit

/// What the host says in a pane in its own words: a placeholder while the plugin shows nothing, and a badge over one that does not
/// respond.
@MainActor final class PaneOverlay {
    private let retry: @MainActor () -> Void
    private var placeholder: PlaceholderView?
    private var badge: UnresponsiveBadge?

    /// - Parameter retry: What the buttons do.
    init(retry: @escaping @MainActor () -> Void) {
        self.retry = retry
    }

    /// - Parameters:
    ///   - message: Nil while the plugin's own content is shown.
    ///   - badge: Whether a restart is offered of a plugin whose content is shown and which does not respond; nil for one that
    ///     does.
    func show(_ message: PaneMessage?, badge offersRestart: Bool?, in view: RemoteView) {
        showPlaceholder(message, in: view)
        showBadge(offersRestart, in: view)
        view.isHostSpeaking = placeholder != nil || badge != nil
    }

    private func showPlaceholder(_ message: PaneMessage?, in view: RemoteView) {
        guard let message else {
            placeholder?.removeFromSuperview()
            placeholder = nil
            return
        }
        let shown = placeholder ?? PlaceholderView(onRetry: retry)
        if shown.superview !== view {
            placeholder = shown
            shown.frame = view.bounds
            view.insertSubview(shown, at: 0)
        }
        shown.show(message)
    }

    private func showBadge(_ offersRestart: Bool?, in view: RemoteView) {
        guard let offersRestart else {
            badge?.removeFromSuperview()
            badge = nil
            return
        }
        let shown = badge ?? UnresponsiveBadge(onRestart: retry)
        if shown.superview !== view {
            badge = shown
            view.addSubview(shown)
        }
        shown.offersRestart = offersRestart
    }
}
