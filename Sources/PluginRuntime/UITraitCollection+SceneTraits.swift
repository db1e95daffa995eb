import PluginProtocol
import UIKit

extension UITraitCollection {
    /// What the host said.
    convenience init(_ traits: SceneTraits) {
        self.init(
            userInterfaceStyle: traits.userInterfaceStyle == .dark ? .dark : .light,
            displayScale: traits.displayScale,
            horizontalSizeClass: traits.horizontalSizeClass == .compact ? .compact : .regular,
            verticalSizeClass: traits.verticalSizeClass == .compact ? .compact : .regular,
            layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
}
