import CoreGraphics

extension TextGeometry {
    /// The position to which a movement leads; at the text's ends some lead nowhere.
    ///
    /// - Parameter goalX: The distance from the left that vertical movements keep, in points; nil before the first of them, which sets it
    ///   to that of the caret. Other movements set it to nil.
    package func position(
        from position: TextPosition, by movement: TextMovement, goalX: inout CGFloat?
    ) -> TextPosition {
        guard movement.isVertical else {
            goalX = nil
            return self.position(from: position, by: movement)
        }
        let caret = caretRect(at: position)
        let x = goalX ?? caret.minX
        goalX = x
        switch movement {
        case .up: return self.position(from: position, isBelow: false, x)
        case .down: return self.position(from: position, isBelow: true, x)
        case .pageUp(let height): return page(from: caret, isBelow: false, height, x)
        case .pageDown(let height): return page(from: caret, isBelow: true, height, x)
        default: return position
        }
    }

    /// The position to which a movement leads, where a vertical one keeps the caret's own distance from the left.
    package func position(from position: TextPosition, by movement: TextMovement) -> TextPosition {
        let index = min(max(position.index, 0), count)
        switch movement {
        case .forward: return TextPosition(content.graphemeBorder(after: index))
        case .backward: return TextPosition(content.graphemeBorder(before: index))
        case .left: return self.position(toLeft: true, of: TextPosition(index, position.affinity))
        case .right: return self.position(toLeft: false, of: TextPosition(index, position.affinity))
        case .wordForward: return TextPosition(content.wordEnd(after: index))
        case .wordBackward: return TextPosition(content.wordStart(before: index))
        case .wordLeft, .wordRight:
            let isForward = line(lineIndex(at: position)).isRightToLeft == (movement == .wordLeft)
            return self.position(from: position, by: isForward ? .wordForward : .wordBackward)
        case .lineStart: return TextPosition(line(at: position).range.lowerBound)
        case .lineEnd:
            let line = line(at: position)
            return TextPosition(line.range.upperBound, line.isContinued ? .upstream : .downstream)
        case .lineLeft, .lineRight:
            let isEnd = line(lineIndex(at: position)).isRightToLeft == (movement == .lineLeft)
            return self.position(from: position, by: isEnd ? .lineEnd : .lineStart)
        case .paragraphStart:
            let start = content.paragraphStart(at: index)
            return TextPosition(start < index || start == 0 ? start : content.paragraphStart(at: start - 1))
        case .paragraphEnd:
            let end = content.paragraphEnd(at: index)
            let next = end + content.separatorLength(at: end)
            return TextPosition(end > index || next == end ? end : content.paragraphEnd(at: next))
        case .documentStart: return TextPosition(0)
        case .documentEnd: return TextPosition(count)
        case .up, .down, .pageUp, .pageDown:
            var goalX: CGFloat?
            return self.position(from: position, by: movement, goalX: &goalX)
        }
    }

    // MARK: Over lines

    /// Returns the position on the neighbouring line at a distance from the left, in points. The first line leads up to the start of the
    /// text, and the last one down to its end, as on Apple's systems.
    private func position(from position: TextPosition, isBelow: Bool, _ x: CGFloat) -> TextPosition {
        guard let next = neighbour(of: lineIndex(at: position), isBelow: isBelow) else {
            return TextPosition(isBelow ? count : 0)
        }
        return self.position(line(next).position(atX: x), in: next.block)
    }

    private func page(from caret: CGRect, isBelow: Bool, _ height: CGFloat, _ x: CGFloat) -> TextPosition {
        let height = max(height.isFinite ? height : 0, caret.height)
        let y = isBelow ? caret.midY + height : caret.midY - height
        if y < 0 { return TextPosition(0) }
        let target = position(closestTo: CGPoint(x: x, y: y))
        return y >= self.height ? TextPosition(count) : target
    }

    // MARK: Along a line as it is seen

    private func position(toLeft isLeft: Bool, of position: TextPosition) -> TextPosition {
        let index = lineIndex(at: position)
        let line = line(index)
        if let next = line.position(toLeft: isLeft, of: local(position, in: index.block)) {
            return isStartOfNextLine(next, line, index, isLeft)
                ? TextPosition(self.position(next, in: index.block).index) : self.position(next, in: index.block)
        }
        let isBelow = isLeft == line.isRightToLeft
        guard let other = neighbour(of: index, isBelow: isBelow) else { return position }
        let next = self.line(other)
        let entersAtLeft = next.isRightToLeft != isBelow
        let entry = next.position(atLeft: entersAtLeft)
        guard self.position(entry, in: other.block).index == position.index else {
            return self.position(entry, in: other.block)
        }
        // Nothing stands between the two lines, so one more character is passed.
        let passed = next.position(toLeft: !entersAtLeft, of: entry)
        return self.position(passed ?? entry, in: other.block)
    }

    /// Whether a position that was reached at the end of a line is also where the next line is entered. It is that line's start then, so
    /// that no key has to be pressed between the two. Where the next line begins with text of the other direction, the two differ.
    private func isStartOfNextLine(
        _ position: TextPosition, _ line: LineGeometry, _ index: LineIndex, _ isLeft: Bool
    ) -> Bool {
        guard line.isContinued, position.index == line.range.upperBound, isLeft == line.isRightToLeft,
            let below = neighbour(of: index, isBelow: true)
        else { return false }
        let next = self.line(below)
        let entry = self.position(next.position(atLeft: !next.isRightToLeft), in: below.block)
        return entry.index == self.position(position, in: index.block).index
    }
}
