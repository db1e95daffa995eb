import QuartzCore

/// A plugin's request for the memory of a surface.
package struct SurfaceRequest: Hashable, Sendable {
    package var number: SurfaceID
    /// In pixels.
    package var width: Int
    /// In pixels.
    package var height: Int
    package var format: SurfaceFormat

    package init(number: SurfaceID, width: Int, height: Int, format: SurfaceFormat) {
        self.number = number
        self.width = width
        self.height = height
        self.format = format
    }

    /// The bytes of all rows; nil for a size that no surface has.
    package var byteCount: Int? {
        format.byteCount(width: width, height: height)
    }
}
