/// The traits that somebody specified, by their types.
struct TraitValues: Hashable, Sendable {
    // A reference: one that was only handed on is found equal without a look at its value.
    private final class Entry: Sendable {
        let trait: UITrait
        let value: any Sendable

        init(trait: UITrait, value: any Sendable) {
            self.trait = trait
            self.value = value
        }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    var isEmpty: Bool {
        entries.isEmpty
    }

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { entries[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue }
        set {
            let isOpen = (trait as? any SystemTrait.Type)?.isUnspecified(newValue) ?? false
            entries[ObjectIdentifier(trait)] = isOpen ? nil : Entry(trait: trait, value: newValue)
        }
    }

    func contains(_ trait: UITrait) -> Bool {
        entries[ObjectIdentifier(trait)] != nil
    }

    mutating func remove(_ trait: UITrait) {
        entries[ObjectIdentifier(trait)] = nil
    }

    /// Takes over what `other` specifies.
    mutating func merge(_ other: TraitValues) {
        entries.merge(other.entries) { $1 }
    }

    // MARK: Comparison

    /// Whether everything that `other` specifies is the same here.
    func includes(_ other: TraitValues) -> Bool {
        other.entries.allSatisfy { key, entry in Self.isSame(entries[key], entry) }
    }

    func differs(from other: TraitValues, in trait: UITrait) -> Bool {
        let key = ObjectIdentifier(trait)
        return !Self.isSame(entries[key], other.entries[key])
    }

    func differsInColor(from other: TraitValues) -> Bool {
        let keys = Set(entries.keys).union(other.entries.keys)
        return keys.contains { key in
            let entry = entries[key] ?? other.entries[key]
            return entry?.trait.affectsColorAppearance == true && !Self.isSame(entries[key], other.entries[key])
        }
    }

    static func == (left: TraitValues, right: TraitValues) -> Bool {
        left.entries.count == right.entries.count && left.includes(right)
    }

    // Values of traits need not be hashable; which of them are specified is.
    func hash(into hasher: inout Hasher) {
        hasher.combine(Set(entries.keys))
    }

    private static func isSame(_ one: Entry?, _ other: Entry?) -> Bool {
        if one === other { return true }
        guard let one, let other, let value = one.value as? any Equatable else { return false }
        return value.equals(other.value)
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool {
        other as? Self == self
    }
}
