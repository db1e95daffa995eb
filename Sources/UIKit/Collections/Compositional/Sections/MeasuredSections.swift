/// The sizes that the content of a compositional layout's elements asked for, kept while the layout is computed anew.
struct MeasuredSections {
    private var sections: [Int: CompositionalMeasures] = [:]
    /// The sizes that the views at the edges of the whole content asked for.
    var global = CompositionalMeasures()
    /// The length across the layout's axis for which the sizes were measured, in points; nil before the first one.
    private var room: CGFloat?

    subscript(section: Int) -> CompositionalMeasures {
        get { sections[section] ?? CompositionalMeasures() }
        set { sections[section] = newValue }
    }

    /// Adopts the length that the layout has across its axis now. Sizes that were measured for another one do not count any more.
    mutating func fit(to room: CGFloat) {
        if let old = self.room, old != room { self = MeasuredSections() }
        self.room = room
    }

    /// Moves sizes along with their items and sections. Sizes of headers and footers stay with their sections.
    mutating func carry(by change: ListChange) {
        let old = sections
        sections = [:]
        for (section, measures) in old {
            for (element, size) in measures.all {
                if case .item(let item) = element {
                    let place = IndexPath(item: item, section: section)
                    guard !change.reloaded.contains(place), let new = change.newIndexPath(of: place) else { continue }
                    self[new.section][.item(new.item)] = size
                } else if let newSection = change.newSection(of: section) {
                    self[newSection][element] = size
                }
            }
        }
    }
}
