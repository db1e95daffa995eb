/// Where a finger goes that draws a row aside.
public enum SwipeDirection: String, CaseIterable, Sendable {
    /// To what a row offers at its right edge: in English its trailing actions.
    case left
    /// To what a row offers at its left edge: in English its leading actions.
    case right
}
