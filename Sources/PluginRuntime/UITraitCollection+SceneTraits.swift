import PluginProtocol
import UIKit

extension UITraitCollection {
    /// What the host said.
    convenience init(_ traits: SceneTraits) {
        self.init { new in
            new.userInterfaceIdiom = .pad
            new.displayScale = traits.displayScale
            new.userInterfaceStyle = traits.userInterfaceStyle == .dark ? .dark : .light
            new.horizontalSizeClass = traits.horizontalSizeClass == .compact ? .compact : .regular
            new.verticalSizeClass = traits.verticalSizeClass == .compact ? .compact : .regular
            new.layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
            new.userInterfaceLevel = traits.userInterfaceLevel == .elevated ? .elevated : .base
            new.preferredContentSizeCategory = traits.preferredContentSizeCategory.category
            new.accessibilityContrast = traits.accessibilityContrast == .high ? .high : .normal
            new.legibilityWeight = traits.legibilityWeight == .bold ? .bold : .regular
        }
    }
}

extension SceneTraits.ContentSizeCategory {
    /// Both list the categories from the smallest to the largest.
    fileprivate var category: UIContentSizeCategory {
        Self.allCases.firstIndex(of: self).map { UIContentSizeCategory.ascending[$0] } ?? .large
    }
}

extension UIEdgeInsets {
    init(_ insets: SceneInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
