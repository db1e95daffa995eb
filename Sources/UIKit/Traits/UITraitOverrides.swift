/// The traits that a view or controller sets for itself and everything below it.
public protocol UITraitOverrides: UIMutableTraits {
    func contains(_ trait: UITrait) -> Bool

    /// Lets the trait be inherited again.
    mutating func remove(_ trait: UITrait)
}
