/// How often something is to be drawn, in times a second, by Apple's name.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    /// Nil, or 0: as often as `maximum` says.
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// As often as the screen's frames.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    /// From 1 to the screen's own.
    var framesPerSecond: Double {
        let wanted = [preferred ?? 0, maximum].first { $0 > 0 } ?? 0
        let most = DisplayFrames.framesPerSecond
        return wanted >= 1 && wanted.isFinite ? min(Double(wanted), most) : most
    }
}
