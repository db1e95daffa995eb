/// The heights of things that stand below one another, in points, with the distance of each from the first.
///
/// As long as all have the same height nothing is kept of each. The first that gets another one costs an array of as many numbers. From
/// then on a change of a height, a distance, and the question what stands at a distance take O(log n): the differences to the common height
/// are in a Fenwick tree.
struct HeightSums: Sendable, Equatable {
    let count: Int
    /// The height of each that has no other, in points.
    private let common: CGFloat
    /// The differences to the common height; empty as long as there are none.
    private var differences: [CGFloat] = []
    /// The partial sums of the differences; the one at `i` ends before `i` and has as many as the lowest bit of `i` says.
    private var tree: [CGFloat] = []

    /// - Parameters:
    ///   - count: How many there are.
    ///   - common: The height of each, not negative.
    init(count: Int, common: CGFloat) {
        self.count = count
        self.common = common
    }

    /// - Parameter heights: The height of each, not negative.
    init(_ heights: [CGFloat]) {
        count = heights.count
        common = 0
        differences = heights
        tree = Self.makeTree(heights)
    }

    private static func makeTree(_ values: [CGFloat]) -> [CGFloat] {
        var tree = [0] + values
        for index in tree.indices.dropFirst() {
            let parent = index + (index & -index)
            if parent < tree.count { tree[parent] += tree[index] }
        }
        return tree
    }

    subscript(index: Int) -> CGFloat {
        get { differences.isEmpty ? common : common + differences[index] }
        set {
            guard newValue != self[index] else { return }
            if differences.isEmpty {
                differences = Array(repeating: 0, count: count)
                tree = Array(repeating: 0, count: count + 1)
            }
            let difference = newValue - common
            let change = difference - differences[index]
            differences[index] = difference
            var place = index + 1
            while place <= count {
                tree[place] += change
                place += place & -place
            }
        }
    }

    /// The distance of the one at `index` from the first, in points. That of `count` is the height of all.
    func offset(of index: Int) -> CGFloat {
        var sum = CGFloat(index) * common
        guard !tree.isEmpty else { return sum }
        var place = index
        while place > 0 {
            sum += tree[place]
            place -= place & -place
        }
        return sum
    }

    var total: CGFloat {
        offset(of: count)
    }

    /// The last one that begins at this distance from the first or before it: what is before all counts as the beginning, and for what is
    /// behind all it is the last. Nil where there is none at all.
    func index(at distance: CGFloat) -> Int? {
        guard count > 0 else { return nil }
        let distance = max(0, distance)
        if tree.isEmpty { return common > 0 ? min(count - 1, Int(clamping: distance / common)) : count - 1 }
        var place = 0
        var sum: CGFloat = 0
        var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
        while step > 0 {
            let next = place + step
            if next <= count {
                let end = sum + tree[next] + CGFloat(step) * common
                if end <= distance {
                    place = next
                    sum = end
                }
            }
            step >>= 1
        }
        return min(place, count - 1)
    }

    /// The indices of those of which something is between two distances from the first.
    func indices(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard end > start, end > 0, let first = index(at: start), offset(of: first + 1) > start else { return 0..<0 }
        guard let last = index(at: end), last >= first else { return first..<first }
        // What begins where the stretch ends is not in it.
        return first..<(offset(of: last) < end ? last + 1 : last)
    }
}
