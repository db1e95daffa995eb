/// A key of the properties that a new surface is to have, by Apple's names.
public struct IOSurfacePropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In pixels, a whole number from 1 to 16384. Required.
    public static let width = IOSurfacePropertyKey(rawValue: "IOSurfaceWidth")
    /// In pixels, a whole number from 1 to 16384. Required.
    public static let height = IOSurfacePropertyKey(rawValue: "IOSurfaceHeight")
    /// The four characters that name a format, as a `UInt32`: `BGRA`, which is the default, or `L565`.
    public static let pixelFormat = IOSurfacePropertyKey(rawValue: "IOSurfacePixelFormat")
    /// Bytes of a pixel: those of the format, which are the default; with any other number there is no surface.
    public static let bytesPerElement = IOSurfacePropertyKey(rawValue: "IOSurfaceBytesPerElement")
}
