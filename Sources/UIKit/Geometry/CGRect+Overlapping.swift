extension CGRect {
    /// Whether the two have an area in common. Foundation's `intersects(_:)` on Linux is true for rectangles that only touch.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
