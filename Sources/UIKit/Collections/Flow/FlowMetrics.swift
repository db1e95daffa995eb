/// The lengths that a flow layout needs to lay out a section, beside the sizes of its items, in points.
struct FlowMetrics: Equatable {
    /// The room across the direction of scrolling.
    var breadth: CGFloat = 0
    /// The space before and after the items, along the direction of scrolling.
    var before: CGFloat = 0
    var after: CGFloat = 0
    /// The space beside the items, across the direction of scrolling.
    var leading: CGFloat = 0
    var trailing: CGFloat = 0
    /// The least space between lines.
    var lineSpacing: CGFloat = 0
    /// The least space between the items of a line.
    var itemSpacing: CGFloat = 0
    /// The lengths of the header and the footer along the direction of scrolling; 0 for none.
    var header: CGFloat = 0
    var footer: CGFloat = 0

    /// The room for items in a line.
    var room: CGFloat {
        max(breadth - leading - trailing, 0)
    }
}
