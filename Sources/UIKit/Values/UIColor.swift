/// A colour, possibly one that depends on the traits of where it is used.
///
/// Immutable and free to cross threads.
public final class UIColor: Hashable, Sendable {
    private enum Kind: Sendable {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    private let kind: Kind

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        kind = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public init(white: CGFloat, alpha: CGFloat) {
        kind = .fixed(CGColor(gray: white, alpha: alpha))
    }

    public init(cgColor: CGColor) {
        kind = .fixed(cgColor)
    }

    /// A colour that `dynamicProvider` decides anew for each trait collection.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        kind = .dynamic(dynamicProvider)
    }

    /// `0xRRGGBB`, opaque.
    package convenience init(rgb: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat((rgb >> 16) & 0xFF) / 255, green: CGFloat((rgb >> 8) & 0xFF) / 255,
            blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha)
    }

    package convenience init(light: UIColor, dark: UIColor) {
        self.init { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// The colour as it is for `traitCollection`; a fixed colour answers itself.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        var color = self
        // A provider may answer with another dynamic colour; one that goes round in circles ends here.
        for _ in 0..<8 {
            guard case .dynamic(let provider) = color.kind else { return color }
            color = provider(traitCollection)
        }
        return .black
    }

    func cgColor(with traitCollection: UITraitCollection) -> CGColor {
        if case .fixed(let color) = resolvedColor(with: traitCollection).kind { return color }
        return CGColor(gray: 0, alpha: 1)
    }

    /// The colour for `UITraitCollection.current`.
    @MainActor public var cgColor: CGColor {
        cgColor(with: .current)
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch kind {
        case .fixed(let color):
            return UIColor(cgColor: CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
        case .dynamic:
            return UIColor { [self] traits in
                let color = cgColor(with: traits)
                return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
            }
        }
    }

    public static func == (left: UIColor, right: UIColor) -> Bool {
        if left === right { return true }
        if case .fixed(let one) = left.kind, case .fixed(let other) = right.kind { return one == other }
        return false
    }

    public func hash(into hasher: inout Hasher) {
        switch kind {
        case .fixed(let color): hasher.combine(color)
        case .dynamic: hasher.combine(ObjectIdentifier(self))
        }
    }
}
