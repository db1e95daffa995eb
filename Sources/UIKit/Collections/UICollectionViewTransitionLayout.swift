/// A layout between two others: each element stands on the way from its place in the one to its place in the other.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    public let currentLayout: UICollectionViewLayout
    public let nextLayout: UICollectionViewLayout

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// The progress, from 0, which is the current layout, to 1, which is the next one. What is not finite is refused.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress.isFinite else {
                transitionProgress = oldValue
                return
            }
            if transitionProgress != oldValue { invalidateLayout() }
        }
    }

    private var values: [String: CGFloat] = [:]

    /// Keeps a value of the app's own beside the progress.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

    /// The value that was kept for a key; 0 for a key that no value was kept for.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Layout

    private var isPrepared = false

    override open func prepare() {
        super.prepare()
        guard !isPrepared else { return }
        isPrepared = true
        for layout in [currentLayout, nextLayout] {
            layout.user = user
            layout.prepare()
        }
    }

    override open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { forgetParts() }
        super.invalidateLayout(with: context)
    }

    override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard newBounds.size != user?.bounds.size else { return false }
        forgetParts()
        return true
    }

    /// Has the two layouts be prepared anew, because what they have found is not true any more.
    private func forgetParts() {
        guard isPrepared else { return }
        isPrepared = false
        for layout in [currentLayout, nextLayout] { layout.invalidateLayout() }
    }

    override open var collectionViewContentSize: CGSize {
        let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(old.width, new.width), height: between(old.height, new.height))
    }

    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var known: Set<ElementKey> = []
        let old = currentLayout.layoutAttributesForElements(in: rect) ?? []
        let new = nextLayout.layoutAttributesForElements(in: rect) ?? []
        return (old + new).compactMap { attributes in
            let key = ElementKey(attributes)
            guard known.insert(key).inserted else { return nil }
            return between(currentLayout.attributes(of: key), nextLayout.attributes(of: key))
        }
    }

    override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let key = ElementKey(cell: indexPath)
        return between(currentLayout.attributes(of: key), nextLayout.attributes(of: key))
    }

    override open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let key = ElementKey(supplementary: elementKind, indexPath)
        return between(currentLayout.attributes(of: key), nextLayout.attributes(of: key))
    }

    override open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let key = ElementKey(decoration: elementKind, indexPath)
        return between(currentLayout.attributes(of: key), nextLayout.attributes(of: key))
    }

    // MARK: Between

    private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat {
        old + (new - old) * transitionProgress
    }

    /// The attributes of an element between its old and its new ones. An element that only one of the layouts has fades.
    private func between(
        _ old: UICollectionViewLayoutAttributes?, _ new: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        guard let attributes = (transitionProgress < 0.5 ? old ?? new : new ?? old)?.duplicate else { return nil }
        attributes.sizing = .fixed
        guard let old, let new else {
            attributes.alpha *= old == nil ? transitionProgress : 1 - transitionProgress
            return attributes
        }
        attributes.size = CGSize(
            width: max(between(old.size.width, new.size.width), 0),
            height: max(between(old.size.height, new.size.height), 0))
        attributes.center = CGPoint(x: between(old.center.x, new.center.x), y: between(old.center.y, new.center.y))
        attributes.alpha = between(old.alpha, new.alpha)
        return attributes
    }
}

extension UICollectionViewLayout {
    fileprivate final func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: layoutAttributesForItem(at: key.indexPath)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
        case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
        }
    }
}
