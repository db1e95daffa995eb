import PluginRuntime
import StoryboardApps
import UIKit

/// The storyboard apps as a plugin: each controller is the first one of an app.
@main struct StoryboardAppPlugin: Plugin {
    static func makeViewController(_ controller: String, scene: PluginScene) -> UIViewController? {
        StoryboardApp(rawValue: controller)?.makeRoot()
    }
}
