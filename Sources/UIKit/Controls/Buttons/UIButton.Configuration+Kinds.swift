extension UIButton.Configuration {
    enum Style: Hashable, Sendable {
        case plain
        case borderless
        case gray
        case bordered
        case tinted
        case filled
    }

    /// How round the background is.
    public enum CornerStyle: Int, Sendable {
        /// The corners' radius is `background.cornerRadius`.
        case fixed = -1
        /// By the size of the button.
        case dynamic = 0
        case small = 1
        case medium = 2
        case large = 3
        case capsule = 4
    }

    /// The sizes of a button, by which its insets and its font go.
    public enum Size: Int, Sendable {
        case medium = 0
        case small = 1
        case mini = 2
        case large = 3
    }

    /// How title and subtitle lie to each other.
    public enum TitleAlignment: Int, Sendable {
        /// By the side that the image is on.
        case automatic = 0
        case leading = 1
        case center = 2
        case trailing = 3
    }

    /// Text in the tint colour, on nothing.
    public static func plain() -> Self {
        Self(style: .plain)
    }

    /// Text in the tint colour on grey.
    public static func gray() -> Self {
        Self(style: .gray)
    }

    /// Text in the tint colour on a thin wash of it.
    public static func tinted() -> Self {
        Self(style: .tinted)
    }

    /// The tint colour with text that stands out from it.
    public static func filled() -> Self {
        Self(style: .filled)
    }

    /// Text in the tint colour, and nothing behind it even while it is pressed.
    public static func borderless() -> Self {
        Self(style: .borderless)
    }

    /// Text within a thin line.
    public static func bordered() -> Self {
        Self(style: .bordered)
    }

    public static func borderedTinted() -> Self {
        Self(style: .tinted)
    }

    public static func borderedProminent() -> Self {
        Self(style: .filled)
    }
}
