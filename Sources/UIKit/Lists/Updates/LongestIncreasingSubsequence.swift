/// Finds the most elements of a list that are in rising order already. They can stay while all others move, which are the fewest moves.
enum LongestIncreasingSubsequence {
    /// Says which numbers are in rising order already. It takes O(n log n).
    ///
    /// - Parameter values: Different numbers.
    /// - Returns: For each number whether it belongs to a longest rising subsequence.
    static func members(of values: [Int]) -> [Bool] {
        var isMember = [Bool](repeating: false, count: values.count)
        // The index of the lowest value that ends a rising subsequence of each length, less one.
        var ends: [Int] = []
        // The index of the value before each one in the longest rising subsequence that it ends, or -1.
        var previous = [Int](repeating: -1, count: values.count)
        for (index, value) in values.enumerated() {
            // Most lists are in order, or nearly so: the value mostly comes after all others.
            var low = 0
            if let last = ends.last, values[last] < value {
                low = ends.count
            } else {
                var high = ends.count
                while low < high {
                    let middle = (low + high) / 2
                    if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
                }
            }
            if low > 0 { previous[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var index = ends.last ?? -1
        while index >= 0 {
            isMember[index] = true
            index = previous[index]
        }
        return isMember
    }
}
