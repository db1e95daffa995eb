/// Hears what becomes of a remote controller's plugin, and decides whether what the plugin offers is shown.
@preconcurrency @MainActor public protocol RemoteViewControllerDelegate: AnyObject {
    /// The plugin of the controller is in another state than before. The call comes in a turn of its own, after the pane shows it.
    func remoteViewController(_ controller: RemoteViewController, didChange state: RemoteViewController.State)

    /// The plugin's controller wants `offered` to be shown: by `show(_:sender:)` or `showDetailViewController(_:sender:)`, or on the stack
    /// that `controller` is on. Where this says yes, the host's containers above `controller` are asked in the same way, as if it had been
    /// called here.
    ///
    /// Without this method the answer is yes, but for an offer that `isUnsolicited`: one that covers or replaces what is not the plugin's
    /// own, although the user has done nothing in the plugin's panes within the last second. A method that says yes to that one lets the
    /// plugin do so.
    func remoteViewController(_ controller: RemoteViewController, shouldShow offered: RemoteViewController) -> Bool

    /// Asks whether a page of a plugin that has ended stays on top of its stack, where it says that it has ended. It cannot come back.
    /// Without this method it leaves the stack.
    ///
    /// - Parameters:
    ///   - controller: The pane that had offered the page. If it has no delegate, the pane that had offered that one is asked, and so on.
    ///   - offered: The page, which ended with the plugin's process or by itself.
    func remoteViewController(_ controller: RemoteViewController, shouldKeep offered: RemoteViewController) -> Bool

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
        !offered.isUnsolicited
    }

    public func remoteViewController(
        _ controller: RemoteViewController, shouldKeep offered: RemoteViewController
    ) -> Bool {
        false
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
