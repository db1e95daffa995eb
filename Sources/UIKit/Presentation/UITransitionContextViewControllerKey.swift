/// Says which of the two controllers of a transition is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is seen when the transition begins.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that is seen when the transition has ended.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}
