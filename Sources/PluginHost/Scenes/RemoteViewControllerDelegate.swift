/// Hears what becomes of a remote controller's plugin, and decides whether what the plugin offers is shown.
@preconcurrency @MainActor public protocol RemoteViewControllerDelegate: AnyObject {
    func remoteViewController(_ controller: RemoteViewController, didChange state: RemoteViewController.State)

    /// The plugin's controller wants `offered` to be shown, by `show(_:sender:)` or `showDetailViewController(_:sender:)`. Where this
    /// says yes, the host's containers above `controller` are asked in the same way, as if it had been called here. Without this
    /// method they always are.
    func remoteViewController(_ controller: RemoteViewController, shouldShow offered: RemoteViewController) -> Bool
}

extension RemoteViewControllerDelegate {
    public func remoteViewController(
        _ controller: RemoteViewController, shouldShow offered: RemoteViewController
    ) -> Bool {
        true
    }
}
