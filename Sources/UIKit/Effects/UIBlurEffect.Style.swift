extension UIBlurEffect {
    /// The material: how much of what lies behind is seen through it, and how bright it is.
    public enum Style: Int, Sendable {
        /// The material is brighter than what lies behind, in the dark too.
        case extraLight = 0
        /// The material is about as bright as what lies behind, in the dark too.
        case light = 1
        /// The material is darker than what lies behind, in the light too.
        case dark = 2
        /// The material is as light or dark as the interface.
        case regular = 4
        /// The material is as light or dark as the interface, and more apparent than `regular`.
        case prominent = 5

        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        /// The material of bars.
        case systemChromeMaterial = 10

        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15

        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }
}

extension UIBlurEffect.Style {
    /// Whether the material is light or dark whatever the interface is; `unspecified`: it is as the interface is.
    var brightness: UIUserInterfaceStyle {
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            .light
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            .dark
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
            .systemThickMaterial, .systemChromeMaterial:
            .unspecified
        }
    }

    /// The colours of the material in the light and in the dark.
    var colors: (light: UIColor, dark: UIColor) {
        switch self {
        case .extraLight: Self.colors(0xFFFFFF, 0.92, 0xFFFFFF, 0.92)
        case .light: Self.colors(0xFFFFFF, 0.7, 0xFFFFFF, 0.7)
        case .dark: Self.colors(0x161618, 0.76, 0x161618, 0.76)
        case .regular: Self.colors(0xF7F7F9, 0.82, 0x1E1E20, 0.82)
        case .prominent: Self.colors(0xFFFFFF, 0.9, 0x2A2A2C, 0.9)
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
            Self.colors(0xF7F7F9, 0.6, 0x1E1E20, 0.6)
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
            Self.colors(0xF7F7F9, 0.72, 0x1E1E20, 0.72)
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark:
            Self.colors(0xF7F7F9, 0.84, 0x1E1E20, 0.84)
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
            Self.colors(0xF7F7F9, 0.93, 0x1E1E20, 0.93)
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
            Self.colors(0xFAFAFC, 0.88, 0x1B1B1D, 0.88)
        }
    }

    /// Makes both colours of `0xRRGGBB`, and of how much of what is behind they cover, from 0 to 1.
    private static func colors(
        _ light: UInt32, _ lightAlpha: CGFloat, _ dark: UInt32, _ darkAlpha: CGFloat
    ) -> (light: UIColor, dark: UIColor) {
        (UIColor(rgb: light, alpha: lightAlpha), UIColor(rgb: dark, alpha: darkAlpha))
    }
}
