/// The scroll view of a section that scrolls across the direction in which its collection view does.
@MainActor final class OrthogonalStrip: UIScrollView {
    /// The collection view that the strip lies in.
    private weak var collection: UICollectionView?
    let section: Int
    private var behaviour = OrthogonalScrolling()
    /// Whether the content was shown from its leading edge.
    private var hasBegun = false
    /// The mirror by which the section's content is turned.
    private(set) var mirror = LayoutMirror()

    init(in collection: UICollectionView, section: Int) {
        self.collection = collection
        self.section = section
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        clipsToBounds = false
        scrollsToTop = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Brings the strip up to date with the layout.
    ///
    /// - Parameter frame: The frame of the strip, in the collection view's coordinates.
    func update(_ layout: any OrthogonalLayout, frame: CGRect, isMirrored: Bool) {
        behaviour = layout.orthogonalScrolling(section)
        bounces = behaviour.bounces
        alwaysBounceHorizontal = behaviour.alwaysBounces && behaviour.goesAcross
        alwaysBounceVertical = behaviour.alwaysBounces && !behaviour.goesAcross
        decelerationRate = behaviour.decelerationRate
        isPagingEnabled = behaviour.isPagingEnabled
        if self.frame != frame { self.frame = frame }
        let size = layout.orthogonalContentSize(section)
        if size.isFinite, size.width >= 0, size.height >= 0, contentSize != size { contentSize = size }
        mirror = isMirrored ? LayoutMirror(width: max(contentSize.width, bounds.width)) : LayoutMirror()
        guard !hasBegun, !bounds.isEmpty else { return }
        hasBegun = true
        if isMirrored { contentOffset.x = max(contentSize.width - bounds.width, 0) }
        layout.orthogonalSection(section, didScrollTo: mirror.turn(bounds))
    }

    /// The attributes of what is to have views, in the coordinates of the section's content.
    func attributes(_ layout: any OrthogonalLayout) -> [UICollectionViewLayoutAttributes] {
        layout.orthogonalAttributes(section: section, in: mirror.turn(preparedBounds))
    }

    /// Scrolls until a frame is seen at a position.
    ///
    /// - Parameter frame: A frame in the strip's coordinates.
    func scroll(to frame: CGRect, _ position: UICollectionView.ScrollPosition, animated: Bool) {
        let placement = ItemPlacement(frame: frame, position: position, bounds: bounds, inset: adjustedContentInset)
        setContentOffset(scrollGeometry.clamped(placement.offset), animated: animated)
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            guard super.bounds.origin != old.origin else { return }
            collection?.setNeedsLayout()
            guard hasBegun, let layout = collection?.currentLayout as? any OrthogonalLayout else { return }
            layout.orthogonalSection(section, didScrollTo: mirror.turn(super.bounds))
        }
    }

    override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let rest = behaviour.restingOffset else {
            return super.restingOffset(for: proposed, velocity: velocity)
        }
        // The layout counts from the leading edge, also where that is on the right.
        func turn(_ offset: CGPoint) -> CGPoint {
            mirror.turn(CGRect(origin: offset, size: bounds.size)).origin
        }
        let speed = CGPoint(x: mirror.width == nil ? velocity.x : -velocity.x, y: velocity.y)
        let wanted = turn(rest(turn(contentOffset), turn(proposed), speed))
        return wanted.isFinite ? wanted : proposed
    }
}
