import CoreGraphics
import WireMessages

extension SceneTraits {
    static let largestScale = 16.0

    init(wire: Mullion_V1_Traits) throws(Misbehaviour) {
        self.init(
            displayScale: try WireNumber.positive(wire.displayScale, upTo: Self.largestScale, "display_scale"),
            userInterfaceStyle: try UserInterfaceStyle(wire: wire.userInterfaceStyle),
            horizontalSizeClass: try SizeClass(wire: wire.horizontalSizeClass, "horizontal_size_class"),
            verticalSizeClass: try SizeClass(wire: wire.verticalSizeClass, "vertical_size_class"),
            layoutDirection: try LayoutDirection(wire: wire.layoutDirection))
    }

    var wire: Mullion_V1_Traits {
        .with {
            $0.displayScale = WireNumber.positive(displayScale, upTo: Self.largestScale, else: 1)
            $0.userInterfaceStyle = userInterfaceStyle == .dark ? .dark : .light
            $0.horizontalSizeClass = horizontalSizeClass.wire
            $0.verticalSizeClass = verticalSizeClass.wire
            $0.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
}

extension SceneTraits.UserInterfaceStyle {
    init(wire: Mullion_V1_UserInterfaceStyle) throws(Misbehaviour) {
        switch wire {
        case .light: self = .light
        case .dark: self = .dark
        case .unspecified, .UNRECOGNIZED:
            throw Misbehaviour(.unknownCase, "\(wire) is no style", at: ["user_interface_style"])
        }
    }
}

extension SceneTraits.SizeClass {
    init(wire: Mullion_V1_SizeClass, _ field: String) throws(Misbehaviour) {
        switch wire {
        case .compact: self = .compact
        case .regular: self = .regular
        case .unspecified, .UNRECOGNIZED:
            throw Misbehaviour(.unknownCase, "\(wire) is no size class", at: [field])
        }
    }

    var wire: Mullion_V1_SizeClass {
        switch self {
        case .compact: .compact
        case .regular: .regular
        }
    }
}

extension SceneTraits.LayoutDirection {
    init(wire: Mullion_V1_LayoutDirection) throws(Misbehaviour) {
        switch wire {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        case .unspecified, .UNRECOGNIZED:
            throw Misbehaviour(.unknownCase, "\(wire) is no direction", at: ["layout_direction"])
        }
    }
}
