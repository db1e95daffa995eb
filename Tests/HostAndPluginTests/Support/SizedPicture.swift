/// What `SizedView` draws at one size, pixel by pixel: a border one point wide, marks on the diagonal, and between them a colour
/// that no other size has.
struct SizedPicture: Hashable {
    /// In pixels, 60 at most: the colour tells it.
    let width: Int
    /// In pixels, 60 at most.
    let height: Int
    /// How many pixels a point has.
    let scale: Int

    static let border: UInt32 = 0x000000
    static let mark: UInt32 = 0xffffff
    /// In points, from one mark to the next.
    static let markDistance = 4

    /// As `0xrrggbb`.
    var fill: UInt32 {
        UInt32(width * 4) << 16 | UInt32(height * 4) << 8 | 200
    }

    /// As `0xrrggbb`. The pixel lies within the picture.
    func color(x: Int, y: Int) -> UInt32 {
        if x < scale || y < scale || x >= width - scale || y >= height - scale { return Self.border }
        let (column, row) = (x / scale, y / scale)
        return column == row && column % Self.markDistance == 0 ? Self.mark : fill
    }
}
