/// Hears of what becomes of a remote controller's plugin.
@MainActor public protocol RemoteViewControllerDelegate: AnyObject {
    func remoteViewController(_ controller: RemoteViewController, didChange state: RemoteViewController.State)
}
