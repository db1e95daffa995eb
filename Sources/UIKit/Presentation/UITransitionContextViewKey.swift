/// Says which of the two views of a transition is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that is in the container at the beginning and is to leave it.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that the animator is to put into the container.
    public static let to = Self(rawValue: "UITransitionContextToView")
}
