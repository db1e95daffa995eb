/// Of what kind the pace of an animation is.
public enum UITimingCurveType: Int, Sendable {
    /// One of the curves of `UIView.AnimationCurve`.
    case builtin = 0
    case cubic = 1
    case spring = 2
}
