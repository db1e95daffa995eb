/// How content moves along both axes when nobody holds it. It is a function of time alone, so that whoever shows the content asks at each
/// of its frames where it is, and asks nobody else.
package struct ScrollMotion: Hashable, Sendable {
    package var x: AxisMotion
    package var y: AxisMotion

    package init(x: AxisMotion, y: AxisMotion) {
        self.x = x
        self.y = y
    }

    /// A movement to an offset in a given time, in seconds.
    package init(glideFrom start: CGPoint, to end: CGPoint, duration: Double) {
        x = AxisMotion(.glide(from: start.x, to: end.x, duration: duration))
        y = AxisMotion(.glide(from: start.y, to: end.y, duration: duration))
    }

    /// Content that was let go at an offset.
    ///
    /// - Parameter speed: Of the offset, in points per second.
    package init(from offset: CGPoint, speed: CGVector, within geometry: ScrollGeometry) {
        x = AxisMotion(from: offset.x, speed: speed.dx, rate: geometry.decelerationRate, within: geometry.horizontal)
        y = AxisMotion(from: offset.y, speed: speed.dy, rate: geometry.decelerationRate, within: geometry.vertical)
    }

    /// Content that was let go and shall come to rest at `target`.
    package init(from offset: CGPoint, speed: CGVector, to target: CGPoint) {
        x = AxisMotion(from: offset.x, speed: speed.dx, to: target.x)
        y = AxisMotion(from: offset.y, speed: speed.dy, to: target.y)
    }

    /// - Parameter time: In seconds from the beginning.
    package func offset(at time: Double) -> CGPoint {
        CGPoint(x: x.place(at: time), y: y.place(at: time))
    }

    package func speed(at time: Double) -> CGVector {
        CGVector(dx: x.speed(at: time), dy: y.speed(at: time))
    }

    /// In seconds, until both axes are at rest.
    package var duration: Double {
        max(x.duration, y.duration)
    }

    package var end: CGPoint {
        CGPoint(x: x.end, y: y.end)
    }
}
