/// A finished recording of drawing commands: what `CGContext` made and what a renderer plays.
///
/// Coordinates are in points, y grows downwards, the origin is the top left of the recorded area.
package struct CGDrawing: Hashable, Sendable {
    package enum Command: Hashable, Sendable {
        case saveState
        case restoreState
        case concatenate(CGAffineTransform)
        case setAlpha(CGFloat)
        case clip(CGPath, CGPathFillRule)
        case fill(CGPath, CGPathFillRule, CGColor)
        case stroke(CGPath, Stroke, CGColor)
        case image(CGImage, CGRect)
        case text(StyledText, CGRect)
    }

    package struct Stroke: Hashable, Sendable {
        /// In points.
        package var width: CGFloat = 1
        package var cap: CGLineCap = .butt
        package var join: CGLineJoin = .miter
        package var miterLimit: CGFloat = 10

        package init() {}

        package init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
            self.width = width
            self.cap = cap
            self.join = join
            self.miterLimit = miterLimit
        }
    }

    package var commands: [Command]

    package init(commands: [Command] = []) {
        self.commands = commands
    }
}
