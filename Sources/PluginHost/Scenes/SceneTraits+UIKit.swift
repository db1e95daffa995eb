import PluginProtocol
import UIKit

extension SceneTraits {
    /// An unspecified trait counts as the usual one.
    init(_ traits: UITraitCollection) {
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

extension SceneTraits.ContentSizeCategory {
    /// Both list the categories from the smallest to the largest.
    fileprivate init(_ category: UIContentSizeCategory) {
        let place = UIContentSizeCategory.ascending.firstIndex(of: category)
        self = place.map { Self.allCases[$0] } ?? .large
    }
}

extension SceneInsets {
    init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
