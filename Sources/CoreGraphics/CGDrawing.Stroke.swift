extension CGDrawing {
    /// How an outline is drawn.
    package struct Stroke: Hashable, Sendable {
        /// The width of the line in points.
        package var width: CGFloat = 1
        package var cap: CGLineCap = .butt
        package var join: CGLineJoin = .miter
        package var miterLimit: CGFloat = 10
        /// Lengths of dashes and gaps in turn, in points; none is an unbroken line.
        package var dash: [CGFloat] = []
        /// How far into the dashes the line begins, in points.
        package var dashPhase: CGFloat = 0

        package init() {}

        package init(
            width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat, dash: [CGFloat] = [],
            dashPhase: CGFloat = 0
        ) {
            self.width = width
            self.cap = cap
            self.join = join
            self.miterLimit = miterLimit
            self.dash = dash
            self.dashPhase = dashPhase
        }

        /// The most dashes and gaps of a line.
        package static let mostDashes = 64

        /// Whether the dashes can be drawn: a line of nothing but gaps, or of senseless lengths, cannot.
        package static func isUsable(dash: [CGFloat]) -> Bool {
            dash.count <= mostDashes && dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
        }
    }
}
