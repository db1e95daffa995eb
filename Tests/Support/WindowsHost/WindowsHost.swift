import PluginHost
import UIKit

/// A host with a window for each of its scenes, in each a page of the plugin `org.mullion.container`. The upper fourth of a window
/// opens another one when it is tapped, in further ones it closes the window. Its arguments are those of every host.
@main struct WindowsHost {
    @MainActor static func main() {
        AppDelegate.main()
    }
}
