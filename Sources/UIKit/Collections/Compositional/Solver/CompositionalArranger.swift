/// Lays groups out: says where in a group its items lie, and how large the group is.
///
/// A group takes its items in the order of their numbers. Where there are not enough of them, the places of the last ones stay free, and
/// the others lie as they would beside them.
struct CompositionalArranger {
    /// The sizes that the content asked for.
    var measures: CompositionalMeasures
    /// The number of items in the section.
    let itemCount: Int

    /// The difference of two computed lengths that still count as equal, in points: three thirds fill a whole.
    private static let tolerance: CGFloat = 0.01

    /// Lays a group out that begins with the item number `first`, in a container of a size.
    func arrangement(of group: CompositionalGroup, in container: CGSize, first: Int) -> CompositionalArrangement {
        arrangement(of: group, size: group.item.size.resolved(in: container), first: first)
    }

    private func arrangement(
        of group: CompositionalGroup, size: CGSize, first: Int
    ) -> CompositionalArrangement {
        let inside = group.item.content(of: CGRect(origin: .zero, size: size))
        var result: CompositionalArrangement
        switch group.content {
        case .custom(let frames):
            result = arrangement(of: frames(inside.size), size: size, inside: inside, first: first)
        case .filled(let elements):
            let places = filledPlaces(of: group, elements, inside.size, first)
            result = line(of: places, of: group, size: size, inside: inside)
        case .repeated(let element, let count, let isEqual):
            let places = repeatedPlaces(of: group, element, max(0, count), isEqual, inside.size, first)
            result = line(of: places, of: group, size: size, inside: inside)
        }
        guard result.filled > 0 else { return result }
        let frame = CGRect(origin: .zero, size: result.size)
        result.placements += anchored(group.item.supplementaries, to: frame, index: first)
        return result
    }

    // MARK: Places of their own

    private func arrangement(
        of frames: [CompositionalCustomFrame], size: CGSize, inside: CGRect, first: Int
    ) -> CompositionalArrangement {
        let filled = max(0, min(frames.count, itemCount - first))
        let placements = frames.prefix(filled).enumerated().map { offset, place in
            CompositionalPlacement(
                element: .item(first + offset), frame: place.frame.offsetBy(dx: inside.minX, dy: inside.minY),
                zIndex: place.zIndex)
        }
        return CompositionalArrangement(size: size, count: frames.count, filled: filled, placements: placements)
    }

    // MARK: Lines

    /// One element in its line, before the room that is left over is shared out.
    private struct Place {
        let element: CompositionalElement
        let first: Int
        /// The size of the item or group without the space around it.
        var size: CGSize
        /// The group that was laid out; nil for an item.
        let arrangement: CompositionalArrangement?

        var item: CompositionalItem { element.item }
        var count: Int { arrangement?.count ?? 1 }

        func isFilled(of itemCount: Int) -> Bool { first < itemCount && arrangement?.filled != 0 }

        /// The length of the element along an axis with the least space around it, in points.
        func room(along axis: CompositionalAxis) -> CGFloat { size[axis] + item.edgeSpacing.least(along: axis) }
    }

    /// Gives an element its size in its line.
    ///
    /// - Parameter forced: A length along an axis in place of the element's own.
    private func place(
        _ element: CompositionalElement, in container: CGSize, first: Int,
        forced: (axis: CompositionalAxis, length: CGFloat)? = nil
    ) -> Place {
        let measured = first < itemCount ? measures[.item(first)] : nil
        switch element {
        case .item(let item):
            var size = item.size.resolved(in: container, measured: measured)
            if let forced { size[forced.axis] = forced.length }
            return Place(element: element, first: first, size: size, arrangement: nil)
        case .group(let group):
            var size = group.item.size.resolved(in: container)
            if let forced { size[forced.axis] = forced.length }
            let arrangement = arrangement(of: group, size: size, first: first)
            return Place(element: element, first: first, size: arrangement.size, arrangement: arrangement)
        }
    }

    private func filledPlaces(
        of group: CompositionalGroup, _ elements: [CompositionalElement], _ container: CGSize, _ first: Int
    ) -> [Place] {
        guard !elements.isEmpty else { return [] }
        // A group that grows with its content holds what there is room for before anything is measured.
        let isGrowing = group.item.size[group.axis].isEstimated
        let asks = isGrowing ? CompositionalArranger(measures: CompositionalMeasures(), itemCount: itemCount) : self
        let isFlowing = group.isFlowing
        var places: [Place] = []
        var (used, taken, index) = (CGFloat(0), first, first)
        while true {
            let element = elements[places.count % elements.count]
            let asked = asks.place(element, in: container, first: taken)
            let room = asked.room(along: group.axis)
            used += (places.isEmpty ? 0 : group.spacing.length) + room
            let isFree = taken >= itemCount
            if !places.isEmpty {
                if used > container[group.axis] + Self.tolerance { break }
                if isFree, isFlowing || room <= 0 || places.count >= Self.mostFreePlaces { break }
                if asked.count == 0, places.count >= elements.count { break }
            }
            let place = isGrowing ? self.place(element, in: container, first: index) : asked
            places.append(place)
            taken += asked.count
            index += place.count
        }
        return places
    }

