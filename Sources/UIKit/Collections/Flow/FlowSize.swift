/// The size of an item of a flow layout along the direction of scrolling and across it, in points.
struct FlowSize: Equatable {
    var length: CGFloat
    var breadth: CGFloat

    init(length: CGFloat, breadth: CGFloat) {
        self.length = length
        self.breadth = breadth
    }

    /// Takes over a size. A length that is negative or not finite counts as 0.
    init(_ size: CGSize, isHorizontal: Bool) {
        let width = size.width.isFinite ? max(size.width, 0) : 0
        let height = size.height.isFinite ? max(size.height, 0) : 0
        (length, breadth) = isHorizontal ? (width, height) : (height, width)
    }
}
