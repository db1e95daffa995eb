/// The colours that controls share. `docs/Look.md` says what each is for; their contrast is tested.
enum ControlColors {
    // Those that lie on a system background are lighter where that is: `elevated`, in the dark.

    /// The body of a control that is not coloured.
    static let surface = UIColor(light: 0xE4E4E9, dark: 0x39393E, elevatedDark: 0x47474C)
    static let pressedSurface = UIColor(light: 0xDADAE0, dark: 0x424248, elevatedDark: 0x4E4E54)
    /// What lies raised on a surface: the chosen segment.
    static let raised = UIColor(light: 0xFFFFFF, dark: 0x5A5A62, elevatedDark: 0x696971)
    /// Lines that only divide.
    static let hairline = UIColor(light: 0xCBCBD2, dark: 0x505057, elevatedDark: 0x5E5E65)
    /// Lines and marks that have to be seen: the edge of a switch that is off, the rest of a slider's track.
    static let mark = UIColor(light: 0x767680, dark: 0x909099, elevatedDark: 0x9F9FA8)
    static let disabledMark = UIColor(light: 0xBEBEC6, dark: 0x5A5A62, elevatedDark: 0x686870)
    static let text = UIColor.label
    static let secondaryText = UIColor.secondaryLabel
    static let disabledText = UIColor(light: 0xA0A0A9, dark: 0x7A7A83, elevatedDark: 0x888891)
    /// On the tint colour.
    static let onTint = UIColor(light: .white, dark: UIColor(rgb: 0x06121F))

    /// The ground of white texts and signs that follow no tint: `systemGray` with increased contrast, on which they can be read.
    static let grayBelowWhite = UIColor(rgb: 0x6C6C70)
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

    /// The colour for text on a wash of it, or on a surface: stronger, since both take away contrast.
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
