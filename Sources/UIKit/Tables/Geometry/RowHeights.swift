/// The heights of the rows of one section, and of which of them it is known and not just estimated.
struct RowHeights: Sendable, Equatable {
    private(set) var sums: HeightSums
    /// Whether no height is an estimate.
    private(set) var areAllKnown: Bool
    /// The rows whose height is known, where it is not known of all.
    private(set) var known: Set<Int> = []

    /// - Parameters:
    ///   - count: How many rows there are.
    ///   - height: The height of each, in points.
    ///   - isKnown: Whether that is what it is, and no estimate.
    init(count: Int, height: CGFloat, isKnown: Bool) {
        sums = HeightSums(count: count, common: height)
        areAllKnown = isKnown
    }

    /// - Parameters:
    ///   - heights: The height of each row, in points.
    ///   - known: The rows whose height is no estimate; nil for all.
    init(_ heights: [CGFloat], known: Set<Int>?) {
        sums = HeightSums(heights)
        areAllKnown = known == nil
        self.known = known ?? []
    }

    var count: Int {
        sums.count
    }

    func isKnown(_ row: Int) -> Bool {
        areAllKnown || known.contains(row)
    }

    /// Gives a row its height.
    mutating func set(_ height: CGFloat, at row: Int) {
        sums[row] = height
        if !areAllKnown { known.insert(row) }
    }

    /// Gives the rows that have an estimate the heights that were known of them before, as better estimates.
    mutating func estimate(by old: RowHeights) {
        guard !areAllKnown, old.count == count else { return }
        for row in old.areAllKnown ? Set(0..<count) : old.known where !known.contains(row) { sums[row] = old.sums[row] }
    }

    /// Has the height of a row be asked again. Until then it counts as it is.
    mutating func forget(_ row: Int) {
        if areAllKnown {
            areAllKnown = false
            known = Set(0..<count)
        }
        known.remove(row)
    }

    /// Has the heights of all rows be asked again. Until then they count as they are.
    mutating func forgetAll() {
        areAllKnown = false
        known = []
    }

    /// Returns the heights without the row at `index`, or with another one before it.
    ///
    /// - Parameter height: The height of the row that comes; nil takes the one at `index` away.
    func changed(at index: Int, _ height: CGFloat?) -> RowHeights {
        var heights = (0..<count).map { sums[$0] }
        var known = areAllKnown ? Set(heights.indices) : known
        if let height {
            heights.insert(height, at: index)
            known = Set(known.map { $0 >= index ? $0 + 1 : $0 })
            known.insert(index)
        } else {
            heights.remove(at: index)
            known.remove(index)
            known = Set(known.map { $0 > index ? $0 - 1 : $0 })
        }
        return RowHeights(heights, known: known.count == heights.count ? nil : known)
    }
}
