import GalleryControllers
import PluginRuntime
import UIKit

/// Shows the sections of the gallery. A controller is called by the name of its section, `cards` for instance, in another
/// language with that behind it: `cards-ar`, `cards-ja`.
@main struct GalleryPlugin: Plugin {
    static func makeViewController(_ controller: String, scene: PluginScene) -> UIViewController? {
        GalleryPage(name: controller)?.makeViewController()
    }
}
