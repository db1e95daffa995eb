import CoreGraphics
import WireMessages

extension SceneTraits {
    static let largestScale = 16.0

    init(wire: Mullion_V1_Traits) throws(Misbehaviour) {
        self.init(
            displayScale: try WireNumber.positive(wire.displayScale, upTo: Self.largestScale, "display_scale"),
            userInterfaceStyle: try Self.known(UserInterfaceStyle(wire.userInterfaceStyle), "user_interface_style"),
            horizontalSizeClass: try Self.known(SizeClass(wire.horizontalSizeClass), "horizontal_size_class"),
            verticalSizeClass: try Self.known(SizeClass(wire.verticalSizeClass), "vertical_size_class"),
            layoutDirection: try Self.known(LayoutDirection(wire.layoutDirection), "layout_direction"),
            userInterfaceLevel: try Self.known(UserInterfaceLevel(wire.userInterfaceLevel), "user_interface_level"),
            preferredContentSizeCategory: try Self.known(
                ContentSizeCategory(wire.preferredContentSizeCategory), "preferred_content_size_category"),
            accessibilityContrast: try Self.known(
                AccessibilityContrast(wire.accessibilityContrast), "accessibility_contrast"),
            legibilityWeight: try Self.known(LegibilityWeight(wire.legibilityWeight), "legibility_weight"))
    }

    var wire: Mullion_V1_Traits {
        .with {
            $0.displayScale = WireNumber.positive(displayScale, upTo: Self.largestScale, else: 1)
            $0.userInterfaceStyle = userInterfaceStyle == .dark ? .dark : .light
            $0.horizontalSizeClass = horizontalSizeClass == .compact ? .compact : .regular
            $0.verticalSizeClass = verticalSizeClass == .compact ? .compact : .regular
            $0.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
            $0.userInterfaceLevel = userInterfaceLevel == .elevated ? .elevated : .base
            $0.preferredContentSizeCategory = preferredContentSizeCategory.wire
            $0.accessibilityContrast = accessibilityContrast == .high ? .high : .normal
            $0.legibilityWeight = legibilityWeight == .bold ? .bold : .regular
        }
    }

    private static func known<Value>(_ value: Value?, _ field: String) throws(Misbehaviour) -> Value {
        guard let value else {
            throw Misbehaviour(.unknownCase, "it must be one of the cases that this version knows", at: [field])
        }
        return value
    }
}

extension SceneTraits.UserInterfaceStyle {
    fileprivate init?(_ wire: Mullion_V1_UserInterfaceStyle) {
        switch wire {
        case .light: self = .light
        case .dark: self = .dark
        case .unspecified, .UNRECOGNIZED: return nil
        }
    }
}

extension SceneTraits.SizeClass {
    fileprivate init?(_ wire: Mullion_V1_SizeClass) {
        switch wire {
        case .compact: self = .compact
        case .regular: self = .regular
        case .unspecified, .UNRECOGNIZED: return nil
        }
    }
}

extension SceneTraits.LayoutDirection {
    fileprivate init?(_ wire: Mullion_V1_LayoutDirection) {
        switch wire {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        case .unspecified, .UNRECOGNIZED: return nil
        }
    }
}

extension SceneTraits.UserInterfaceLevel {
    fileprivate init?(_ wire: Mullion_V1_UserInterfaceLevel) {
        switch wire {
        case .base: self = .base
        case .elevated: self = .elevated
        case .unspecified, .UNRECOGNIZED: return nil
        }
    }
}

extension SceneTraits.ContentSizeCategory {
    fileprivate init?(_ wire: Mullion_V1_ContentSizeCategory) {
        guard wire != .unspecified, let category = Self.allCases.first(where: { $0.wire == wire }) else { return nil }
        self = category
    }

    /// Both sides list them from the smallest to the largest; in the messages 0 is unspecified.
    fileprivate var wire: Mullion_V1_ContentSizeCategory {
        let place = Self.allCases.firstIndex(of: self) ?? 0
        return Mullion_V1_ContentSizeCategory(rawValue: place + 1) ?? .unspecified
    }
}

extension SceneTraits.AccessibilityContrast {
    fileprivate init?(_ wire: Mullion_V1_AccessibilityContrast) {
        switch wire {
        case .normal: self = .normal
        case .high: self = .high
        case .unspecified, .UNRECOGNIZED: return nil
        }
    }
}

extension SceneTraits.LegibilityWeight {
    fileprivate init?(_ wire: Mullion_V1_LegibilityWeight) {
        switch wire {
        case .regular: self = .regular
        case .bold: self = .bold
        case .unspecified, .UNRECOGNIZED: return nil
        }
    }
}
