/// Numbers that are taken out one by one, the greatest first. While they are, smaller ones may come.
struct PlaceSet {
    /// A bit for each number.
    private var words: ContiguousArray<UInt64> = []
    /// Which word is being taken out; the count of words while none is.
    private var index = 0
    /// The numbers of the current word that were not handed out yet: the word is not written back for each number.
    private var current: UInt64 = 0

    /// Places are below `count`. None is in the set.
    mutating func grow(to count: Int) {
        let more = (count + 63) >> 6 - words.count
        if more > 0 { words.append(contentsOf: repeatElement(0, count: more)) }
        index = words.count
    }

    mutating func insert(_ place: Int32) {
        let bit = 1 &<< UInt64(truncatingIfNeeded: place)
        let word = Int(place >> 6)
        if word == index { current |= bit } else { words[word] |= bit }
    }

    mutating func takeLast() -> Int? {
        while current == 0 {
            guard index > 0 else {
                index = words.count
                return nil
            }
            index -= 1
            current = words[index]
            if current != 0 { words[index] = 0 }
        }
        let bit = 63 &- current.leadingZeroBitCount
        current &= ~(1 &<< UInt64(bit))
        return index << 6 | bit
    }
}
