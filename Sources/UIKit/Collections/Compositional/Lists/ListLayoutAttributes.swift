/// Attributes that tell a cell or a header of a list where in its section it is.
class ListLayoutAttributes: UICollectionViewLayoutAttributes {
    /// The place in the list; nil outside of lists.
    final var row: ListRow?

    override init() {
        super.init()
    }

    convenience init(_ element: CompositionalPlacement.Element, in section: Int) {
        self.init()
        name(element, in: section)
    }

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? ListLayoutAttributes)?.row = row
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? ListLayoutAttributes)?.row == row
    }
}
