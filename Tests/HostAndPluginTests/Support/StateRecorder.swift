import PluginHost

/// A delegate that notes what it hears and may do something about it.
@MainActor final class StateRecorder: RemoteViewControllerDelegate {
    private(set) var states: [RemoteViewController.State] = []
    var onChange: ((RemoteViewController, RemoteViewController.State) -> Void)?

    func remoteViewController(_ controller: RemoteViewController, didChange state: RemoteViewController.State) {
        states.append(state)
        onChange?(controller, state)
    }
}
