/// How a layer is scrolled by whoever shows it: what a finger does there, and what comes after it.
package struct ScrollRules: Hashable, Sendable {
    package struct Behaviour: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Content can be drawn beyond its ends, and comes back.
        package static let bounces = Behaviour(rawValue: 1)
        /// It can though all of it is seen.
        package static let alwaysBouncesHorizontally = Behaviour(rawValue: 2)
        package static let alwaysBouncesVertically = Behaviour(rawValue: 4)
        /// It comes to rest at whole multiples of the layer's size.
        package static let isPaging = Behaviour(rawValue: 8)
        /// A drag that begins along one axis stays on it.
        package static let locksDirection = Behaviour(rawValue: 16)
        /// The wheel does nothing.
        package static let ignoresWheels = Behaviour(rawValue: 32)
        /// Touchpads do nothing.
        package static let ignoresTouchpads = Behaviour(rawValue: 64)

        package static let all = Behaviour(rawValue: 127)
    }

    package var behaviour: Behaviour
    /// The factor by which the speed of a fling falls in a millisecond, from 0.5 to 0.9999.
    package var decelerationRate: Double

    package init(behaviour: Behaviour, decelerationRate: Double) {
        self.behaviour = behaviour
        self.decelerationRate = decelerationRate
    }

    package static let decelerationRates = 0.5...0.9999
}
