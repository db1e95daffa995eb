/// What a visual format says: views in a line and what is between them.
struct VisualFormat {
    /// A number, or the name of a metric or a view, and where in the format it stands.
    enum Quantity {
        case number(CGFloat)
        case name(String, position: Int)
    }

    struct Predicate {
        var relation: NSLayoutConstraint.Relation
        var object: Quantity
        var priority: Quantity?
    }

    enum Connection {
        case flush
        /// The space that the system leaves.
        case standard
        case predicates([Predicate])
    }

    struct Element {
        var name: String
        var position: Int
        var predicates: [Predicate]
    }

    var isHorizontal = true
    /// From the superview's edge to the first view.
    var start: Connection?
    var elements: [Element] = []
    /// One fewer than there are elements.
    var connections: [Connection] = []
    /// From the last view to the superview's edge.
    var end: Connection?
}
