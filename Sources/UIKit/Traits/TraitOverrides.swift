/// The only kind of overrides there is.
struct TraitOverrides: UITraitOverrides {
    private(set) var values = TraitValues()

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    func contains(_ trait: UITrait) -> Bool {
        values.contains(trait)
    }

    mutating func remove(_ trait: UITrait) {
        values.remove(trait)
    }
}

extension UITraitCollection {
    /// These traits with `overrides` in front; the receiver where there are none.
    func overridden(by overrides: TraitOverrides) -> UITraitCollection {
        overridden(by: overrides.values)
    }
}
