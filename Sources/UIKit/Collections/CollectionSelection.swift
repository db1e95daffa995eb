/// The selected items of a collection view, in the order in which they were selected.
struct CollectionSelection {
    private(set) var places: [IndexPath] = []
    private var known: Set<IndexPath> = []

    func contains(_ place: IndexPath) -> Bool {
        known.contains(place)
    }

    mutating func insert(_ place: IndexPath) {
        if known.insert(place).inserted { places.append(place) }
    }

    mutating func remove(_ place: IndexPath) {
        if known.remove(place) != nil { places.removeAll { $0 == place } }
    }

    mutating func removeAll() {
        self = CollectionSelection()
    }

    /// Moves the selection along with the items. What `move` answers nil for is not selected any more.
    mutating func follow(_ move: (IndexPath) -> IndexPath?) {
        places = places.compactMap(move)
        known = Set(places)
    }
}
