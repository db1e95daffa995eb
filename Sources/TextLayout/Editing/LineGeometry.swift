import CoreGraphics

/// The places of the characters of one line. Indices count UTF-16 code units from the start of the line's block, and places are in points
/// from the block's top left corner.
struct LineGeometry: Hashable, Sendable {
    /// A grapheme, or the part of it that is on the line.
    struct Cell: Hashable, Sendable {
        var start: Int
        var end: Int
        var minX: CGFloat
        var maxX: CGFloat
        let isRightToLeft: Bool

        /// The position at the left or right edge, which belongs to this cell.
        func position(atLeft isLeft: Bool) -> TextPosition {
            isLeft != isRightToLeft ? TextPosition(start, .downstream) : TextPosition(end, .upstream)
        }

        /// The x coordinate of the caret before the grapheme.
        var leading: CGFloat { isRightToLeft ? maxX : minX }
        /// The x coordinate of the caret after the grapheme.
        var trailing: CGFloat { isRightToLeft ? minX : maxX }
    }

    /// The range of the line's characters, without what ends the line.
    var range: Range<Int>
    /// Whether the paragraph goes on in the next line at the very next character.
    var isContinued: Bool
    /// Whether the paragraph runs from right to left.
    let isRightToLeft: Bool
    let top: CGFloat
    let height: CGFloat
    let baseline: CGFloat
    /// The x coordinate of the caret on a line without characters.
    let left: CGFloat
    /// The graphemes of the line, from left to right.
    let cells: [Cell]

    var minX: CGFloat { cells.first?.minX ?? left }
    var maxX: CGFloat { cells.last?.maxX ?? left }
    var bottom: CGFloat { top + height }

    /// The x coordinate of the caret of a position on this line.
    func x(at position: TextPosition) -> CGFloat {
        let before = cells.first { $0.end == position.index }
        let after = cells.first { $0.start == position.index }
        let edges =
            position.affinity == .downstream
            ? [after?.leading, before?.trailing] : [before?.trailing, after?.leading]
        if let edge = edges.lazy.compactMap({ $0 }).first { return edge }
        if let around = cells.first(where: { $0.start < position.index && position.index < $0.end }) {
            return around.leading
        }
        // The index is that of a character that is not shown.
        if let above = cells.filter({ $0.end <= position.index }).max(by: { $0.end < $1.end }) { return above.trailing }
        return cells.min { $0.start < $1.start }?.leading ?? left
    }

    /// The position whose caret is nearest to `x`.
    func position(atX x: CGFloat) -> TextPosition {
        guard let last = cells.last else { return TextPosition(range.lowerBound) }
        let cell = cells.first { x < $0.maxX } ?? last
        return simplified(cell.position(atLeft: x < (cell.minX + cell.maxX) / 2))
    }

    /// The position over one cell to the left or right, or nil beyond the line.
    func position(toLeft isLeft: Bool, of position: TextPosition) -> TextPosition? {
        let slot = slot(of: position)
        let crossed = isLeft ? slot - 1 : slot
        return cells.indices.contains(crossed) ? simplified(cells[crossed].position(atLeft: isLeft)) : nil
    }

    /// The position at the left or right edge of the line.
    func position(atLeft isLeft: Bool) -> TextPosition {
        guard let cell = isLeft ? cells.first : cells.last else { return TextPosition(range.lowerBound) }
        return simplified(cell.position(atLeft: isLeft))
    }

    /// The number of cells to the left of a position.
    private func slot(of position: TextPosition) -> Int {
        let before = cells.firstIndex { $0.end == position.index }
        let after = cells.firstIndex { $0.start == position.index }
        let isAfter = position.affinity == .downstream ? after != nil : before == nil
        if isAfter, let after { return cells[after].isRightToLeft ? after + 1 : after }
        if let before { return cells[before].isRightToLeft ? before : before + 1 }
        let x = x(at: position)
        return cells.firstIndex { $0.minX >= x } ?? cells.count
    }

    /// The same position, with downstream affinity where affinity makes no difference to the caret.
    private func simplified(_ position: TextPosition) -> TextPosition {
        guard position.affinity == .upstream, !(isContinued && position.index == range.upperBound) else {
            return position
        }
        let other = TextPosition(position.index, .downstream)
        return x(at: other) == x(at: position) ? other : position
    }

    /// The x coordinates of the stretches of the line that a selection covers, from left to right, each of one direction.
    func stretches(of selection: Range<Int>) -> [(range: ClosedRange<CGFloat>, isRightToLeft: Bool)] {
        var stretches: [(range: ClosedRange<CGFloat>, isRightToLeft: Bool)] = []
        for cell in cells where cell.start < selection.upperBound && cell.end > selection.lowerBound {
            if let last = stretches.last, last.isRightToLeft == cell.isRightToLeft,
                abs(last.range.upperBound - cell.minX) < 0.001
            {
                stretches[stretches.count - 1].range = last.range.lowerBound...max(cell.maxX, last.range.lowerBound)
            } else {
                stretches.append((cell.minX...max(cell.maxX, cell.minX), cell.isRightToLeft))
            }
        }
        return stretches
    }
}
