import PluginProtocol
import UIKit

extension SceneInsets {
    /// The same, in points.
    package init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}

extension UIEdgeInsets {
    /// The same, in points.
    package init(_ insets: SceneInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
