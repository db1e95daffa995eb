/// One side of a constraint: an attribute of an item, or the distance between two.
@MainActor struct LayoutOperand {
    /// Shared by all who read it: copying a weak reference costs more than all else that reading a constraint does.
    @MainActor final class Place {
        private(set) weak var item: (any LayoutItem)?
        let attribute: NSLayoutConstraint.Attribute

        fileprivate init() {
            attribute = .notAnAttribute
        }

        init(item: any LayoutItem, attribute: NSLayoutConstraint.Attribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    let place: Place
    /// Where the distance begins that ends at `place`; nil where the operand is the place itself.
    let origin: Place?

    /// Of a constraint about nothing.
    static let none = LayoutOperand()

    private init() {
        place = Place()
        origin = nil
    }

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        place = Place(item: item, attribute: attribute)
        origin = nil
    }

    init(from origin: Place, to place: Place) {
        self.place = place
        self.origin = origin
    }

    var places: [Place] {
        origin.map { [$0, place] } ?? [place]
    }

    var involvesBaseline: Bool {
        place.attribute.isBaseline || origin?.attribute.isBaseline == true
    }

    /// Whether the items still exist.
    var isIntact: Bool {
        place.item != nil && (origin.map { $0.item != nil } ?? true)
    }

    /// A distance is a size, whatever it lies between.
    var family: NSLayoutConstraint.Attribute.Family {
        origin == nil ? place.attribute.family : .size
    }

    var isHorizontal: Bool {
        place.attribute.isHorizontal
    }
}
