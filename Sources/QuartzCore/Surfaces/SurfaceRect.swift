/// A rectangle of whole pixels of a surface; y grows downwards.
package struct SurfaceRect: Hashable, Sendable {
    package let x: Int
    package let y: Int
    package let width: Int
    package let height: Int

    /// The most rectangles in which a picture is said to differ from the one before; one that differs in more is another one altogether.
    package static let most = 32

    /// - Returns: Nil for one without a pixel, and for one that lies in no surface.
    package init?(x: Int, y: Int, width: Int, height: Int) {
        let side = 0...SurfaceFormat.longestSide
        guard side.contains(x), side.contains(y), side.contains(width), side.contains(height), width > 0, height > 0,
            side.contains(x + width), side.contains(y + height)
        else { return nil }
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