    private func repeatedPlaces(
        of group: CompositionalGroup, _ element: CompositionalElement, _ count: Int, _ isEqual: Bool,
        _ container: CGSize, _ first: Int
    ) -> [Place] {
        let axis = group.axis
        var forced: (axis: CompositionalAxis, length: CGFloat)?
        if isEqual, count > 0, !element.item.size[axis].isEstimated {
            let spaces = CGFloat(count - 1) * group.spacing.length
            let edges = CGFloat(count) * element.item.edgeSpacing.least(along: axis)
            forced = (axis, CompositionalLength.bounded((container[axis] - spaces - edges) / CGFloat(count)))
        }
        var places: [Place] = []
        var index = first
        for _ in 0..<count {
            if index >= itemCount, places.count >= Self.mostFreePlaces { break }
            let place = place(element, in: container, first: index, forced: forced)
            places.append(place)
            index += place.count
        }
        return places
    }

    /// The greatest number of places in a line that ends with places for which there are no items left: somebody may ask for any number of
    /// them.
    private static let mostFreePlaces = 1000

    private func line(
        of all: [Place], of group: CompositionalGroup, size: CGSize, inside: CGRect
    ) -> CompositionalArrangement {
        let (axis, cross) = (group.axis, group.axis.other)
        let places = withUniformSizes(all)
        let isGrowing = group.item.size[axis].isEstimated
        let needed = places.reduce(0) { $0 + $1.room(along: axis) }
        let spaces = max(0, places.count - 1)
        let flexible = places.reduce(group.spacing.isFlexible ? spaces : 0) {
            $0 + $1.item.edgeSpacing.flexibleCount(along: axis)
        }
        let free = isGrowing ? 0 : max(0, inside.size[axis] - needed - CGFloat(spaces) * group.spacing.length)
        let share = flexible > 0 ? free / CGFloat(flexible) : 0
        let filled = places.filter { $0.isFilled(of: itemCount) }
        let thickness =
            group.item.size[cross].isEstimated
            ? filled.map { $0.room(along: cross) }.max() ?? size[cross] : inside.size[cross]

        var result = CompositionalArrangement(size: size, count: 0, filled: 0, placements: [])
        var place = CGFloat(0)
        var end: CGFloat?
        for element in places {
            let edges = element.item.edgeSpacing
            place += edges.startLength(along: axis, share: share)
            var frame = CGRect(origin: .zero, size: element.size)
            let crossFree = max(0, thickness - element.room(along: cross))
            let crossCount = edges.flexibleCount(along: cross)
            let crossShare = crossCount > 0 ? crossFree / CGFloat(crossCount) : 0
            frame.origin[axis] = place
            frame.origin[cross] = edges.startLength(along: cross, share: crossShare)
            place += element.size[axis] + edges.endLength(along: axis, share: share)
            if element.isFilled(of: itemCount) {
                end = place
                result.placements += placements(of: element, at: frame.offsetBy(dx: inside.minX, dy: inside.minY))
            }
            result.count += element.count
            result.filled += element.arrangement?.filled ?? (element.first < itemCount ? 1 : 0)
            place += group.spacing.length + (group.spacing.isFlexible ? share : 0)
        }
        if isGrowing, let end { result.size[axis] = end }
        if group.item.size[cross].isEstimated { result.size[cross] = thickness }
        return result
    }

    private func withUniformSizes(_ places: [Place]) -> [Place] {
        var places = places
        for axis in [CompositionalAxis.horizontal, .vertical] {
            let uniform = places.indices.filter {
                places[$0].item.size[axis].rule == .uniform && places[$0].isFilled(of: itemCount)
            }
            guard let greatest = uniform.map({ places[$0].size[axis] }).max() else { continue }
            for index in uniform { places[index].size[axis] = greatest }
        }
        return places
    }

    private func placements(of place: Place, at frame: CGRect) -> [CompositionalPlacement] {
        if let arrangement = place.arrangement {
            return arrangement.placements.map { inner in
                var inner = inner
                inner.frame = inner.frame.offsetBy(dx: frame.minX, dy: frame.minY)
                return inner
            }
        }
        let content = place.item.content(of: frame)
        let own = CompositionalPlacement(
            element: .item(place.first), frame: content, isWidthEstimated: place.item.size.width.isEstimated,
            isHeightEstimated: place.item.size.height.isEstimated)
        return [own] + anchored(place.item.supplementaries, to: content, index: place.first)
    }

    private func anchored(
        _ supplementaries: [CompositionalSupplementary], to frame: CGRect, index: Int
    ) -> [CompositionalPlacement] {
        supplementaries.map { supplementary in
            let element = CompositionalPlacement.Element.supplementary(kind: supplementary.kind, index: index)
            let size = supplementary.size.resolved(in: frame.size, measured: measures[element])
            return CompositionalPlacement(
                element: element,
                frame: supplementary.containerAnchor.frame(of: size, in: frame, item: supplementary.itemAnchor),
                zIndex: supplementary.zIndex, isWidthEstimated: supplementary.size.width.isEstimated,
                isHeightEstimated: supplementary.size.height.isEstimated)
        }
    }
}
