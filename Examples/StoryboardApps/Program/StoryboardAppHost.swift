import Foundation
import PluginHost
import StoryboardApps
import UIKit

/// One of the storyboard apps: the one that `STORYBOARD_APP` names, else the title screen of a game. Its arguments are those of every host.
///
/// An app of its own would have the name of its main storyboard in its `Info.plist`. With `STORYBOARD_APP_PLACE=plugin` the window shows the same app
/// as a plugin.
@main struct StoryboardAppHost {
    @MainActor static func main() {
        let environment = ProcessInfo.processInfo.environment
        let app = environment["STORYBOARD_APP"].flatMap(StoryboardApp.init) ?? .titleScreen
        if environment["STORYBOARD_APP_PLACE"] == "plugin" {
            PaneAppDelegate.app = app
            PaneAppDelegate.main()
        } else {
            InterfaceManifest.current.mainStoryboard = app.storyboardName
            AppDelegate.main()
        }
    }
}
