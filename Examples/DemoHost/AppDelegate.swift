import PluginHost
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    /// The plugin in the right pane.
    private static let plugin = ProcessInfo.processInfo.environment["MULLION_DEMO_PLUGIN"] ?? "org.mullion.hello"

    private lazy var counter = CounterViewController { [unowned self] in
        let palette = RemotePalette(plugin: "org.mullion.palette", controller: "main")
        palette.hostDelegate = self
        return palette
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.title = "Mullion"
        window?.rootViewController = PanesViewController(
            left: counter, right: RemoteViewController(plugin: Self.plugin, controller: "main"))
        window?.makeKeyAndVisible()
        return true
    }
}

extension AppDelegate: RemoteViewControllerDelegate {
    /// A process that was started again knows nothing of what the one before was told.
    func remoteViewController(_ controller: RemoteViewController, didChange state: RemoteViewController.State) {
        if case .running = state { counter.configurePalette() }
    }
}
