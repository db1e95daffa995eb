import PluginProtocol
import UIKit

extension SceneTraits {
    init(_ traits: UITraitCollection) {
        self.init(
            displayScale: max(traits.displayScale, 1),
            userInterfaceStyle: traits.userInterfaceStyle == .dark ? .dark : .light,
            horizontalSizeClass: traits.horizontalSizeClass == .compact ? .compact : .regular,
            verticalSizeClass: traits.verticalSizeClass == .compact ? .compact : .regular,
            layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
}
