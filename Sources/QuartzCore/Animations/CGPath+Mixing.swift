extension CGPath {
    /// Returns the path whose points lie between those of this one, at 0, and those of `end`, at 1; nil where the two are not made of the same steps
    /// in the same order.
    func mixed(with end: CGPath, at progress: CGFloat) -> CGPath? {
        guard segments.count == end.segments.count else { return nil }
        var mixed: [CGPathSegment] = []
        mixed.reserveCapacity(segments.count)
        for (from, to) in zip(segments, end.segments) {
            guard let segment = from.mixed(with: to, at: progress) else { return nil }
            mixed.append(segment)
        }
        return CGPath(segments: mixed)
    }
}

extension CGPathSegment {
    fileprivate func mixed(with end: CGPathSegment, at progress: CGFloat) -> CGPathSegment? {
        func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
            CGPoint(x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress)
        }
        return switch (self, end) {
        case (.move(let from), .move(let to)): .move(mix(from, to))
        case (.line(let from), .line(let to)): .line(mix(from, to))
        case (.quadCurve(let control, let from), .quadCurve(let nextControl, let to)):
            .quadCurve(control: mix(control, nextControl), end: mix(from, to))
        case (.curve(let first, let second, let from), .curve(let nextFirst, let nextSecond, let to)):
            .curve(control1: mix(first, nextFirst), control2: mix(second, nextSecond), end: mix(from, to))
        case (.close, .close): .close
        default: nil
        }
    }
}
