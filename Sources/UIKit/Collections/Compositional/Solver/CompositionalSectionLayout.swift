/// One section, laid out: a value that answers where its items, its headers and its background lie.
///
/// Coordinates are those of the section, whose origin is the leading upper corner. The items of a section that is scrolled across lie in
/// the coordinates of its content, which `orthogonalFrame` shows a part of.
struct CompositionalSectionLayout {
    let section: CompositionalSection
    /// The axis of the layout, in which the sections follow each other.
    let axis: CompositionalAxis
    /// The size that fractions of the section's width and height are of.
    let container: CGSize
    let itemCount: Int
    private(set) var boundaries: CompositionalBoundaries
    private(set) var groups: CompositionalGroups

    init(
        _ section: CompositionalSection, axis: CompositionalAxis, container: CGSize, itemCount: Int,
        measures: CompositionalMeasures = CompositionalMeasures()
    ) {
        self.section = section
        self.axis = axis
        self.container = container
        self.itemCount = max(0, itemCount)
        boundaries = CompositionalBoundaries(
            section.boundaries, axis: axis, container: container, insets: section.supplementaryInsets,
            measures: measures)
        groups = CompositionalGroups(
            section.group, axis: section.orthogonal == .none ? axis : axis.other,
            container: Self.groupContainer(section, axis, container, boundaries), spacing: section.interGroupSpacing,
            itemCount: itemCount, measures: measures)
    }

    private static func groupContainer(
        _ section: CompositionalSection, _ axis: CompositionalAxis, _ container: CGSize,
        _ boundaries: CompositionalBoundaries
    ) -> CGSize {
        var room = container
        room[axis] = max(0, room[axis] - section.contentInsets.sum(along: axis))
        room[axis.other] -= section.contentInsets.sum(along: axis.other)
        room[axis.other] = max(0, room[axis.other] - boundaries.sides.start - boundaries.sides.end)
        return room
    }

    /// The sizes that the content asked for, as far as it was measured.
    var measures: CompositionalMeasures { groups.measures }

    // MARK: Extents

    var isOrthogonal: Bool { section.orthogonal != .none }

    /// The extent of the section along the layout's axis, in points.
    var extent: CGFloat {
        contentStart + groupsExtent + section.contentInsets.end(along: axis) + boundaries.extent.end
    }

    /// The place at which the groups begin along the layout's axis, in points.
    private var contentStart: CGFloat { boundaries.extent.start + section.contentInsets.start(along: axis) }

    private var groupsExtent: CGFloat { isOrthogonal ? groups.thickness : groups.total }

    /// The origin of groups that do not scroll by themselves.
    private var groupsOrigin: CGPoint {
        var origin = CGPoint.zero
        origin[axis] = contentStart
        origin[axis.other] = boundaries.sides.start + section.contentInsets.start(along: axis.other)
        return origin
    }

    private var groupsRoom: CGFloat { isOrthogonal ? groups.thickness : groups.container[axis.other] }

    // MARK: Sections that scroll across

    /// The visible frame of a section that scrolls across, as far as its items go. It reaches from side to side.
    var orthogonalFrame: CGRect {
        var frame = CGRect.zero
        frame.origin[axis] = contentStart
        frame.size[axis] = groups.thickness
        frame.origin[axis.other] = boundaries.sides.start
        frame.size[axis.other] = max(0, container[axis.other] - boundaries.sides.start - boundaries.sides.end)
        return frame
    }

    /// The size of all that a section contains that scrolls across.
    var orthogonalContentSize: CGSize {
        var size = CGSize.zero
        size[axis] = groups.thickness
        let (start, end) = orthogonalInsets
        size[axis.other] = start + groups.total + end
        return size
    }

    /// The space before the first group and behind the last one, in points.
    private var orthogonalInsets: (start: CGFloat, end: CGFloat) {
        let own = (
            start: section.contentInsets.start(along: axis.other), end: section.contentInsets.end(along: axis.other)
        )
        guard section.orthogonal == .centred, groups.count > 0 else { return own }
        let frame = orthogonalFrame.size[axis.other]
        return (
            max(own.start, (frame - groups.size(of: 0)[axis.other]) / 2),
            max(own.end, (frame - groups.size(of: groups.count - 1)[axis.other]) / 2)
        )
    }

    /// Returns where a group begins in the content of a section that scrolls across, and how long it is, in points.
    func orthogonalSpan(ofGroup group: Int) -> (start: CGFloat, length: CGFloat) {
        (orthogonalInsets.start + groups.start(of: group), groups.size(of: group)[axis.other])
    }

