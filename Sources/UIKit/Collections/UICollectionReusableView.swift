/// A view that a collection view uses for one element after the other: a header, a footer, a decoration, or as a cell an item.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// The identifier that the view was dequeued with; nil for decorations and views that were not dequeued.
    open internal(set) var reuseIdentifier: String?

    /// The name for which a nib or prototype made the view; nil for one that was made of a class.
    final var maker: CollectionReuse.Name?

    /// The attributes that the collection view applied last, in the layout's coordinates; nil while the view shows no element.
    final var shownAttributes: UICollectionViewLayoutAttributes?
    /// The element that the view shows, by its place in the data; nil while it shows none.
    final var element: ElementKey?
    /// The element that the view was dequeued for, until it is shown.
    final var dequeuedFor: ElementKey?
    /// The size with which the view was asked for its preferred attributes, and the size that it answered; nil while it is to be asked.
    final var fitting: (asked: CGSize, preferred: CGSize)?

    /// The collection view that made the view.
    package final weak var collectionView: UICollectionView?

    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Reuse

    /// Called before the view is handed out again for another element. Overrides call super.
    open func prepareForReuse() {}

    // MARK: Layout

    /// Called with attributes that are other ones than before, after the collection view has given the view their geometry.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the collection view passes to another layout.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the collection view has passed to another layout.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that the view would like to have instead of those that the layout estimated.
    ///
    /// The base class changes the lengths that are the view's to say: to those that its constraints make of them, or its
    /// `sizeThatFits(_:)` where it has none.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        fitted(layoutAttributes)
    }

    /// Whether the view knows its size by constraints or by a content view, and not by `sizeThatFits(_:)`.
    package var sizesByConstraints: Bool {
        containsAutoLayout
    }
}

/// Makes views of a class that is known at run time only, by an `init(frame:)` that need not be `required`.
///
/// It works as `InstantiableLayer` says: an override of `init(frame:)` is found in the class's table.
@_spi(Instantiation) @preconcurrency @MainActor open class InstantiableReusableView: UICollectionReusableView {
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    static func make(_ type: UICollectionReusableView.Type, frame: CGRect) -> UICollectionReusableView {
        unsafeBitCast(type, to: InstantiableReusableView.Type.self).init(frame: frame)
    }

    /// A new view with the type that the caller knows.
    static func make<View: UICollectionReusableView>(exactly type: View.Type, _ size: CGSize) -> View {
        // The initialiser of the class makes an object of the class.
        unsafeDowncast(make(type, frame: CGRect(origin: .zero, size: size)), to: type)
    }
}
