import PluginHost
import QuartzCore
import UIKit

extension RemoteViewController {
    /// The layer of the view of the plugin's controller, as its last commit described it: the innermost of those that fill each
    /// other, from that of its window on. Nil before the first commit.
    var mirroredView: CALayer? {
        var layer = view.layer.children.first?.children.first
        while let inner = layer?.children.first, inner.bounds.size == layer?.bounds.size { layer = inner }
        return layer
    }
}
