/// A cubic Bézier curve from (0, 0) to (1, 1), time to the right and progress up.
@preconcurrency @MainActor open class UICubicTimingParameters: UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    private let isBuiltIn: Bool
    let curve: TimingCurve

    /// Sets off and comes to rest gently.
    public convenience init() {
        self.init(animationCurve: .easeInOut)
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        self.curve = curve.timingCurve
        controlPoint1 = CGPoint(x: self.curve.x1, y: self.curve.y1)
        controlPoint2 = CGPoint(x: self.curve.x2, y: self.curve.y2)
        isBuiltIn = true
    }

    /// Times below 0 and above 1 count as those.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        curve = TimingCurve(point1.x, point1.y, point2.x, point2.y)
        isBuiltIn = false
    }

    open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }
}
