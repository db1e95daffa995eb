/// The direction in which a finger swipes a row aside.
public enum SwipeDirection: String, CaseIterable, Sendable {
    /// To the left, which uncovers the actions at the row's right edge: in English its trailing actions.
    case left
    /// To the right, which uncovers the actions at the row's left edge: in English its leading actions.
    case right
}
