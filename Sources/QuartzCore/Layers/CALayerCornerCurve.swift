/// How a round corner leaves its sides.
public struct CALayerCornerCurve: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Without a jump in curvature: the curve begins half a radius earlier.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
