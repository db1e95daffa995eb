/// The outline of a layer's bounds.
package struct LayerCorners: Hashable, Sendable {
    /// In points; not negative and at most half the shorter side.
    package var radius: CGFloat
    package var rounded: CACornerMask
    package var isContinuous: Bool

    package init(radius: CGFloat, rounded: CACornerMask = .all, isContinuous: Bool = false) {
        self.radius = radius
        self.rounded = radius > 0 ? rounded : .all
        self.isContinuous = isContinuous && radius > 0
    }

    package static let square = LayerCorners(radius: 0)

    /// Those of an outline that runs `distance` inside of this one.
    package func inset(by distance: CGFloat) -> LayerCorners {
        LayerCorners(radius: max(0, radius - distance), rounded: rounded, isContinuous: isContinuous)
    }

    package func scaled(by factor: CGFloat) -> LayerCorners {
        LayerCorners(radius: radius * factor, rounded: rounded, isContinuous: isContinuous)
    }

    /// Whether the outline is a rectangle whose corners are all alike quarters of circles.
    package var isPlain: Bool {
        !isContinuous && rounded == .all
    }

    /// A closed path around `rect`; a radius beyond half a side counts as that.
    package func path(in rect: CGRect) -> CGPath {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        let path = CGMutablePath()
        func radii(_ corner: CACornerMask) -> CGSize {
            rounded.contains(corner) ? CGSize(width: radius, height: radius) : .zero
        }
        // A continuous corner that has no room for its longer curve is a circular one.
        guard isContinuous, radius * Self.continuousReach <= min(rect.width, rect.height) / 2 else {
            path.addRoundedRect(
                in: rect, topLeft: radii(.layerMinXMinYCorner), topRight: radii(.layerMaxXMinYCorner),
                bottomRight: radii(.layerMaxXMaxYCorner), bottomLeft: radii(.layerMinXMaxYCorner))
            return CGPath(segments: path.segments)
        }
        let corners: [(CACornerMask, CGPoint, CGVector, CGVector)] = [
            (
                .layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0),
                CGVector(dx: 0, dy: 1)
            ),
            (
                .layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1),
                CGVector(dx: -1, dy: 0)
            ),
            (
                .layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0),
                CGVector(dx: 0, dy: -1)
            ),
            (.layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
        ]
        for (corner, point, from, to) in corners {
            let radius = rounded.contains(corner) ? radius : 0
            func place(_ along: CGFloat, _ beyond: CGFloat) -> CGPoint {
                CGPoint(
                    x: point.x + radius * (from.dx * along + to.dx * beyond),
                    y: point.y + radius * (from.dy * along + to.dy * beyond))
            }
            let start = place(Self.continuousReach, 0)
            if path.isEmpty { path.move(to: start) } else { path.addLine(to: start) }
            guard radius > 0 else { continue }
            path.addCurve(
                to: place(0.66993427, 0.06549600), control1: place(1.08849323, 0), control2: place(0.86840689, 0))
            path.addLine(to: place(0.63149399, 0.07491100))
            path.addCurve(
                to: place(0.07491100, 0.63149399), control1: place(0.37282392, 0.16905899),
                control2: place(0.16905899, 0.37282392))
            path.addLine(to: place(0.06549600, 0.66993427))
            path.addCurve(
                to: place(0, Self.continuousReach), control1: place(0, 0.86840689), control2: place(0, 1.08849323))
        }
        path.closeSubpath()
        return CGPath(segments: path.segments)
    }

    /// Where UIKit's continuous corner begins, and its control points above, in radii; known from measuring it.
    private static let continuousReach: CGFloat = 1.52866483
}
