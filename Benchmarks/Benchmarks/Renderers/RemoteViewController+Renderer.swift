import PluginHost
import UIKit

extension RemoteViewController {
    /// The pane of the renderer that draws this one; nil where the host draws it.
    var rendererPane: RemoteViewController? {
        children.lazy.compactMap { $0 as? RemoteViewController }.first
    }

    /// Whether the plugin has drawn, and its renderer has, where there is one. What is seen of a renderer first may be from before the plugin's
    /// first commit.
    var isDrawn: Bool {
        isLive && rendererPane?.isLive != false
    }

    /// The numbers of the plugin's process and of its renderer's, where there is one.
    var processIdentifiers: [Int32] {
        [processIdentifier, rendererPane?.processIdentifier].compactMap(\.self)
    }
}
