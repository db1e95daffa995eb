/// A rectangle of a flow layout: its place and size along the direction of scrolling and across it, in points.
struct FlowRect: Equatable {
    var along: CGFloat
    var across: CGFloat
    var length: CGFloat
    var breadth: CGFloat

    /// The rectangle in the coordinates of the layout.
    func rect(isHorizontal: Bool) -> CGRect {
        isHorizontal
            ? CGRect(x: along, y: across, width: length, height: breadth)
            : CGRect(x: across, y: along, width: breadth, height: length)
    }
}
