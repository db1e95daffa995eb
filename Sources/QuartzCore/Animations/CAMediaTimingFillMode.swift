/// The values that an animation shows before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Nothing: the layer's own values.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The last value, as long as the animation is not removed.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value is shown before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}