    /// Returns the group at a place of the content of a section that scrolls across.
    func orthogonalGroup(at place: CGFloat) -> Int {
        groups.group(at: place - orthogonalInsets.start)
    }

    // MARK: Placements

    /// Returns the items that touch a rectangle, and what is anchored to them.
    ///
    /// The rectangle and the answer are in the coordinates of the section, or of its content where it scrolls across.
    func items(in rect: CGRect) -> [CompositionalPlacement] {
        let origin = itemsOrigin
        let start = rect.start(along: groups.axis) - origin[groups.axis]
        let end = rect.end(along: groups.axis) - origin[groups.axis]
        guard start <= end, groups.count > 0 else { return [] }
        var found: [CompositionalPlacement] = []
        // What is anchored to an item may reach out of its group, so the neighbours are looked at as well.
        let range = groups.groups(in: start...end)
        for group in max(0, range.lowerBound - 1)..<min(groups.count, range.upperBound + 1) {
            for placement in groups.placements(of: group, room: groupsRoom) {
                let moved = placement.moved(by: origin)
                if moved.frame.touches(rect) { found.append(moved) }
            }
        }
        return found
    }

    /// Returns the views at the section's boundary and behind it, in the coordinates of the section.
    ///
    /// - Parameter visible: The part of the section's axis that is in sight. It moves those views that are pinned.
    func surroundings(visible: ClosedRange<CGFloat>?) -> [CompositionalPlacement] {
        decorations + boundaries.placements(in: extent, visible: visible)
    }

    private var decorations: [CompositionalPlacement] {
        section.decorations.map { decoration in
            var frame = CGRect.zero
            frame.origin[axis] = -decoration.outset.start
            frame.size[axis] = extent + decoration.outset.start + decoration.outset.end
            frame.size[axis.other] = container[axis.other]
            let insets = decoration.contentInsets
            return CompositionalPlacement(
                element: decoration.element,
                frame: CGRect(
                    x: frame.minX + insets.leading, y: frame.minY + insets.top,
                    width: max(0, frame.width - insets.leading - insets.trailing),
                    height: max(0, frame.height - insets.top - insets.bottom)),
                zIndex: decoration.zIndex + CompositionalDecoration.backgroundZIndex)
        }
    }

    /// Returns the place of an item, or of what is anchored to one; nil for an item that the section does not have.
    func anchoredPlacement(of element: CompositionalPlacement.Element) -> CompositionalPlacement? {
        let index: Int
        switch element {
        case .item(let item): index = item
        case .supplementary(_, let item): index = item
        case .decoration: return nil
        }
        guard (0..<itemCount).contains(index), groups.count > 0 else { return nil }
        let group = groups.group(of: index)
        guard (0..<groups.count).contains(group) else { return nil }
        return groups.placements(of: group, room: groupsRoom).first { $0.element == element }?.moved(by: itemsOrigin)
    }

    private var itemsOrigin: CGPoint {
        guard isOrthogonal else { return groupsOrigin }
        var origin = CGPoint.zero
        origin[axis.other] = orthogonalInsets.start
        return origin
    }

    /// Returns where the group ends along the layout's axis that an item is in, in the coordinates of the section.
    func groupEnd(ofItem item: Int) -> CGFloat {
        guard !isOrthogonal, groups.count > 0, (0..<itemCount).contains(item) else { return extent }
        let group = groups.group(of: item)
        return contentStart + groups.start(of: group) + groups.size(of: group)[axis]
    }

    // MARK: Measuring

    /// Says which size the content of an element asks for; it counts along the axes that are estimated.
    mutating func measure(_ element: CompositionalPlacement.Element, as size: CGSize) {
        groups.measure(element, as: size)
        guard section.boundaries.contains(where: { $0.element == element }) else { return }
        boundaries = CompositionalBoundaries(
            section.boundaries, axis: axis, container: container, insets: section.supplementaryInsets,
            measures: measures)
        let room = Self.groupContainer(section, axis, container, boundaries)
        guard room != groups.container else { return }
        groups = CompositionalGroups(
            section.group, axis: groups.axis, container: room, spacing: section.interGroupSpacing,
            itemCount: itemCount, measures: measures)
    }
}

extension CompositionalPlacement {
    /// The placement moved by a distance.
    func moved(by distance: CGPoint) -> CompositionalPlacement {
        var moved = self
        moved.frame = frame.offsetBy(dx: distance.x, dy: distance.y)
        return moved
    }
}
