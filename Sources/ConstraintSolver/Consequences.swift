/// Knows which symbols follow from which: the definitions that refer to a symbol follow it.
///
/// Most changes are of constants, as while a window is resized, and then who follows whom stays as it is. So it is found
/// where it is first needed, and kept until a definition refers to something new. A definition that no longer refers to
/// something does no harm: its value is found once more for nothing.
struct Consequences {
    /// All that were asked for and what follows them, each after its followers.
    private var search = DepthFirstSearch()
    /// By symbol: where it is in that order.
    private var places: ContiguousArray<Int32> = []
    /// By symbol: where its followers are among those of all.
    private var spans: ContiguousArray<Range<Int>> = []
    /// As symbols while they are being found, then as places.
    private var followers: ContiguousArray<Int32> = []
    private var placedFollowers = 0
    /// The places of those that are to be looked at.
    private var waiting = PlaceSet()
    private var isOutdated = true

    /// A definition refers to something that it did not refer to before.
    mutating func forget() {
        isOutdated = true
    }

    // MARK: Finding

    /// Comes before all that follows. Symbols are below `symbolCount`.
    mutating func begin(symbolCount: Int) {
        let more = symbolCount - places.count
        if more > 0 {
            places.append(contentsOf: repeatElement(0, count: more))
            spans.append(contentsOf: repeatElement(0..<0, count: more))
        }
        if isOutdated {
            isOutdated = false
            search.begin(symbolCount: symbolCount)
            followers.removeAll(keepingCapacity: true)
            placedFollowers = 0
        } else {
            search.grow(to: symbolCount)
        }
        waiting.grow(to: symbolCount)
    }

    /// Names a symbol whose consequences have to be known.
    mutating func visit(_ symbol: Int32) {
        search.visit(symbol)
    }

    /// The next symbol whose followers are to be added; nil when all are known.
    mutating func next() -> Int32? {
        let known = search.order.count
        let symbol = search.next()
        for place in known..<search.order.count { places[Int(search.order[place])] = Int32(place) }
        if let symbol {
            spans[Int(symbol)] = followers.count..<followers.count
        } else {
            while placedFollowers < followers.count {
                followers[placedFollowers] = places[Int(followers[placedFollowers])]
                placedFollowers += 1
            }
        }
        return symbol
    }

    /// Adds a follower of the symbol that `next()` answered last.
    mutating func add(_ follower: Int32, to symbol: Int32) {
        followers.append(follower)
        spans[Int(symbol)] = spans[Int(symbol)].lowerBound..<followers.count
        search.visit(follower)
    }

    // MARK: Following

    /// The symbol is to be looked at. It has been visited.
    mutating func note(_ symbol: Int32) {
        waiting.insert(places[Int(symbol)])
    }

    mutating func noteFollowers(of symbol: Int32) {
        for index in spans[Int(symbol)] { waiting.insert(followers[index]) }
    }

    /// Removes from the symbols to be looked at one that follows none of the others, and returns it.
    mutating func takeFirst() -> Int32? {
        guard let place = waiting.takeLast() else { return nil }
        return search.order[place]
    }
}
