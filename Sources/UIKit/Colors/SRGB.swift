/// The transfer curve of sRGB (IEC 61966-2-1), which is that of Display P3 too.
enum SRGB {
    static func linear(_ encoded: CGFloat) -> CGFloat {
        encoded <= 0.040_45 ? encoded / 12.92 : CGFloat(pow(Double((encoded + 0.055) / 1.055), 2.4))
    }

    static func encoded(_ linear: CGFloat) -> CGFloat {
        linear <= 0.003_130_8 ? linear * 12.92 : 1.055 * CGFloat(pow(Double(linear), 1 / 2.4)) - 0.055
    }

    /// The grey of the same luminance.
    static func gray(of color: CGColor) -> CGFloat {
        if color.red == color.green, color.green == color.blue { return color.red }
        return encoded(0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue))
    }
}
