/// An item that the user holds: the layout shows the others as if it had moved already, while the data still has it where it was.
struct ItemMove: Equatable {
    /// The item's place in the data.
    let origin: IndexPath
    /// The place that it would get.
    var target: IndexPath

    /// The place in the data of what the layout has at `place`.
    func dataPlace(ofLayoutPlace place: IndexPath) -> IndexPath {
        guard place.count == 2, place != target else { return place == target ? origin : place }
        var item = place.item
        if place.section == target.section, item > target.item { item -= 1 }
        if place.section == origin.section, item >= origin.item { item += 1 }
        return IndexPath(item: item, section: place.section)
    }

    /// The place in the layout of what the data has at `place`.
    func layoutPlace(ofDataPlace place: IndexPath) -> IndexPath {
        guard place.count == 2, place != origin else { return place == origin ? target : place }
        var item = place.item
        if place.section == origin.section, item > origin.item { item -= 1 }
        if place.section == target.section, item >= target.item { item += 1 }
        return IndexPath(item: item, section: place.section)
    }

    func counts(_ counts: CollectionCounts) -> CollectionCounts {
        var counts = counts
        // The data may have changed while the item is held.
        guard counts.items.indices.contains(origin.section), counts.items.indices.contains(target.section),
            counts.items[origin.section] > 0
        else { return counts }
        counts.items[origin.section] -= 1
        counts.items[target.section] += 1
        return counts
    }
}
