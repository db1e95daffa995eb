import CoreGraphics

/// The places at which the rows of a wheel are seen.
///
/// The rows lie on a drum that is as high as the wheel and is seen from the front: what lies `d` points away from the middle along the drum
/// is at the angle `d / radius`, and is lower and paler the farther it is turned away. All lengths are in points.
struct WheelGeometry: Equatable {
    let height: CGFloat
    let rowHeight: CGFloat
    let rows: Int

    /// - Parameters:
    ///   - height: The height of the wheel, at least 1.
    ///   - rowHeight: The height of a row, at least 1.
    ///   - rows: The number of rows, at least 0.
    init(height: CGFloat, rowHeight: CGFloat, rows: Int) {
        self.height = height.isFinite ? max(height, 1) : 1
        self.rowHeight = rowHeight.isFinite ? max(rowHeight, 1) : 1
        self.rows = max(rows, 0)
    }

    /// The place and the size at which a row is seen.
    struct Place: Equatable {
        /// The distance of the row's middle from the middle of the wheel, downwards.
        let y: CGFloat
        /// The height of the row, as a part of the height that it has in the middle; `widthScale` is the same for the width.
        let heightScale: CGFloat
        let widthScale: CGFloat
        let alpha: CGFloat
    }

    private var radius: CGFloat {
        height / 2
    }

    /// The room above the first row and below the last one, so that each can be in the middle.
    var inset: CGFloat {
        (height - rowHeight) / 2
    }

    /// The offset of the content at which a row is in the middle.
    func offset(ofRow row: Int) -> CGFloat {
        CGFloat(row) * rowHeight - inset
    }

    /// The row that is nearest to the middle; nil where there are none.
    func row(at offset: CGFloat) -> Int? {
        guard rows > 0 else { return nil }
        let row = ((offset + inset) / rowHeight).rounded()
        guard row.isFinite else { return 0 }
        return Int(clamping: min(max(row, 0), CGFloat(rows - 1)))
    }

    /// The row that is seen at a height; nil where there is none.
    ///
    /// - Parameter y: The distance from the middle of the wheel, downwards.
    func row(seenAt y: CGFloat, offset: CGFloat) -> Int? {
        guard rows > 0, abs(y) <= radius else { return nil }
        let way = radius * asin(y / radius)
        let row = ((offset + inset + rowHeight / 2 + way) / rowHeight).rounded(.down)
        guard row >= 0, row < CGFloat(rows) else { return nil }
        return Int(clamping: row)
    }

    /// The distance of a row from the middle, along the drum, above 0 downwards.
    private func way(toRow row: Int, at offset: CGFloat) -> CGFloat {
        CGFloat(row) * rowHeight - offset - inset
    }

    /// The place and the size at which a row is seen; nil where it is turned away.
    func place(ofRow row: Int, at offset: CGFloat) -> Place? {
        let way = way(toRow: row, at: offset)
        let angle = way / radius
        guard abs(angle) < .pi / 2 else { return nil }
        // The row in the middle stands out, from the others and from those that come and go.
        let nearness = max(0, 1 - abs(way) / rowHeight)
        return Place(
            y: radius * sin(angle), heightScale: cos(angle), widthScale: 1 - 0.1 * (1 - cos(angle)),
            alpha: cos(angle) * (0.45 + 0.55 * nearness))
    }

    /// The rows that are seen, on the front of the drum.
    func seenRows(at offset: CGFloat) -> Range<Int> {
        guard rows > 0, offset.isFinite else { return 0..<0 }
        let reach = radius * .pi / 2
        let middle = offset + inset
        let first = min(max(((middle - reach) / rowHeight).rounded(.up), 0), CGFloat(rows))
        let end = min(max(((middle + reach) / rowHeight).rounded(.down) + 1, first), CGFloat(rows))
        return Int(clamping: first)..<Int(clamping: end)
    }
}
