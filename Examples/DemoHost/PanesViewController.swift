import PluginHost
import UIKit

/// Shows two controllers side by side, and below them a line that says how the plugin is doing.
///
/// They are children like any others; that the right one lives in another process shows only in the status line.
final class PanesViewController: UIViewController {
    /// The least size of the window, in points: it has room for the counter above its palette, and for a pane beside both.
    private static let minimumSize = CGSize(width: 640, height: 520)

    private let left: UIViewController
    private let right: RemoteViewController
    private let mullion = UIView()
    private let statusLine = StatusLine()

    init(left: UIViewController, right: RemoteViewController) {
        self.left = left
        self.right = right
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        mullion.backgroundColor = .separator
        view.addSubview(mullion)
        view.addSubview(statusLine)
        right.hostDelegate = self
        for child in [left, right] {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        statusLine.show(right.plugin, right.state)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.windowScene?.sizeRestrictions?.minimumSize = Self.minimumSize
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let (width, height) = (view.bounds.width, view.bounds.height)
        let panes = max(0, height - StatusLine.height)
        let middle = (width / 2).rounded()
        left.view.frame = CGRect(x: 0, y: 0, width: middle, height: panes)
        mullion.frame = CGRect(x: middle, y: 0, width: 1, height: panes)
        right.view.frame = CGRect(x: middle + 1, y: 0, width: width - middle - 1, height: panes)
        statusLine.frame = CGRect(x: 0, y: panes, width: width, height: StatusLine.height)
    }
}

extension PanesViewController: RemoteViewControllerDelegate {
    func remoteViewController(_ controller: RemoteViewController, didChange state: RemoteViewController.State) {
        statusLine.show(controller.plugin, state)
    }
}
