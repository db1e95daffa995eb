/// The pace of an animation, as a cubic Bézier curve from (0, 0) to (1, 1). Immutable.
public final class CAMediaTimingFunction: Hashable, Sendable {
    package let curve: TimingCurve

    /// Times below 0 and above 1 count as those.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    }

    /// A name that is not known counts as `.default`.
    public init(name: CAMediaTimingFunctionName) {
        curve =
            switch name {
            case .linear: .linear
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .easeInEaseOut: .easeInOut
            default: .standard
            }
    }

    package init(_ curve: TimingCurve) {
        self.curve = curve
    }

    public static func == (left: CAMediaTimingFunction, right: CAMediaTimingFunction) -> Bool {
        left.curve == right.curve
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(curve)
    }
}
