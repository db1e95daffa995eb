import PluginRuntime
import UIKit

@main struct PixelsPlugin: Plugin {
    static func makeViewController(_ controller: String, scene: PluginScene) -> UIViewController? {
        PixelsViewController()
    }
}
