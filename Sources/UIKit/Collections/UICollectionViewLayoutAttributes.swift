/// Says where an item, a header, a footer or a decoration of a collection view stands, and how it looks there.
///
/// Coordinates are those of the layout: points, from the corner of the content where the layout begins. Layouts make
/// attributes and the collection view copies what it is given, so a layout may hand out the same objects again.
/// Subclasses with more properties override `copy(with:)`, `isEqual(_:)` and `init()`, as Apple's documentation asks.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The place of the element: section and item; of decorations what the layout likes.
    open var indexPath = IndexPath()
    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of a supplementary view or of a decoration; nil for cells.
    open internal(set) var representedElementKind: String?

    /// The rectangle of the element without the transform.
    private var area = CGRect.zero

    /// The opacity, from 0, which nobody sees and nobody can touch, to 1.
    open var alpha: CGFloat = 1
    /// The order of the elements: one with a higher index lies above one with a lower index.
    open var zIndex = 0
    /// Whether there is nothing to show of the element: the collection view may do without a view for it.
    open var isHidden = false
    /// The transform about the middle of the element.
    open var transform = CGAffineTransform.identity

    /// The lengths of the element that its view may change by its preferred attributes. Apple's layouts keep the same privately.
    package var sizing = ElementSizing.unknown

    override public init() {}

    /// Makes attributes for the item at `indexPath`.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
        self.indexPath = indexPath
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
        self.indexPath = indexPath
    }

    // MARK: Geometry

    /// The frame of the element; with a transform the box around what is seen. Setting it sets `center` and `size`.
    open var frame: CGRect {
        get { transform.isIdentity ? area : transformedFrame }
        set { area = newValue }
    }

    /// The middle of the element. Setting it moves the element and keeps its size.
    open var center: CGPoint {
        get { CGPoint(x: area.origin.x + area.size.width / 2, y: area.origin.y + area.size.height / 2) }
        set {
            area.origin = CGPoint(x: newValue.x - area.size.width / 2, y: newValue.y - area.size.height / 2)
        }
    }

    /// The size of the element without the transform. Setting it keeps the middle where it is.
    open var size: CGSize {
        get { area.size }
        set {
            let middle = center
            area.size = newValue
            center = middle
        }
    }

    /// The size, from the origin zero. Setting it sets `size`; another origin than zero has no effect.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    private var transformedFrame: CGRect {
        guard area.isFinite, transform.isFinite else { return area }
        let (middle, size) = (center, size)
        return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            .applying(transform).offsetBy(dx: middle.x, dy: middle.y)
    }

    // MARK: Copies

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = InstantiableLayoutAttributes.make(type(of: self))
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.area = area
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.transform = transform
        copy.sizing = sizing
        return copy
    }

    /// A copy with the type that it has anyway.
    ///
    /// A subclass's `copy(with:)` that answers something else is left aside, and the element gets the attributes as they are.
    package var duplicate: UICollectionViewLayoutAttributes {
        copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
    }

    // MARK: Identity

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return self === other
            || indexPath == other.indexPath && area == other.area && alpha == other.alpha && zIndex == other.zIndex
                && isHidden == other.isHidden && transform == other.transform
                && representedElementCategory == other.representedElementCategory
                && representedElementKind == other.representedElementKind
    }

    override open var hash: Int {
        indexPath.hashValue
    }

    override open var description: String {
        let kind = representedElementKind.map { " of kind \($0)" } ?? ""
        return "<\(type(of: self)): \(representedElementCategory)\(kind) at \(Array(indexPath)), frame \(frame)>"
    }
}

/// Makes attributes of a class that is known at run time only, by an `init()` that need not be `required`.
///
/// It works as `InstantiableLayer` says: an override of `init()` is found in the class's table.
@_spi(Instantiation) open class InstantiableLayoutAttributes: UICollectionViewLayoutAttributes {
    public required override init() {
        super.init()
    }

    static func make(_ type: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
        unsafeBitCast(type, to: InstantiableLayoutAttributes.Type.self).init()
    }
}
