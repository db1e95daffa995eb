import GalleryControllers
import PluginRuntime
import UIKit

/// Shows the sections of the gallery. A controller is called by the name of its section, `cards` for instance, in another
/// language with that behind it: `cards-ar`, `cards-ja`. Those that begin with `mail-` are pages for containers of a host.
@main struct GalleryPlugin: Plugin {
    static func makeViewController(_ controller: String, scene: PluginScene) -> UIViewController? {
        GalleryPage(name: controller)?.makeViewController() ?? MailPage(name: controller)?.makeViewController()
    }
}
