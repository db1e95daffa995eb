/// A weight on a spring. A duration counts only where the spring is said by its damping ratio alone.
@preconcurrency @MainActor open class UISpringTimingParameters: UITimingCurveProvider {
    private enum Measures {
        case ratio(Double)
        case spring(Spring)
    }

    private let measures: Measures
    /// In distances of the whole way per second. Values that move in a plane go by the length of it.
    public let initialVelocity: CGVector

    /// The spring of UIKit's own transitions, which does not swing over.
    public convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// - Parameter ratio: 1 comes to rest without swinging over; less swings.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        measures = .ratio(Double(ratio))
        initialVelocity = velocity
    }

    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        measures = .spring(
            Spring(
                mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
                initialVelocity: Self.speed(velocity)))
        initialVelocity = velocity
    }

    /// - Parameters:
    ///   - duration: in seconds, as people see it.
    ///   - bounce: 0 is none, up to 1; below 0 it comes to rest more slowly.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero) {
        measures = .spring(
            Spring(
                perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Self.speed(initialVelocity)))
        self.initialVelocity = initialVelocity
    }

    func spring(settlingWithin duration: Double) -> Spring {
        switch measures {
        case .ratio(let ratio):
            Spring(settlingWithin: duration, dampingRatio: ratio, initialVelocity: Self.speed(initialVelocity))
        case .spring(let spring):
            spring
        }
    }

    /// In seconds, of a spring that was said by its measures; nil where the animator's duration counts.
    var settlingDuration: Double? {
        if case .spring(let spring) = measures { spring.settlingDuration } else { nil }
    }

    private static func speed(_ velocity: CGVector) -> Double {
        let length = (velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot()
        return Double(velocity.dx + velocity.dy < 0 ? -length : length)
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }
}
