/// The environment of a view or controller: light or dark, how dense its pixels are, how much room it has.
///
/// Immutable. A trait that nobody specified has its default value: `unspecified`, or 0 for the scale.
open class UITraitCollection: NSObjectProtocol, Hashable, CustomStringConvertible, @unchecked Sendable {
    // Unchecked, because the compiler does not check a class that can be derived from.

    // This one and `tint` are set by initialisers only, before anybody else has the collection.
    private(set) final var values: TraitValues

    /// What `UIColor.tintColor` stands for where these traits are those of a view. Not a trait: collections that differ in
    /// nothing else are equal.
    private(set) final var tint: UIColor?

    convenience init(values: TraitValues, tint: UIColor? = nil) {
        self.init()
        self.values = values
        self.tint = tint
    }

    /// Makes a collection with every trait unspecified.
    public init() {
        values = TraitValues()
        tint = nil
    }

    /// The traits that any of `traitCollections` specifies; the last one that does wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections {
            values.merge(collection.values)
        }
        self.init(values: values)
    }

    /// The traits that `mutations` sets.
    public convenience init(mutations: (_ traits: inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues().mutated(by: mutations))
    }

    /// A copy with the traits that `mutations` sets.
    open func modifyingTraits(_ mutations: (_ traits: inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.mutated(by: mutations))
    }

    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        values[trait]
    }

    func overridden(by overrides: TraitValues) -> UITraitCollection {
        guard !overrides.isEmpty else { return self }
        var merged = values
        merged.merge(overrides)
        return UITraitCollection(values: merged)
    }

    /// These traits, with a meaning for `UIColor.tintColor`.
    func tinted(_ tint: UIColor?) -> UITraitCollection {
        tint == nil || tint === UIColor.tintColor ? self : UITraitCollection(values: values, tint: tint)
    }

    /// These traits, without a meaning for `UIColor.tintColor` of their own.
    var untinted: UITraitCollection {
        tint == nil ? self : UITraitCollection(values: values, tint: nil)
    }

    // MARK: Comparison

    /// Whether every trait that `trait` specifies has the same value here.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait.map { values.includes($0.values) } ?? true
    }

    /// Whether a dynamic colour may look different under `traitCollection`.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return self !== traitCollection && values.differsInColor(from: traitCollection.values)
    }

    /// UIKit's traits on which dynamic colours depend.
    public static let systemTraitsAffectingColorAppearance: [UITrait] = [
        UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
        UITraitAccessibilityContrast.self,
    ]

    // MARK: Identity

    open func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection).map { $0.values == values } ?? false
    }

    open var hash: Int { values.hashValue }
    open var description: String { identityDescription }

    public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
        left === right || left.isEqual(right)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}

extension TraitValues {
    fileprivate func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = MutableTraits(values: self)
        mutations(&traits)
        return (traits as? MutableTraits)?.values ?? self
    }
}

private struct MutableTraits: UIMutableTraits {
    var values: TraitValues

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }
}
