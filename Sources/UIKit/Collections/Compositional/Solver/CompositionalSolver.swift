/// A compositional layout as a value: where the sections lie, and what is to be seen in a rectangle.
///
/// Coordinates are points from the leading upper corner of the content; the collection view mirrors them where one reads from right to
/// left.
struct CompositionalSolver {
    /// An element together with its section; nil stands for the layout as a whole.
    struct Found: Equatable {
        var section: Int?
        var placement: CompositionalPlacement
    }

    let axis: CompositionalAxis
    let container: CGSize
    let interSectionSpacing: CGFloat
    private(set) var sections: [CompositionalSectionLayout]
    private let globalItems: [CompositionalBoundary]
    private(set) var globalMeasures: CompositionalMeasures
    private var global: CompositionalBoundaries
    /// The places at which the sections begin along the axis, and behind them the end of the last one.
    private var starts: [CGFloat] = []

    /// - Parameters:
    ///   - container: The size of what is seen of the content at once, without what covers its edges, in points.
    ///   - boundaries: The views at the edges of the whole content.
    init(
        axis: CompositionalAxis, container: CGSize, sections: [CompositionalSectionLayout],
        interSectionSpacing: CGFloat = 0, boundaries: [CompositionalBoundary] = [],
        globalMeasures: CompositionalMeasures = CompositionalMeasures()
    ) {
        self.axis = axis
        self.container = container
        self.interSectionSpacing = interSectionSpacing
        self.sections = sections
        globalItems = boundaries
        self.globalMeasures = globalMeasures
        global = CompositionalBoundaries(
            boundaries, axis: axis, container: container, insets: .zero, measures: globalMeasures)
        stack(from: 0)
    }

    private mutating func stack(from first: Int) {
        starts.removeLast(max(0, starts.count - first))
        var place = global.extent.start
        if first > 0 { place = starts[first - 1] + sections[first - 1].extent + interSectionSpacing }
        for section in sections[first...] {
            starts.append(place)
            place += section.extent + interSectionSpacing
        }
        starts.append(sections.isEmpty ? place : place - interSectionSpacing)
    }

    private var total: CGFloat { (starts.last ?? 0) + global.extent.end }

    /// The size of all content, in points.
    var contentSize: CGSize {
        var size = container
        size[axis] = total
        return size
    }

    /// Whether something has to move when the content is scrolled.
    var isPinning: Bool { global.arePinned || sections.contains { $0.boundaries.arePinned } }

    /// Returns where a section lies.
    func frame(of section: Int) -> CGRect {
        guard sections.indices.contains(section) else { return .zero }
        var frame = CGRect.zero
        frame.origin[axis] = starts[section]
        frame.size[axis] = sections[section].extent
        frame.size[axis.other] = container[axis.other]
        return frame
    }

    /// Returns what is seen of a section that scrolls across.
    func orthogonalFrame(of section: Int) -> CGRect {
        guard sections.indices.contains(section) else { return .zero }
        let origin = frame(of: section).origin
        return sections[section].orthogonalFrame.offsetBy(dx: origin.x, dy: origin.y)
    }

    // MARK: Placements

    /// Returns what touches a rectangle, but the items of sections that scroll across.
    ///
    /// - Parameter visible: The part of the content that is in sight, without what covers its edges: pinned views keep to it.
    func placements(in rect: CGRect, visible: CGRect) -> [Found] {
        var found: [Found] = []
        for number in sections(in: rect) {
            let section = sections[number]
            let origin = frame(of: number).origin
            if !section.isOrthogonal {
                let inner = rect.offsetBy(dx: -origin.x, dy: -origin.y)
                found += section.items(in: inner).map { Found(section: number, placement: $0.moved(by: origin)) }
            }
            found += surroundings(of: number, visible: visible).filter { $0.placement.frame.touches(rect) }
        }
        return found + globalPlacements(visible: visible).filter { $0.placement.frame.touches(rect) }
    }

