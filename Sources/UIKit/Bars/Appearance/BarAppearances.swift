/// The appearances that a bar was given, or one of its items. Nothing scrolls below a bar, so its content is always at its edge.
struct BarAppearances<Appearance: UIBarAppearance> {
    var standard: Appearance?
    var compact: Appearance?
    var scrollEdge: Appearance?
    var compactScrollEdge: Appearance?

    /// The one that counts; nil where none was given.
    ///
    /// - Parameters:
    ///   - item: Those of what the bar shows. Of two for the same case its own comes first.
    ///   - isCompact: Whether the vertical size class is compact.
    func best(with item: Self? = nil, isCompact: Bool) -> Appearance? {
        let cases: [KeyPath<Self, Appearance?>] =
            isCompact ? [\.compactScrollEdge, \.scrollEdge, \.compact, \.standard] : [\.scrollEdge, \.standard]
        return cases.lazy.compactMap { item?[keyPath: $0] ?? self[keyPath: $0] }.first
    }
}
