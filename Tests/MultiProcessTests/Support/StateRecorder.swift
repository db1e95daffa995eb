import PluginHost

/// A delegate that notes what it hears.
@MainActor final class StateRecorder: RemoteViewControllerDelegate {
    private(set) var states: [RemoteViewController.State] = []

    func remoteViewController(_ controller: RemoteViewController, didChange state: RemoteViewController.State) {
        states.append(state)
    }

    /// How often the plugin was started.
    var launches: Int {
        states.count { $0 == .launching }
    }
}
