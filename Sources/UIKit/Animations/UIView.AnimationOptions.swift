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
        /// Begins alpha, background colour and anchor point with what is shown of them; without it they begin with the value that the
        /// view had, so that one that is under way jumps. Positions, sizes and transforms add up in any case.
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

        /// In `UIView.transition`: property changes in the block are animated too, which otherwise are part of the new picture.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// In `UIView.transition(from:to:)`: hides the one view and shows the other, in place of taking one out and putting
        /// the other in.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)

        /// The changes are shown at once.
        public static let transitionNone: AnimationOptions = []
        /// The view turns over like a card, about its upright axis, the left side first to come towards the user.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// The old picture fades away over the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// Nil shows changes at once.
        @MainActor var transition: CATransition? {
            let transition = CATransition()
            switch (rawValue >> 20) & 15 {
            case 1: transition.subtype = .fromLeft
            case 2: transition.subtype = .fromRight
            case 5: return transition
            case 6: transition.subtype = .fromTop
            case 7: transition.subtype = .fromBottom
            default: return nil
            }
            transition.isFlip = true
            return transition
        }

        var curve: AnimationCurve {
            AnimationCurve(rawValue: Int((rawValue >> 16) & 3)) ?? .easeInOut
        }
    }
}
