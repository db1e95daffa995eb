/// A line of a section of a flow layout: some items side by side.
struct FlowLine: Equatable {
    /// The index of the first item.
    let first: Int
    let count: Int
    /// Where the line begins, along the direction of scrolling and from the start of the section.
    let start: CGFloat
    /// The length of its longest item along the direction of scrolling.
    let thickness: CGFloat
    /// Where the first item begins, across the direction of scrolling.
    let lead: CGFloat
    /// Between two items.
    let gap: CGFloat

    var end: CGFloat {
        start + thickness
    }

    var items: Range<Int> {
        first..<(first + count)
    }
}
