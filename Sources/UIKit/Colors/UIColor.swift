/// A colour, possibly one that depends on the traits of where it is used.
///
/// Immutable and free to cross threads. A subclass with properties of its own answers for those.
open class UIColor: NSObject, @unchecked Sendable {
    // Unchecked, because the compiler does not check a class that can be derived from: a colour has constants only.

    private let mark = CoreFoundationMark()

    private enum Kind: Sendable {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    private let kind: Kind

    /// Components are sRGB, from 0 to 1; what lies outside is clamped.
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

    /// The colour as it is for `traitCollection`; a fixed colour answers itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
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
    open var cgColor: CGColor {
        if case .fixed(let color) = kind { return color }
        return cgColor(with: .current)
    }

    /// The same colour with another opacity; a dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        mapped { CGColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: alpha) }
    }

    /// The colour that `change` makes of this one; dynamic if this one is.
    func mapped(_ change: @escaping @Sendable (CGColor) -> CGColor) -> UIColor {
        switch kind {
        case .fixed(let color): UIColor(cgColor: change(color))
        case .dynamic: UIColor { [self] traits in UIColor(cgColor: change(cgColor(with: traits))) }
        }
    }

    // MARK: Identity

    /// Fixed colours are equal if they look the same. A dynamic colour is equal to itself only.
    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if case .fixed(let one) = kind, case .fixed(let other) = other.kind { return one == other }
        return self === other
    }

    override open var hash: Int {
        switch kind {
        case .fixed(let color): color.hashValue
        case .dynamic: super.hash
        }
    }

    override open var description: String {
        switch kind {
        case .fixed(let color): "<UIColor \(color)>"
        case .dynamic: "<UIColor dynamic, now \(cgColor)>"
        }
    }
}
