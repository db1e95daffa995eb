import PluginHost
import UIKit

/// A container that says below its pane what became of it.
final class DashboardViewController: UIViewController, RemoteViewControllerDelegate {
    let status = UILabel(frame: CGRect(x: 0, y: 280, width: 200, height: 20))
    private(set) var states: [RemoteViewController.State] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(status)
    }

    func show(_ pane: RemoteViewController) {
        pane.hostDelegate = self
        addChild(pane)
        pane.view.frame = CGRect(x: 0, y: 0, width: 200, height: 280)
        view.addSubview(pane.view)
        pane.didMove(toParent: self)
    }

    func remoteViewController(_ controller: RemoteViewController, didChange state: RemoteViewController.State) {
        states.append(state)
        status.text = state == .running(processIdentifier: nil) ? "running" : "waiting"
    }
}
