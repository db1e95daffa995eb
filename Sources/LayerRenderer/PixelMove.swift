/// What a scroll does to the pixels of the last frame: those in `area` go `dx` to the right and `dy` down, as far as they stay
/// in it.
struct PixelMove: Hashable {
    let area: PixelRect
    /// In pixels, less than the area is wide.
    let dx: Int
    /// In pixels, less than the area is high.
    let dy: Int

    /// Nil where nothing would be left to be moved.
    init?(area: PixelRect, dx: Int, dy: Int) {
        // A layer of the host's own may be scrolled as far as numbers go.
        guard dx.magnitude < area.width.magnitude, dy.magnitude < area.height.magnitude, dx != 0 || dy != 0 else {
            return nil
        }
        self.area = area
        self.dx = dx
        self.dy = dy
    }

    /// Where the part of `rect` that is moved goes to.
    func moved(_ rect: PixelRect) -> PixelRect {
        rect.intersection(area).offsetBy(dx: dx, dy: dy).intersection(area)
    }

    /// Where no pixels came from: at most a row and a column, which do not overlap.
    var exposed: [PixelRect] {
        let row = PixelRect(
            x: area.x, y: dy > 0 ? area.y : area.maxY + dy, width: area.width, height: abs(dy))
        let column = PixelRect(
            x: dx > 0 ? area.x : area.maxX + dx, y: area.y + max(dy, 0), width: abs(dx), height: area.height - abs(dy))
        return [row, column].filter { !$0.isEmpty }
    }
}
