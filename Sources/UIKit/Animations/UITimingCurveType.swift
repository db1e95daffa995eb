/// The kind of pace that an animation has.
public enum UITimingCurveType: Int, Sendable {
    /// One of the curves of `UIView.AnimationCurve`.
    case builtin = 0
    case cubic = 1
    case spring = 2
}
