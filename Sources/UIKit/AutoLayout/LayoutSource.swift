/// What an equation of an engine was made from.
@MainActor enum LayoutSource {
    case constraint(NSLayoutConstraint)
    /// The item's own frame, or its owner's insets.
    case place(any LayoutItem)
    /// The size of the item's content.
    case content(any LayoutItem)

    var constraint: NSLayoutConstraint? {
        if case .constraint(let constraint) = self { return constraint }
        return nil
    }

    /// Which conflicts are the same.
    var key: ObjectIdentifier {
        switch self {
        case .constraint(let constraint): ObjectIdentifier(constraint)
        case .place(let item), .content(let item): ObjectIdentifier(item)
        }
    }

    var items: [any LayoutItem] {
        switch self {
        case .constraint(let constraint): constraint.items
        case .place(let item), .content(let item): [item]
        }
    }
}
