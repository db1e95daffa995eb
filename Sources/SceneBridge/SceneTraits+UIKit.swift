import PluginProtocol
import UIKit

extension SceneTraits {
    /// An unspecified trait counts as the usual one.
    package init(_ traits: UITraitCollection) {
        self.init(
            displayScale: max(traits.displayScale, 1),
            userInterfaceStyle: traits.userInterfaceStyle == .dark ? .dark : .light,
            horizontalSizeClass: traits.horizontalSizeClass == .compact ? .compact : .regular,
            verticalSizeClass: traits.verticalSizeClass == .compact ? .compact : .regular,
            layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            userInterfaceLevel: traits.userInterfaceLevel == .elevated ? .elevated : .base,
            preferredContentSizeCategory: ContentSizeCategory(traits.preferredContentSizeCategory),
            accessibilityContrast: traits.accessibilityContrast == .high ? .high : .normal,
            legibilityWeight: traits.legibilityWeight == .bold ? .bold : .regular)
    }
}

extension UITraitCollection {
    /// What the host said.
    package convenience init(_ traits: SceneTraits) {
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

/// Both list the categories from the smallest to the largest.
extension SceneTraits.ContentSizeCategory {
    fileprivate init(_ category: UIContentSizeCategory) {
        let place = UIContentSizeCategory.ascending.firstIndex(of: category)
        self = place.map { Self.allCases[$0] } ?? .large
    }

    fileprivate var category: UIContentSizeCategory {
        Self.allCases.firstIndex(of: self).map { UIContentSizeCategory.ascending[$0] } ?? .large
    }
}
