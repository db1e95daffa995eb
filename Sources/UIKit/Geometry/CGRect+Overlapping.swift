extension CGRect {
    /// Whether the two have an area in common. Foundation's `intersects(_:)` on Linux is true for rectangles that only touch.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Whether the two have a point in common; a rectangle without an area has one where it lies in the other.
    func touches(_ other: CGRect) -> Bool {
        minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
    }
}
