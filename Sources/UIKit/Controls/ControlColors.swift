/// The colours that controls share. `docs/Look.md` says what each is for; their contrast is tested.
enum ControlColors {
    /// The body of a control that is not coloured.
    static let surface = UIColor(light: UIColor(rgb: 0xEEEEF2), dark: UIColor(rgb: 0x2C2C31))
    static let pressedSurface = UIColor(light: UIColor(rgb: 0xE6E6EB), dark: UIColor(rgb: 0x35353A))
    /// What lies raised on a surface: the chosen segment.
    static let raised = UIColor(light: UIColor(rgb: 0xFFFFFF), dark: UIColor(rgb: 0x515158))
    /// Lines that only divide.
    static let hairline = UIColor(light: UIColor(rgb: 0xD3D3DA), dark: UIColor(rgb: 0x46464D))
    /// Lines and marks that have to be seen: the edge of a switch that is off, the rest of a slider's track.
    static let mark = UIColor(light: UIColor(rgb: 0x7D7D86), dark: UIColor(rgb: 0x86868F))
    static let disabledMark = UIColor(light: UIColor(rgb: 0xC9C9D0), dark: UIColor(rgb: 0x48484F))
    static let text = UIColor.label
    static let secondaryText = UIColor.secondaryLabel
    static let disabledText = UIColor(light: UIColor(rgb: 0xA9A9B2), dark: UIColor(rgb: 0x66666F))
    /// On the tint colour.
    static let onTint = UIColor(light: .white, dark: UIColor(rgb: 0x06121F))
    static let knob = UIColor(light: UIColor(rgb: 0xFFFFFF), dark: UIColor(rgb: 0x161618))
    static let destructive = UIColor(light: 0xC4001A, dark: 0xFF726B, elevatedDark: 0xFF8079)
}

extension UIColor {
    /// A thin layer of the colour. `onWash` can be read on it.
    func wash(_ isStrong: Bool) -> UIColor {
        UIColor { traits in
            let isDark = traits.userInterfaceStyle == .dark
            let color = self.cgColor(with: traits)
            let alpha = isDark ? (isStrong ? 0.14 : 0.1) : (isStrong ? 0.14 : 0.09)
            return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha * color.alpha)
        }
    }

    /// The colour for text on a wash of it: stronger, since the wash takes away contrast.
    var onWash: UIColor {
        strengthened(light: 0.1, dark: 0.34)
    }

    /// The colour while somebody presses on it: darker, or lighter where the surroundings are dark. Text on it stays
    /// legible, which it would not if the colour became transparent.
    var pressed: UIColor {
        strengthened(light: 0.16, dark: 0.16)
    }

    /// Nearer to black by the part `light`, or where the surroundings are dark nearer to white by the part `dark`.
    private func strengthened(light: CGFloat, dark: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.cgColor(with: traits)
            let (end, part): (CGFloat, CGFloat) = traits.userInterfaceStyle == .dark ? (1, dark) : (0, light)
            func mix(_ value: CGFloat) -> CGFloat { value + (end - value) * part }
            return UIColor(
                red: mix(color.red), green: mix(color.green), blue: mix(color.blue), alpha: color.alpha)
        }
    }
}
