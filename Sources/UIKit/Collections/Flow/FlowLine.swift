/// A line of a section of a flow layout: some items side by side.
struct FlowLine: Equatable {
    /// The index of the first item.
    let first: Int
    let count: Int
    /// The place at which the line begins, along the direction of scrolling and from the start of the section, in points.
    let start: CGFloat
    /// The length of its longest item along the direction of scrolling.
    let thickness: CGFloat
    /// The place at which the first item begins, across the direction of scrolling, in points.
    let lead: CGFloat
    /// The gap between two items of the line, in points.
    let gap: CGFloat

    var end: CGFloat {
        start + thickness
    }

    var items: Range<Int> {
        first..<(first + count)
    }
}
