/// The groups of a section in their order: where each one lies, and which items are in it.
///
/// Groups whose items have sizes that are known beforehand are all alike: one is laid out, and the places of the others follow from it.
/// If the content says sizes, groups count as alike until something in them is measured. If the content even says how many items there are
/// in a group, the groups up to the last one that something was measured in are kept one by one.
struct CompositionalGroups {
    let group: CompositionalGroup
    /// The axis along which the groups follow each other.
    let axis: CompositionalAxis
    /// The size that fractions of the group are of.
    let container: CGSize
    let itemCount: Int
    private let spacing: CGFloat
    /// The first group before anything was measured.
    private let pattern: CompositionalArrangement
    private let isEstimated: Bool
    private let isFlowing: Bool
    private var arranger: CompositionalArranger

    /// The groups that are kept one by one; after them come those that are alike.
    private var records: [Record] = []
    private var alike: GroupExtents
    /// The place at which the first group begins that is not kept by itself; `alikeFirst` is its first item.
    private var alikeStart = CGFloat(0)
    private var alikeFirst = 0
    private var lastMeasured = -1
    /// The extents across the axis of groups that something was measured in.
    private var thicknesses: [Int: CGFloat] = [:]

    private struct Record {
        let first: Int
        let start: CGFloat
        /// The extent of the group with the space around it, in points.
        let extent: CGFloat
    }

    init(
        _ group: CompositionalGroup, axis: CompositionalAxis, container: CGSize, spacing: CGFloat, itemCount: Int,
        measures: CompositionalMeasures
    ) {
        self.group = group
        self.axis = axis
        self.container = container
        self.itemCount = max(0, itemCount)
        self.spacing = spacing
        isEstimated = group.isEstimated
        isFlowing = group.isFlowing
        let unmeasured = CompositionalArranger(measures: CompositionalMeasures(), itemCount: itemCount)
        pattern = unmeasured.arrangement(of: group, in: container, first: 0)
        arranger = CompositionalArranger(measures: measures, itemCount: itemCount)
        alike = GroupExtents(count: 0, standard: 0, spacing: 0)
        alike = makeAlike(from: 0)
        guard isEstimated else { return }
        let measured = measures.measuredItems.filter { (0..<self.itemCount).contains($0) }
        if isFlowing {
            lastMeasured = measured.max() ?? -1
            if let first = measured.min() { remeasure(first) }
        } else {
            measureLastGroup()
            for item in measured { remeasure(item) }
        }
    }

    private var perGroup: Int { pattern.count }

    private func makeAlike(from first: Int) -> GroupExtents {
        let count = perGroup > 0 ? (max(0, itemCount - first) + perGroup - 1) / perGroup : 0
        return GroupExtents(count: count, standard: extent(of: pattern), spacing: spacing)
    }

    /// The extent of a group with the space around it, in points.
    private func extent(of arrangement: CompositionalArrangement) -> CGFloat {
        arrangement.size[axis] + group.item.edgeSpacing.least(along: axis)
    }

    // MARK: Groups

    var count: Int { records.count + alike.count }

    /// The length from the start of the first group to the end of the last one, in points.
    var total: CGFloat {
        if alike.count > 0 { return alikeStart + alike.total }
        return records.last.map { $0.start + $0.extent } ?? 0
    }

    /// The extent of the thickest group across the axis, with the space around it, in points.
    var thickness: CGFloat {
        guard count > 0 else { return 0 }
        let edges = group.item.edgeSpacing.least(along: axis.other)
        return (thicknesses.values.max() ?? pattern.size[axis.other]) + edges
    }

    /// The number of the group that an item is in.
    func group(of item: Int) -> Int {
        if item >= alikeFirst { return records.count + (perGroup > 0 ? (item - alikeFirst) / perGroup : 0) }
        return (records.partitioningIndex { $0.first > item }) - 1
    }

    /// Returns where a group begins, without the space around it, in points.
    func start(of group: Int) -> CGFloat {
        outerStart(of: group) + self.group.item.edgeSpacing.start(along: axis).length
    }

    private func outerStart(of group: Int) -> CGFloat {
        group < records.count ? records[group].start : alikeStart + alike.start(of: group - records.count)
    }

    /// The extent of a group with the space around it, in points.
    func extent(of group: Int) -> CGFloat {
        group < records.count ? records[group].extent : alike[group - records.count]
    }

