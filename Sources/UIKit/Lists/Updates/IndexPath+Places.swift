extension IndexPath {
    /// Whether there is an item at this place.
    ///
    /// - Parameter counts: The number of items of each section.
    func isPlace(in counts: [Int]) -> Bool {
        guard count == 2 else { return false }
        let (section, item) = (self[0], self[1])
        return section >= 0 && section < counts.count && item >= 0 && item < counts[section]
    }

    /// The index path as UIKit's messages write it.
    var messageText: String {
        "{length = \(count), path = \(map(String.init).joined(separator: " - "))}"
    }
}

extension Collection where Element == IndexPath {
    /// The number of places in each section that has one.
    var countsBySection: [Int: Int] {
        reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
    }

    /// The places in each section that has one, as indices that are left out.
    var gapsBySection: [Int: IndexGaps] {
        reduce(into: [Int: [Int]]()) { $0[$1.section, default: []].append($1.item) }.mapValues { IndexGaps($0) }
    }
}
