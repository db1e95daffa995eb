/// The views at the edges of a section or of the whole content: how much room they take, and where they lie.
///
/// What is aligned to the edge at which the content begins lies before it, the first one outermost; what is aligned to the edge at which it
/// ends lies behind it, the last one outermost. What is aligned to a side only lies beside it, in the middle.
struct CompositionalBoundaries {
    let items: [CompositionalBoundary]
    /// The axis in which the content is scrolled.
    let axis: CompositionalAxis
    /// The size that fractions are of; across the axis also how much room there is.
    private let container: CGSize
    /// The insets, of which those across the axis count.
    private let insets: NSDirectionalEdgeInsets
    private let sizes: [CGSize]

    /// The room that the views take before and behind the content, in points.
    private(set) var extent = (start: CGFloat(0), end: CGFloat(0))
    /// The room that the views take at the two sides of the content, in points.
    private(set) var sides = (start: CGFloat(0), end: CGFloat(0))

    /// The number by which the order of pinned views is higher than it would be otherwise: they lie above the badges of items that pass
    /// below them.
    static let pinnedZIndex = 1000

    init(
        _ items: [CompositionalBoundary], axis: CompositionalAxis, container: CGSize, insets: NSDirectionalEdgeInsets,
        measures: CompositionalMeasures
    ) {
        self.items = items
        self.axis = axis
        self.container = container
        self.insets = insets
        var room = container
        room[axis.other] = max(0, room[axis.other] - insets.sum(along: axis.other))
        sizes = items.map { $0.item.size.resolved(in: room, measured: measures[$0.element]) }
        for (item, size) in zip(items, sizes) where item.extendsBoundary {
            switch (item.alignment(along: axis), item.alignment(along: axis.other)) {
            case (0, _): extent.start += item.padding + size[axis]
            case (1, _): extent.end += size[axis]
            case (_, 0): sides.start += size[axis.other]
            case (_, 1): sides.end += size[axis.other]
            default: break
            }
        }
    }

    /// Whether any of the views keeps in sight.
    var arePinned: Bool { items.contains(where: \.isPinned) }

    /// Returns where they lie, in the coordinates of the section.
    ///
    /// - Parameters:
    ///   - total: The extent of the section with them, in points.
    ///   - visible: The part of the section's axis that is in sight. It decides about those that are pinned; nil leaves them in their
    ///     places.
    func placements(in total: CGFloat, visible: ClosedRange<CGFloat>? = nil) -> [CompositionalPlacement] {
        var before = CGFloat(0)
        var behind = total - extent.end
        var (atStart, atEnd) = (CGFloat(0), container[axis.other] - sides.end)
        return zip(items, sizes).map { item, size in
            let along = item.alignment(along: axis)
            let across = item.alignment(along: axis.other)
            let step = item.extendsBoundary ? size[axis] : 0
            var origin = CGPoint.zero
            origin[axis.other] = alignedPlace(across, size[axis.other])
            switch (along, across) {
            case (0, _):
                origin[axis] = before + item.padding
                if item.extendsBoundary { before += item.padding + step }
            case (1, _):
                origin[axis] = item.extendsBoundary ? behind : total - extent.end - size[axis]
                behind += step
            default:
                let content = total - extent.start - extent.end
                origin[axis] = extent.start + along * (content - size[axis])
                if item.extendsBoundary, across == 0 {
                    origin[axis.other] = atStart
                    atStart += size[axis.other]
                } else if item.extendsBoundary, across == 1 {
                    origin[axis.other] = atEnd
                    atEnd += size[axis.other]
                }
            }
            if item.isPinned, let visible { pin(&origin, item, size, total, visible) }
            origin.x += item.offset.x
            origin.y += item.offset.y
            return CompositionalPlacement(
                element: item.element, frame: item.item.content(of: CGRect(origin: origin, size: size)),
                zIndex: item.zIndex + (item.isPinned ? Self.pinnedZIndex : 0),
                isWidthEstimated: item.item.size.width.isEstimated,
                isHeightEstimated: item.item.size.height.isEstimated, isPinned: item.isPinned)
        }
    }

    /// The space that scrolls away before a view is pinned: its own, and that of those before it.
    private func paddingBefore(_ item: CompositionalBoundary) -> CGFloat {
        var padding = CGFloat(0)
        for other in items where other.alignment(along: axis) == 0 {
            if other.extendsBoundary || other.element == item.element { padding += other.padding }
            if other.element == item.element { break }
        }
        return padding
    }

    private func alignedPlace(_ alignment: CGFloat, _ length: CGFloat) -> CGFloat {
        let start = insets.start(along: axis.other)
        let room = container[axis.other] - insets.sum(along: axis.other)
        return start + alignment * (room - length)
    }

    /// Moves a view into sight, and no farther than its section goes.
    private func pin(
        _ origin: inout CGPoint, _ item: CompositionalBoundary, _ size: CGSize, _ total: CGFloat,
        _ visible: ClosedRange<CGFloat>
    ) {
        let natural = origin[axis]
        switch item.alignment(along: axis) {
        case 0:
            // Pinned views of one section keep their order: each one leaves room for those before it.
            let ahead = max(0, natural - paddingBefore(item))
            origin[axis] = max(natural, min(visible.lowerBound + ahead, total - size[axis]))
        case 1:
            let behind = total - natural
            origin[axis] = min(natural, max(visible.upperBound - behind, extent.start))
        default: break
        }
    }
}
