/// The states of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or finished: nothing is animated.
    case inactive = 0
    /// Under way, or paused on the way.
    case active = 1
    /// Stopped, and waiting for `finishAnimation(at:)`.
    case stopped = 2
}
