/// From one value to another as a weight on a spring goes. `duration` cuts it off; `settlingDuration` is what it needs.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    /// The mass at the end of the spring, above 0.
    open var mass: CGFloat = 1
    /// The stiffness of the spring, above 0.
    open var stiffness: CGFloat = 100
    /// The friction that slows the spring down, 0 or more.
    open var damping: CGFloat = 10
    /// Towards the end value, in distances between both values per second.
    open var initialVelocity: CGFloat = 0

    public required init() {
        super.init()
    }

    override public init(keyPath path: String?) {
        super.init(keyPath: path)
    }

    override func snapshot() -> CAAnimation {
        let copy = CASpringAnimation()
        copyEnds(to: copy)
        copy.mass = mass
        copy.stiffness = stiffness
        copy.damping = damping
        copy.initialVelocity = initialVelocity
        return copy
    }

    /// In seconds: when less than a thousandth of the way is left.
    open var settlingDuration: CFTimeInterval {
        spring.settlingDuration
    }

    private var spring: Spring {
        Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity))
    }

    override var wholePace: LayerAnimation.Pace {
        .spring(spring)
    }
}
