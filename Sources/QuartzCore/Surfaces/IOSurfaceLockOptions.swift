/// The intentions of somebody who locks a surface.
public struct IOSurfaceLockOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Pixels are read and not written, so that the surface keeps its seed.
    public static let readOnly = IOSurfaceLockOptions(rawValue: 1)
    /// Accepted, and without effect: pixels are never copied.
    public static let avoidSync = IOSurfaceLockOptions(rawValue: 2)
}
