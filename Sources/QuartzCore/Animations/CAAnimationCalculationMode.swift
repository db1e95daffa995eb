/// The way in which a keyframe animation gets from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The animation shows values in between, on a straight line from each to the next.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value until the next one.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}
