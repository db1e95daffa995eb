import PluginHost
import UIKit

/// The pane of the plugin beside the host.
@MainActor func makeRootViewController() -> UIViewController {
    RemoteViewController(plugin: "org.example.greeting", controller: "main")
}
