/// The extents of many groups that follow each other, most of which have the same one.
///
/// To find a place or a group takes no time while all are the same, and the logarithm of their number once some differ.
struct GroupExtents {
    let count: Int
    /// The extent of a group for which no other one was set, in points.
    let standard: CGFloat
    /// The space between two groups, in points.
    let spacing: CGFloat
    /// The differences of extents from the standard one, by the numbers of the groups, in points.
    private var differences: [Int: CGFloat] = [:]
    /// The sums of the differences: the element `i` has those of the `i & -i` groups that end with the number `i - 1` (a binary indexed
    /// tree).
    private var sums: [CGFloat] = []

    init(count: Int, standard: CGFloat, spacing: CGFloat) {
        self.count = max(0, count)
        self.standard = standard
        self.spacing = spacing
    }

    /// The extent of a group, in points.
    subscript(group: Int) -> CGFloat {
        get { standard + (differences[group] ?? 0) }
        set {
            guard (0..<count).contains(group) else { return }
            let change = newValue - self[group]
            guard change != 0 else { return }
            differences[group] = newValue - standard
            if sums.isEmpty { sums = Array(repeating: 0, count: count + 1) }
            var index = group + 1
            while index <= count {
                sums[index] += change
                index += index & -index
            }
        }
    }

    /// Returns where a group begins, in points from the start of the first one.
    func start(of group: Int) -> CGFloat {
        var result = CGFloat(group) * (standard + spacing)
        guard !sums.isEmpty else { return result }
        var index = min(group, count)
        while index > 0 {
            result += sums[index]
            index -= index & -index
        }
        return result
    }

    /// The length from the start of the first group to the end of the last one, in points.
    var total: CGFloat { count > 0 ? start(of: count) - spacing : 0 }

    /// The last group that begins at a place or before it; the first one for places before all.
    func group(at place: CGFloat) -> Int {
        guard count > 0 else { return 0 }
        guard !sums.isEmpty else {
            let stride = standard + spacing
            guard stride > 0, place > 0 else { return 0 }
            return min(count - 1, Int(clamping: place / stride))
        }
        var group = 0
        var start = CGFloat(0)
        var step = 1
        while step * 2 <= count { step *= 2 }
        while step > 0 {
            let next = group + step
            if next <= count {
                let nextStart = start + CGFloat(step) * (standard + spacing) + sums[next]
                if nextStart <= place { (group, start) = (next, nextStart) }
            }
            step /= 2
        }
        return min(group, count - 1)
    }
}
