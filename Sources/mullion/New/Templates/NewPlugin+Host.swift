extension NewPlugin {
    /// The application delegate of the host.
    var hostText: String {
        if let contract { hostText(with: contract) } else { hostTextWithoutContract }
    }

    private var hostTextWithoutContract: String {
        """
        import PluginHost
        import UIKit

        /// A window with the plugin in it, to look at it.
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.title = "\(name)"
                window?.rootViewController = RemoteViewController(plugin: "\(identifier)", controller: "main")
                window?.makeKeyAndVisible()
                return true
            }
        }

        """
    }

    private func hostText(with contract: NewContract) -> String {
        """
        import \(contract.module)
        import PluginHost
        import UIKit

        /// A window with the plugin in it, and its count in the title.
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            private lazy var pane = Remote\(name)(plugin: "\(identifier)", controller: "main")
            /// What the plugin said last.
            private var taps = Taps()

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                pane.delegate = self
                pane.hostDelegate = self
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.title = "\(name)"
                window?.rootViewController = pane
                window?.makeKeyAndVisible()
                return true
            }
        }

        extension AppDelegate: \(name)Delegate {
            func \(contract.variable)(_ \(contract.variable): any \(name), didCount taps: Taps) {
                self.taps = taps
                window?.title = "\(name): \\(taps.count)"
            }
        }

        extension AppDelegate: RemoteViewControllerDelegate {
            /// A process that was started again knows nothing of what the one before had counted.
            func remoteViewController(_ controller: RemoteViewController, didChange state: RemoteViewController.State) {
                if case .running = state { pane.show(taps) }
            }
        }

        """
    }
}
