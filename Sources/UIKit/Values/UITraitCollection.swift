/// What the environment of a view or controller is like: light or dark, how dense its pixels are, how much room it has.
///
/// Immutable. A trait that is not known is unspecified, or 0 for the scale.
public final class UITraitCollection: Hashable, Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels per point; 0 is unspecified.
    public let displayScale: CGFloat
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let layoutDirection: UITraitEnvironmentLayoutDirection

    /// Every trait unspecified.
    public convenience init() {
        self.init(
            userInterfaceStyle: .unspecified, displayScale: 0, horizontalSizeClass: .unspecified,
            verticalSizeClass: .unspecified, layoutDirection: .unspecified)
    }

    package init(
        userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat,
        horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass,
        layoutDirection: UITraitEnvironmentLayoutDirection
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        self.displayScale = displayScale
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.layoutDirection = layoutDirection
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(
            userInterfaceStyle: userInterfaceStyle, displayScale: 0, horizontalSizeClass: .unspecified,
            verticalSizeClass: .unspecified, layoutDirection: .unspecified)
    }

    /// The traits of a window of `size` points: compact below 600 points across and below 480 points down.
    package convenience init(
        size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        self.init(
            userInterfaceStyle: style, displayScale: scale,
            horizontalSizeClass: size.width < 600 ? .compact : .regular,
            verticalSizeClass: size.height < 480 ? .compact : .regular,
            layoutDirection: layoutDirection)
    }

    /// The traits that count where none are at hand: those of the view that is being laid out or drawn, else the main
    /// screen's.
    @MainActor public static var current: UITraitCollection {
        get { override ?? UIScreen.main.traitCollection }
        set { override = newValue }
    }

    @MainActor private static var override: UITraitCollection?

    /// Runs `body` with the receiver as `current`.
    @MainActor public func performAsCurrent(_ body: () -> Void) {
        let old = Self.override
        Self.override = self
        defer { Self.override = old }
        body()
    }

    public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
        left === right
            || (left.userInterfaceStyle == right.userInterfaceStyle && left.displayScale == right.displayScale
                && left.horizontalSizeClass == right.horizontalSizeClass
                && left.verticalSizeClass == right.verticalSizeClass
                && left.layoutDirection == right.layoutDirection)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(userInterfaceStyle)
        hasher.combine(displayScale)
        hasher.combine(horizontalSizeClass)
        hasher.combine(verticalSizeClass)
        hasher.combine(layoutDirection)
    }
}
