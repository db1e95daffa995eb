/// An animation that can be started, held, turned round and moved to and fro.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
    var state: UIViewAnimatingState { get }
    /// Whether it moves at the moment.
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    /// From 0 at the beginning to 1 at the end.
    var fractionComplete: CGFloat { get set }

    func startAnimation()
    /// - Parameter delay: in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    /// - Parameter withoutFinishing: whether the animation is over with that, without its completion blocks; otherwise
    ///   `finishAnimation(at:)` is to follow.
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
