/// A generator that is told when something on the screen hits something else (UIKit's page of this name). Nothing is felt, because there is no haptic
/// engine, as on an iPad.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass or the stiffness of the things that hit each other.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    /// Makes a generator for things of this style. Each style feels alike here: like nothing.
    public init(style: FeedbackStyle) {
        super.init()
    }

    override public init() {
        super.init()
    }

    /// Makes a generator for things of this style, and adds it to a view's interactions.
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
        view.addInteraction(self)
    }

    /// Does nothing, because no haptic engine lets the impact be felt.
    open func impactOccurred() {}

    /// Does nothing, because no haptic engine lets the impact be felt.
    ///
    /// - Parameter intensity: The strength of the impact, from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}

    /// Does nothing, because no haptic engine lets the impact be felt.
    ///
    /// - Parameter location: The place of the impact, in the coordinates of the generator's view.
    open func impactOccurred(at location: CGPoint) {}

    /// Does nothing, because no haptic engine lets the impact be felt.
    ///
    /// - Parameters:
    ///   - intensity: The strength of the impact, from 0 to 1.
    ///   - location: The place of the impact, in the coordinates of the generator's view.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}
