import CoreGraphics

/// The surroundings that a scene's controller adapts to.
package struct SceneTraits: Hashable, Sendable {
    package enum UserInterfaceStyle: String, Hashable, Sendable {
        case light, dark
    }

    package enum SizeClass: String, Hashable, Sendable {
        case compact, regular
    }

    package enum LayoutDirection: String, Hashable, Sendable {
        case leftToRight, rightToLeft
    }

    package enum UserInterfaceLevel: String, Hashable, Sendable {
        case base, elevated
    }

    /// From the smallest to the largest text.
    package enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
        case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
        case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
        case accessibilityExtraExtraExtraLarge
    }

    package enum AccessibilityContrast: String, Hashable, Sendable {
        case normal, high
    }

    package enum LegibilityWeight: String, Hashable, Sendable {
        case regular, bold
    }

    /// Pixels per point: above 0, at most 16.
    package var displayScale: CGFloat
    package var userInterfaceStyle: UserInterfaceStyle
    package var horizontalSizeClass: SizeClass
    package var verticalSizeClass: SizeClass
    package var layoutDirection: LayoutDirection
    package var userInterfaceLevel: UserInterfaceLevel
    package var preferredContentSizeCategory: ContentSizeCategory
    package var accessibilityContrast: AccessibilityContrast
    package var legibilityWeight: LegibilityWeight

    package init(
        displayScale: CGFloat = 1, userInterfaceStyle: UserInterfaceStyle = .light,
        horizontalSizeClass: SizeClass = .regular, verticalSizeClass: SizeClass = .regular,
        layoutDirection: LayoutDirection = .leftToRight, userInterfaceLevel: UserInterfaceLevel = .base,
        preferredContentSizeCategory: ContentSizeCategory = .large,
        accessibilityContrast: AccessibilityContrast = .normal, legibilityWeight: LegibilityWeight = .regular
    ) {
        self.displayScale = displayScale
        self.userInterfaceStyle = userInterfaceStyle
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.layoutDirection = layoutDirection
        self.userInterfaceLevel = userInterfaceLevel
        self.preferredContentSizeCategory = preferredContentSizeCategory
        self.accessibilityContrast = accessibilityContrast
        self.legibilityWeight = legibilityWeight
    }
}

extension SceneTraits: CustomStringConvertible {
    /// What is as usual is left out.
    package var description: String {
        var parts = [
            userInterfaceStyle.rawValue, "@\(displayScale.shortText)",
            "\(horizontalSizeClass.rawValue) x \(verticalSizeClass.rawValue)",
        ]
        if layoutDirection != .leftToRight { parts.append(layoutDirection.rawValue) }
        if userInterfaceLevel != .base { parts.append(userInterfaceLevel.rawValue) }
        if preferredContentSizeCategory != .large { parts.append("text \(preferredContentSizeCategory.rawValue)") }
        if accessibilityContrast != .normal { parts.append("\(accessibilityContrast.rawValue) contrast") }
        if legibilityWeight != .regular { parts.append("\(legibilityWeight.rawValue) text") }
        return parts.joined(separator: ", ")
    }
}
