/// The spaces around an item or a group: the value of `NSCollectionLayoutEdgeSpacing`.
struct CompositionalEdgeSpacing: Equatable, Sendable {
    var leading = CompositionalSpacing.none
    var top = CompositionalSpacing.none
    var trailing = CompositionalSpacing.none
    var bottom = CompositionalSpacing.none

    static let none = CompositionalEdgeSpacing()

    /// The space at the lower end of an axis.
    func start(along axis: CompositionalAxis) -> CompositionalSpacing { axis == .horizontal ? leading : top }

    /// The space at the upper end of an axis.
    func end(along axis: CompositionalAxis) -> CompositionalSpacing { axis == .horizontal ? trailing : bottom }

    /// The least space that both ends of an axis take, in points.
    func least(along axis: CompositionalAxis) -> CGFloat { start(along: axis).length + end(along: axis).length }

    /// The number of flexible spaces at the ends of an axis.
    func flexibleCount(along axis: CompositionalAxis) -> Int {
        (start(along: axis).isFlexible ? 1 : 0) + (end(along: axis).isFlexible ? 1 : 0)
    }

    /// The space at the lower end of an axis, where each flexible space gets a share beyond its least length.
    func startLength(along axis: CompositionalAxis, share: CGFloat) -> CGFloat {
        let start = start(along: axis)
        return start.length + (start.isFlexible ? share : 0)
    }

    /// The space at the upper end of an axis, where each flexible space gets a share beyond its least length.
    func endLength(along axis: CompositionalAxis, share: CGFloat) -> CGFloat {
        let end = end(along: axis)
        return end.length + (end.isFlexible ? share : 0)
    }
}