    /// The groups that touch a part of the axis.
    func groups(in range: ClosedRange<CGFloat>) -> Range<Int> {
        guard count > 0 else { return 0..<0 }
        let first = group(at: range.lowerBound)
        let last = group(at: range.upperBound)
        return first..<(last + 1)
    }

    /// The last group that begins at a place or before it; the first one for places before all.
    func group(at place: CGFloat) -> Int {
        if records.isEmpty || (place >= alikeStart && alike.count > 0) {
            return records.count + alike.group(at: place - alikeStart)
        }
        return max(0, records.partitioningIndex { $0.start > place } - 1)
    }

    /// Returns the items of a group and what is anchored to them, in coordinates in which the first group begins at zero.
    ///
    /// - Parameter room: How much room there is across the axis, in points: flexible spaces around the group take their share of it.
    func placements(of number: Int, room: CGFloat) -> [CompositionalPlacement] {
        let arrangement = arrangement(of: number)
        let edges = group.item.edgeSpacing
        let flexible = edges.flexibleCount(along: axis.other)
        let free = max(0, room - arrangement.size[axis.other] - edges.least(along: axis.other))
        var origin = CGPoint.zero
        origin[axis] = start(of: number)
        origin[axis.other] = edges.startLength(
            along: axis.other, share: flexible > 0 ? free / CGFloat(flexible) : 0)
        return arrangement.placements.map { placement in
            var placement = placement
            placement.frame = placement.frame.offsetBy(dx: origin.x, dy: origin.y)
            return placement
        }
    }

    /// Returns the size of a group, without the space around it.
    func size(of number: Int) -> CGSize {
        isEstimated ? arrangement(of: number).size : pattern.size
    }

    private func arrangement(of number: Int) -> CompositionalArrangement {
        let first =
            number < records.count ? records[number].first : alikeFirst + (number - records.count) * perGroup
        if isEstimated { return arranger.arrangement(of: group, in: container, first: first) }
        var result = pattern
        result.filled = max(0, min(pattern.filled, itemCount - first))
        result.placements = pattern.placements.compactMap { placement in
            var placement = placement
            switch placement.element {
            case .item(let index):
                guard index + first < itemCount else { return nil }
                placement.element = .item(index + first)
            case .supplementary(let kind, let index):
                guard index + first < itemCount else { return nil }
                placement.element = .supplementary(kind: kind, index: index + first)
            case .decoration: break
            }
            return placement
        }
        return result
    }

    // MARK: Measuring

    /// The sizes that were measured, of the items, of what is anchored to them and of what lies at the section's boundary.
    var measures: CompositionalMeasures { arranger.measures }

    /// Keeps the size that an element asks for, and lays out again what depends on it.
    mutating func measure(_ element: CompositionalPlacement.Element, as size: CGSize) {
        arranger.measures[element] = size
        if case .item(let item) = element, isEstimated, (0..<itemCount).contains(item) { remeasure(item) }
    }

    private mutating func remeasure(_ item: Int) {
        guard perGroup > 0 else { return }
        guard isFlowing else { return remeasureGroup(group(of: item)) }
        lastMeasured = max(lastMeasured, item)
        // The first item of a line may fit into the line before it now.
        let kept = max(0, min(group(of: item), records.count) - 1)
        if kept < records.count {
            alikeFirst = records[kept].first
            alikeStart = records[kept].start
            records.removeLast(records.count - kept)
        }
        thicknesses = thicknesses.filter { $0.key < kept }
        while alikeFirst <= lastMeasured {
            let arrangement = arranger.arrangement(of: group, in: container, first: alikeFirst)
            guard arrangement.filled > 0 else { break }
            let record = Record(first: alikeFirst, start: alikeStart, extent: extent(of: arrangement))
            thicknesses[records.count] = arrangement.size[axis.other]
            records.append(record)
            alikeFirst += arrangement.count
            alikeStart += record.extent + spacing
        }
        alike = makeAlike(from: alikeFirst)
    }

    private mutating func remeasureGroup(_ number: Int) {
        let arrangement = arrangement(of: number)
        alike[number] = extent(of: arrangement)
        thicknesses[number] = arrangement.size[axis.other]
    }

    /// Measures the last group by itself, which may have fewer items than the others and be shorter.
    private mutating func measureLastGroup() {
        guard alike.count > 0, itemCount % perGroup != 0 else { return }
        alike[alike.count - 1] = extent(of: arrangement(of: alike.count - 1))
    }
}

extension Array {
    /// The first index whose element is one of those for which something is true, in an array that has all of those at its end.
    fileprivate func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
