/// Hears what becomes of a remote controller's plugin, and decides whether what the plugin offers is shown.
@preconcurrency @MainActor public protocol RemoteViewControllerDelegate: AnyObject {
    func remoteViewController(_ controller: RemoteViewController, didChange state: RemoteViewController.State)

    /// The plugin's controller wants `offered` to be shown, by `show(_:sender:)` or `showDetailViewController(_:sender:)`. Where this
    /// says yes, the host's containers above `controller` are asked in the same way, as if it had been called here. Without this
    /// method they always are.
    func remoteViewController(_ controller: RemoteViewController, shouldShow offered: RemoteViewController) -> Bool

    /// Returns the notice that the host shows in the pane. With nil, and so without this method,
    /// `RemoteViewController.notice` makes it.
    func remoteViewController(_ controller: RemoteViewController, noticeFor occasion: PaneOccasion) -> PaneNotice?

    /// Whether the user can close the pane while the host speaks in it: a tab, or a window, that the host can do without. Without
    /// this method it cannot be closed.
    func remoteViewControllerCanClose(_ controller: RemoteViewController) -> Bool

    /// The user wants the pane to be closed. It is asked only where `remoteViewControllerCanClose(_:)` has said yes.
    func remoteViewControllerClose(_ controller: RemoteViewController)
}

extension RemoteViewControllerDelegate {
    public func remoteViewController(
        _ controller: RemoteViewController, shouldShow offered: RemoteViewController
    ) -> Bool {
        true
    }

    public func remoteViewController(
        _ controller: RemoteViewController, noticeFor occasion: PaneOccasion
    ) -> PaneNotice? {
        nil
    }

    public func remoteViewControllerCanClose(_ controller: RemoteViewController) -> Bool {
        false
    }

    public func remoteViewControllerClose(_ controller: RemoteViewController) {}
}
