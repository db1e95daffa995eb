/// One thing that the constraints leave open, and whose frames hang on it.
@MainActor struct Ambiguity {
    enum Kind: Hashable {
        /// Nothing says where an item is on an axis.
        case place(NSLayoutConstraint.Axis)
        /// Nothing says how wide or high an item is.
        case length(NSLayoutConstraint.Axis)
        /// An inequality holds, and nothing says how far its sides are apart.
        case limit
        /// A constraint is missed where another of the same priority could be.
        case wish
    }

    struct Key: Hashable {
        let kind: Kind
        let source: ObjectIdentifier
    }

    let kind: Kind
    /// The item that nothing is said of, or the constraint.
    let source: LayoutSource
    /// The items whose frames could be others, in the order of the hierarchy.
    private(set) var open: [any LayoutItem] = []

    init(_ kind: Kind, _ source: LayoutSource) {
        self.kind = kind
        self.source = source
    }

    /// Which are the same.
    var key: Key {
        Key(kind: kind, source: source.key)
    }

    mutating func note(_ item: any LayoutItem) {
        if open.last !== item { open.append(item) }
    }
}
