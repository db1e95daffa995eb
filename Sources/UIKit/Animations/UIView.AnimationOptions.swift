extension UIView {
    /// How a block of changes is animated. The numbers are UIKit's.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out inside the animation what the changes make necessary.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Animated views take touches; without it they take none until they have arrived.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Ends what is under way and starts from where it is; without it both movements add up.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Goes on for ever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Each run is followed by one back.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Keeps its own duration inside of another animation, whose duration it would have otherwise.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// The same of the curve.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)

        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        var curve: AnimationCurve {
            AnimationCurve(rawValue: Int((rawValue >> 16) & 3)) ?? .easeInOut
        }
    }
}
