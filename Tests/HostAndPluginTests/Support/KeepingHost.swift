import PluginHost

/// A host that keeps the pages of a plugin on their stacks when they have ended.
@MainActor final class KeepingHost: RemoteViewControllerDelegate {
    /// How often a page was asked about.
    private(set) var asked = 0

    func remoteViewController(_ controller: RemoteViewController, didChange state: RemoteViewController.State) {}

    func remoteViewController(_ controller: RemoteViewController, shouldKeep offered: RemoteViewController) -> Bool {
        asked += 1
        return true
    }
}
