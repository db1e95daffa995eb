/// An animation made of blocks of changes.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// - Parameter delayFactor: when the changes begin, as a fraction of the time that is left; they end with the others.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

    /// Goes on after a pause.
    ///
    /// - Parameters:
    ///   - parameters: the pace of the rest; nil is that of the whole.
    ///   - durationFactor: the time that the rest takes, as a fraction of the animation's duration; 0 is what is left of it.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
