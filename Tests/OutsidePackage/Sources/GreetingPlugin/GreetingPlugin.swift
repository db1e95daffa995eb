import Greeting
import PluginRuntime
import UIKit

@main struct GreetingPlugin: Plugin {
    static func makeViewController(_ controller: String, scene: PluginScene) -> UIViewController? {
        GreetingViewController()
    }
}
