import PluginRuntime
import UIKit

/// A plugin whose pages push the next one on whatever stack the host has them on.
@main struct ContainerPlugin: Plugin {
    static func makeViewController(_ controller: String, scene: PluginScene) -> UIViewController? {
        switch controller {
        case "page": PageViewController(depth: 0)
        case "list": PageViewController(depth: 3)
        case "detail": PageViewController(depth: 4)
        default: nil
        }
    }
}
