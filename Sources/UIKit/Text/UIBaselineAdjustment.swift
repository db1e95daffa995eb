/// The vertical place of text that a label made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// Its baseline stays where it was.
    case alignBaselines = 0
    /// Its middle stays where it was.
    case alignCenters = 1
    /// Its top stays where it was.
    case none = 2
}
