/// Counts indices while leaving some out: the index 4 has the rank 3 where 1 is left out.
///
/// An item that stays in a section while others come and go keeps its rank, so two of these, one from before and one from after, tell where
/// the item is then. A question takes O(log n).
struct IndexGaps: Sendable {
    /// The indices that are left out, in rising order.
    private let omitted: [Int]

    /// - Parameter omitted: The indices that are left out, each once, in any order.
    init(_ omitted: [Int] = []) {
        self.omitted = omitted.sorted()
    }

    /// The rank of an index: the number of indices below it that are not left out. Nil where it is left out itself.
    func rank(of index: Int) -> Int? {
        let below = omitted.partitionPoint { $0 < index }
        return below < omitted.count && omitted[below] == index ? nil : index - below
    }

    /// The index that has a rank.
    func index(ofRank rank: Int) -> Int {
        var low = 0
        var high = omitted.count
        while low < high {
            let middle = (low + high) / 2
            // The difference is the number of indices below the omitted one that are not left out.
            if omitted[middle] - middle <= rank { low = middle + 1 } else { high = middle }
        }
        return rank + low
    }
}

extension Array {
    /// The first index whose element does not fulfil a condition that all before it fulfil and none after it does.
    fileprivate func partitionPoint(_ isBelow: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isBelow(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
