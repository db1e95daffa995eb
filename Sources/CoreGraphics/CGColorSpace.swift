/// The meaning of a colour's components. All drawing is in sRGB; grey is the same curve with one component.
public final class CGColorSpace: Hashable, Sendable {
    public static let sRGB = "kCGColorSpaceSRGB"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    static let rgb = CGColorSpace(known: sRGB, numberOfComponents: 3)
    static let gray = CGColorSpace(known: genericGrayGamma2_2, numberOfComponents: 1)

    public let name: String?
    /// The number of components without the opacity.
    public let numberOfComponents: Int

    private init(known name: String, numberOfComponents: Int) {
        self.name = name
        self.numberOfComponents = numberOfComponents
    }

    /// Fails for every name but `sRGB` and `genericGrayGamma2_2`.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB: self.init(known: name, numberOfComponents: 3)
        case Self.genericGrayGamma2_2: self.init(known: name, numberOfComponents: 1)
        default: return nil
        }
    }

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.name == right.name
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

/// sRGB: every device here has it.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    .rgb
}

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    .gray
}
