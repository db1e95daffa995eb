extension UIColor {
    /// `0xRRGGBB`, opaque unless told otherwise.
    package convenience init(rgb: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat((rgb >> 16) & 0xFF) / 255, green: CGFloat((rgb >> 8) & 0xFF) / 255,
            blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha)
    }

    package convenience init(light: UIColor, dark: UIColor) {
        self.init { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// `0xRRGGBB` four times. The last two are for increased contrast.
    convenience init(light: UInt32, dark: UInt32, strongLight: UInt32, strongDark: UInt32) {
        let normal = UIColor(light: UIColor(rgb: light), dark: UIColor(rgb: dark))
        let strong = UIColor(light: UIColor(rgb: strongLight), dark: UIColor(rgb: strongDark))
        self.init { $0.accessibilityContrast == .high ? strong : normal }
    }

    /// A colour that is lighter in the dark on what lies above others.
    convenience init(light: UInt32, dark: UInt32, elevatedDark: UInt32) {
        let base = UIColor(light: UIColor(rgb: light), dark: UIColor(rgb: dark))
        let elevated = UIColor(light: UIColor(rgb: light), dark: UIColor(rgb: elevatedDark))
        self.init { $0.userInterfaceLevel == .elevated ? elevated : base }
    }

    /// Something that lets the ground shine through.
    convenience init(light: UInt32, _ lightAlpha: CGFloat, dark: UInt32, _ darkAlpha: CGFloat) {
        self.init(light: UIColor(rgb: light, alpha: lightAlpha), dark: UIColor(rgb: dark, alpha: darkAlpha))
    }
}
