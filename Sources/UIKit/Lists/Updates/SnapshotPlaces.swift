import Synchronization

/// The places of the items of a snapshot, by a number that each has as long as it is in it.
struct SnapshotPlaces: Sendable {
    /// The place of an item: the number of its section, and the index in that.
    struct Place: Sendable {
        var section: Int
        var item: Int
    }

    private var places: [Place] = []
    /// The stamp of each number that an item has, which no other item in any snapshot ever has; 0 for a number that is free.
    ///
    /// So an item with the same number and the same stamp in two snapshots, of which one is an edited copy of the other, is the same one,
    /// which is known without a look at its identifier.
    private var stamps: [Int] = []
    private var free: [Int] = []

    private static let nextStamp = Atomic<Int>(1)

    /// The number that is one more than the highest one that an item has.
    var limit: Int {
        places.count
    }

    subscript(number: Int) -> Place {
        places[number]
    }

    /// Whether a number stands for the same item in another snapshot, as far as it is known without a look at the identifiers.
    func isShared(_ number: Int, with other: SnapshotPlaces) -> Bool {
        number < other.stamps.count && stamps[number] == other.stamps[number]
    }

    /// Gives out numbers for new items.
    mutating func assign(_ count: Int) -> [Int] {
        let stamp = Self.nextStamp.wrappingAdd(count, ordering: .relaxed).oldValue
        let reused = min(count, free.count)
        let numbers = Array(free.suffix(reused)) + (places.count..<(places.count + count - reused))
        free.removeLast(reused)
        places += repeatElement(Place(section: 0, item: 0), count: count - reused)
        stamps += repeatElement(0, count: count - reused)
        for (index, number) in numbers.enumerated() { stamps[number] = stamp &+ index }
        return numbers
    }

    /// Takes the numbers of items back.
    mutating func release(_ numbers: [Int]) {
        for number in numbers { stamps[number] = 0 }
        free += numbers
    }

    /// Keeps where the items of a section are.
    ///
    /// - Parameters:
    ///   - numbers: The numbers of all items of the section, in order.
    ///   - index: The first index at which something has changed.
    ///   - section: The number of the section.
    mutating func place(_ numbers: [Int], from index: Int, inSection section: Int) {
        for item in index..<numbers.count { places[numbers[item]] = Place(section: section, item: item) }
    }
}
