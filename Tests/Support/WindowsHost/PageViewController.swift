import PluginHost
import UIKit

/// A bar to be tapped above a page of the plugin.
final class PageViewController: UIViewController {
    private let number: Int
    private let bar = UIView()
    private let page = RemoteViewController(plugin: "org.mullion.container", controller: "page")

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.backgroundColor = number == 1 ? .systemTeal : .systemYellow
        let tap = UITapGestureRecognizer()
        tap.addAction(UIAction { [unowned self] _ in number == 1 ? openNext() : close() })
        bar.addGestureRecognizer(tap)
        view.addSubview(bar)
        addChild(page)
        view.addSubview(page.view)
        page.didMove(toParent: self)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let height = view.bounds.height / 4
        bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
        page.view.frame = CGRect(x: 0, y: height, width: view.bounds.width, height: view.bounds.height - height)
    }

    private func openNext() {
        let activity = NSUserActivity(activityType: "org.mullion.window")
        activity.userInfo = ["number": number + 1]
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    }

    private func close() {
        guard let session = view.window?.windowScene?.session else { return }
        UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
    }
}
