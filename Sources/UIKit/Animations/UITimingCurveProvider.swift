/// Says how an animation is paced.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// - Parameter duration: in seconds; a spring without measures of its own comes to rest within it.
    func pace(for duration: Double) -> LayerAnimation.Pace {
        if let spring = springTimingParameters { return .spring(spring.spring(settlingWithin: duration)) }
        return .curve(cubicTimingParameters?.curve ?? .easeInOut)
    }
}
