/// The ranges of a text that were found, in their order, with their looks.
struct FoundTextMarks {
    struct Mark: Equatable {
        let range: Range<Int>
        var style: UITextSearchFoundTextStyle
    }

    private(set) var marks: [Mark] = []
    /// The length of the longest range.
    private var longest = 0

    var isEmpty: Bool { marks.isEmpty }

    /// Gives a range a look. Ranges that come in their order take no time to speak of.
    mutating func set(_ style: UITextSearchFoundTextStyle, for range: Range<Int>) {
        let index = firstIndex(startingFrom: range.lowerBound)
        if marks.indices.contains(index), marks[index].range == range {
            if style == .normal { marks.remove(at: index) } else { marks[index].style = style }
        } else if style != .normal, !range.isEmpty {
            longest = max(longest, range.count)
            marks.insert(Mark(range: range, style: style), at: index)
        }
    }

    mutating func removeAll() {
        (marks, longest) = ([], 0)
    }

    /// Returns the marks that overlap a range.
    func touching(_ range: Range<Int>) -> [Mark] {
        var index = firstIndex(startingFrom: range.lowerBound - longest)
        var found: [Mark] = []
        while index < marks.count, marks[index].range.lowerBound < range.upperBound {
            if marks[index].range.overlaps(range) { found.append(marks[index]) }
            index += 1
        }
        return found
    }

    /// The index of the first mark that does not start before a place.
    private func firstIndex(startingFrom start: Int) -> Int {
        guard let last = marks.last, last.range.lowerBound >= start else { return marks.count }
        var (low, high) = (0, marks.count)
        while low < high {
            let middle = (low + high) / 2
            if marks[middle].range.lowerBound < start { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
