/// The numbers of items that a data source has said, section by section.
struct CollectionCounts: Equatable {
    var items: [Int]

    func contains(_ place: IndexPath) -> Bool {
        place.count == 2 && items.indices.contains(place[0]) && place[1] >= 0 && place[1] < items[place[0]]
    }
}
