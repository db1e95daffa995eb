// The functions that read components resolve a dynamic colour for `UITraitCollection.current`. They answer whether the
// colour has such components, which is always so here.
extension UIColor {
    /// - Parameter hue: From 0 to 1, once around the circle; what lies outside is clamped.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let color = HSBColor(hue: hue, saturation: saturation, brightness: brightness)
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    /// Converts from Display P3. What sRGB cannot show becomes the nearest that it can, component by component.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let (r, g, b) = (SRGB.linear(red), SRGB.linear(green), SRGB.linear(blue))
        // The primaries of Display P3 in terms of those of sRGB; both have the white of D65.
        self.init(
            red: SRGB.encoded(1.224_940 * r - 0.224_940 * g),
            green: SRGB.encoded(-0.042_057 * r + 1.042_057 * g),
            blue: SRGB.encoded(-0.019_638 * r - 0.078_636 * g + 1.098_274 * b), alpha: alpha)
    }

    @discardableResult public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    @discardableResult public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = HSBColor(cgColor)
        hue?.pointee = color.hue
        saturation?.pointee = color.saturation
        brightness?.pointee = color.brightness
        alpha?.pointee = cgColor.alpha
        return true
    }

    /// The grey that is as bright as the colour.
    @discardableResult public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        white?.pointee = SRGB.gray(of: cgColor)
        alpha?.pointee = cgColor.alpha
        return true
    }
}