    /// The sections that touch a rectangle, and a neighbour on each side, whose views may reach out of it.
    private func sections(in rect: CGRect) -> Range<Int> {
        guard !sections.isEmpty else { return 0..<0 }
        let first = section(at: rect.start(along: axis))
        let last = section(at: rect.end(along: axis))
        return max(0, first - 1)..<min(sections.count, last + 2)
    }

    /// The last section that begins at a place or before it; the first one for places before all.
    private func section(at place: CGFloat) -> Int {
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] > place { high = middle } else { low = middle + 1 }
        }
        return max(0, low - 1)
    }

    private func surroundings(of number: Int, visible: CGRect?) -> [Found] {
        let origin = frame(of: number).origin
        let range = visible.map { pinningRange(of: $0, from: origin[axis]) }
        return sections[number].surroundings(visible: range).map {
            Found(section: number, placement: $0.moved(by: origin))
        }
    }

    /// Returns which part of a section's axis is in sight, without what pinned views of the whole layout cover.
    private func pinningRange(of visible: CGRect, from origin: CGFloat) -> ClosedRange<CGFloat> {
        var (start, end) = (visible.start(along: axis), visible.end(along: axis))
        for found in globalPlacements(visible: visible) where found.placement.isPinned {
            let frame = found.placement.frame
            let isBefore = frame.start(along: axis) + frame.end(along: axis) <= start + end
            if isBefore { start = max(start, frame.end(along: axis)) } else { end = min(end, frame.start(along: axis)) }
        }
        return (start - origin)...max(start - origin, end - origin)
    }

    private func globalPlacements(visible: CGRect?) -> [Found] {
        guard !globalItems.isEmpty else { return [] }
        let range = visible.map { $0.start(along: axis)...max($0.start(along: axis), $0.end(along: axis)) }
        return global.placements(in: total, visible: range).map { Found(section: nil, placement: $0) }
    }

    /// Returns where an element lies; nil where there is none of this name.
    ///
    /// The items of a section that scrolls across are answered in the coordinates of its content.
    /// - Parameter section: Nil for views at the edges of the whole content.
    func placement(
        of element: CompositionalPlacement.Element, in section: Int?, visible: CGRect? = nil
    ) -> CompositionalPlacement? {
        guard let section else {
            return globalPlacements(visible: visible).first { $0.placement.element == element }?.placement
        }
        guard sections.indices.contains(section) else { return nil }
        if let found = surroundings(of: section, visible: visible).first(where: { $0.placement.element == element }) {
            return found.placement
        }
        let anchored = sections[section].anchoredPlacement(of: element)
        return sections[section].isOrthogonal ? anchored : anchored?.moved(by: frame(of: section).origin)
    }

    // MARK: Measuring

    /// Says which size the content of an element asks for.
    ///
    /// - Parameter edge: The place at which the visible part begins along the axis, in points.
    /// - Returns: The distance by which the content's offset changes so that what is in sight stays where it is: what grew before it.
    mutating func measure(
        _ element: CompositionalPlacement.Element, in section: Int?, as size: CGSize, above edge: CGFloat
    ) -> CGFloat {
        guard let section else {
            globalMeasures[element] = size
            let before = global.extent.start
            global = CompositionalBoundaries(
                globalItems, axis: axis, container: container, insets: .zero, measures: globalMeasures)
            stack(from: 0)
            return before <= edge ? global.extent.start - before : 0
        }
        guard sections.indices.contains(section) else { return 0 }
        let before = end(of: element, in: section)
        let extent = sections[section].extent
        sections[section].measure(element, as: size)
        if sections[section].extent != extent { stack(from: section + 1) }
        return before <= edge ? end(of: element, in: section) - before : 0
    }

    /// Returns where something ends that pushes away what follows it, in points along the axis.
    private func end(of element: CompositionalPlacement.Element, in section: Int) -> CGFloat {
        let layout = sections[section]
        if case .item(let item) = element { return starts[section] + layout.groupEnd(ofItem: item) }
        let own = layout.boundaries.placements(in: layout.extent).first { $0.element == element }
        return starts[section] + (own?.frame.end(along: axis) ?? layout.extent)
    }
}
