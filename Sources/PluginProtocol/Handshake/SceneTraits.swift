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

    /// Pixels per point: above 0, at most 16.
    package var displayScale: CGFloat
    package var userInterfaceStyle: UserInterfaceStyle
    package var horizontalSizeClass: SizeClass
    package var verticalSizeClass: SizeClass
    package var layoutDirection: LayoutDirection

    package init(
        displayScale: CGFloat = 1, userInterfaceStyle: UserInterfaceStyle = .light,
        horizontalSizeClass: SizeClass = .regular, verticalSizeClass: SizeClass = .regular,
        layoutDirection: LayoutDirection = .leftToRight
    ) {
        self.displayScale = displayScale
        self.userInterfaceStyle = userInterfaceStyle
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.layoutDirection = layoutDirection
    }
}
