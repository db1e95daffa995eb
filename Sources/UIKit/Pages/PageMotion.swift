/// The places of two spreads of pages while one takes the other's place, as offsets from the place at which a spread rests.
struct PageMotion: Equatable {
    /// Whether all pages move. Otherwise one of them moves above the other one.
    let isScroll: Bool
    let isVertical: Bool
    /// The direction of the pages: -1 where the next page lies to the left, and a finger that goes to the right turns forward; otherwise 1.
    let sign: CGFloat
    /// The place of the spine: -1 at the left or above, 1 at the right or below.
    let spine: CGFloat
    /// The distance between the places of two neighbouring spreads, in points: more than 0.
    let extent: CGFloat

    init(
        style: UIPageViewController.TransitionStyle, orientation: UIPageViewController.NavigationOrientation,
        spineLocation: UIPageViewController.SpineLocation, isMirrored: Bool, size: CGSize, spacing: CGFloat
    ) {
        isScroll = style == .scroll
        isVertical = orientation == .vertical
        sign = isScroll && !isVertical && isMirrored ? -1 : 1
        spine = spineLocation == .max ? 1 : -1
        extent = max(1, (isVertical ? size.height : size.width) + spacing)
    }

    var travel: PageTravel {
        PageTravel(extent: extent)
    }

    /// The part of a movement that turns pages, in points: above 0 where it turns forward.
    func forward(_ movement: CGPoint) -> CGFloat {
        -sign * (isVertical ? movement.y : movement.x)
    }

    /// - Parameter distance: The distance along the direction of the pages, in points: above 0 to the right or downwards.
    private func offset(_ distance: CGFloat) -> CGPoint {
        isVertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
    }

    /// Whether the spread that goes lies above the one that comes. It does where it goes to the spine.
    func isOldAbove(isForward: Bool) -> Bool {
        (isForward ? -sign : sign) == spine
    }

    /// - Parameter progress: The progress of the turn: 0 has the old spread in its place, and 1 the new one.
    /// - Returns: The offset of the spread that goes.
    func oldOffset(_ progress: CGFloat, isForward: Bool) -> CGPoint {
        if isScroll { return offset((isForward ? -sign : sign) * extent * progress) }
        return isOldAbove(isForward: isForward) ? offset(spine * extent * progress) : .zero
    }

    /// - Returns: The offset of the spread that comes.
    func newOffset(_ progress: CGFloat, isForward: Bool) -> CGPoint {
        if isScroll { return offset((isForward ? sign : -sign) * extent * (1 - progress)) }
        return isOldAbove(isForward: isForward) ? .zero : offset(spine * extent * (1 - progress))
    }

    /// The progress of a turn, from where its spreads are seen; between 0 and 1.
    func progress(old: CGPoint, new: CGPoint, isForward: Bool) -> CGFloat {
        func distance(_ offset: CGPoint) -> CGFloat { abs(isVertical ? offset.y : offset.x) }
        let progress =
            isScroll || isOldAbove(isForward: isForward) ? distance(old) / extent : 1 - distance(new) / extent
        return min(1, max(0, progress))
    }

    /// The offset of a spread that gives way to a finger though there is no other one: none with leaves that are turned.
    ///
    /// - Parameter way: The way of the finger, in points: above 0 forward.
    func resistedOffset(_ way: CGFloat) -> CGPoint {
        isScroll ? offset(-sign * travel.resisted(way)) : .zero
    }

    /// The way of a finger that has brought a spread so far; the inverse of `resistedOffset(_:)`.
    func way(resistedTo offset: CGPoint) -> CGFloat {
        isScroll ? travel.way(resistedTo: forward(offset)) : 0
    }
}
