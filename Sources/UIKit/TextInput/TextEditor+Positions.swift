import TextLayout

/// The answers to the questions of `UITextInput`, for the owner: each of its requirements is one line that asks here.
///
/// Positions and ranges are `IndexedTextPosition` and `IndexedTextRange`; those of others have no place in the text. Points and rectangles
/// are in the owner's own coordinates.
extension TextEditor {
    /// The width of a caret, in points.
    private static let caretWidth: CGFloat = 2

    private func place(_ position: UITextPosition) -> TextPosition? {
        guard let position = (position as? IndexedTextPosition)?.position else { return nil }
        return TextPosition(min(max(position.index, 0), text.content.count), position.affinity)
    }

    private func indices(_ range: UITextRange) -> Range<Int>? {
        (range as? IndexedTextRange)?.indices.clamped(to: 0..<text.content.count)
    }

    // MARK: Text and selection

    package var hasText: Bool { !text.content.isEmpty }

    package func text(in range: UITextRange) -> String? {
        indices(range).map(text.content.string)
    }

    /// Replaces characters. As in UIKit whoever calls it has asked `shouldChangeText` before, if the user is to be heard.
    package func replace(_ range: UITextRange, withText string: String) {
        if let range = indices(range) { replace(range, with: string, asksOwner: false) }
    }

    package func shouldChangeText(in range: UITextRange, replacementText string: String) -> Bool {
        guard let owner, owner.isEditable, let range = indices(range) else { return false }
        return owner.shouldChange(TextChange(range, string))
    }

    package var selectedTextRange: UITextRange? {
        get { IndexedTextRange(selectedRange) }
        set {
            if let range = newValue.flatMap(indices) { select(range) }
        }
    }

    package var selectionAffinity: UITextStorageDirection {
        text.selection.head.affinity == .upstream ? .backward : .forward
    }

    package var markedTextRange: UITextRange? { markedRange.map(IndexedTextRange.init) }

    package func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let string = markedText ?? ""
        let count = string.utf16.count
        let start = min(max(selectedRange.location, 0), count)
        setMarkedText(string, selected: start..<start + min(max(selectedRange.length, 0), count - start))
    }

    // MARK: Positions

    package var beginningOfDocument: UITextPosition { IndexedTextPosition(0) }

    package var endOfDocument: UITextPosition { IndexedTextPosition(text.content.count) }

    package func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        guard let from = place(fromPosition)?.index, let to = place(toPosition)?.index else { return nil }
        return IndexedTextRange(min(from, to)..<max(from, to))
    }

    package func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let place = place(position) else { return nil }
        let (index, overflows) = place.index.addingReportingOverflow(offset)
        guard !overflows, (0...text.content.count).contains(index) else { return nil }
        return IndexedTextPosition(index)
    }

    /// Returns the position that so many graphemes or lines further are; nil beyond the text.
    package func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        guard let start = place(position) else { return nil }
        var movement = direction.movement
        if offset < 0 { movement = direction.opposite.movement }
        var (place, goalX) = (shown(start), CGFloat?.none)
        for _ in 0..<min(offset.magnitude, UInt(text.content.count + 1)) {
            let next = geometry.position(from: place, by: movement, goalX: &goalX)
            guard next != place else { return nil }
            place = next
        }
        return IndexedTextPosition(self.position(ofShown: place))
    }

    package func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let difference = offset(from: position, to: other)
        return difference > 0 ? .orderedAscending : difference < 0 ? .orderedDescending : .orderedSame
    }

    package func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        guard let from = place(from)?.index, let to = place(toPosition)?.index else { return 0 }
        return to - from
    }

    // MARK: Layout

    package func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? {
        guard let range = indices(range) else { return nil }
        return IndexedTextPosition(isForward(direction, at: range.lowerBound) ? range.upperBound : range.lowerBound)
    }

    package func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        guard let index = place(position)?.index else { return nil }
        return IndexedTextRange(isForward(direction, at: index) ? index..<text.content.count : 0..<index)
    }

    private func isForward(_ direction: UITextLayoutDirection, at index: Int) -> Bool {
        switch direction {
        case .down: true
        case .up: false
        case .right, .left: geometry.line(at: shown(TextPosition(index))).isRightToLeft == (direction == .left)
        }
    }

    package func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        guard let place = place(position) else { return .natural }
        return geometry.line(at: shown(place)).isRightToLeft ? .rightToLeft : .leftToRight
    }

    package func caretRect(for position: UITextPosition) -> CGRect {
        place(position).map(caretRect) ?? .zero
    }

    /// The rectangle of the caret: 2 points wide about the border of two characters, and within the rectangle in which text is seen.
    package func caretRect(at position: TextPosition) -> CGRect {
        guard let owner else { return .zero }
        let caret = geometry.caretRect(at: shown(position))
        let (origin, visible) = (owner.textOrigin, owner.visibleTextRect)
        var x = origin.x + caret.minX - Self.caretWidth / 2
        // At the edge of the text it would be cut in two.
        let reach = Self.caretWidth
        if x < visible.minX, x > visible.minX - reach { x = visible.minX }
        if x > visible.maxX - reach, x < visible.maxX { x = max(visible.maxX - reach, visible.minX) }
        return CGRect(x: x, y: origin.y + caret.minY, width: Self.caretWidth, height: caret.height)
    }

    package func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        guard let range = indices(range), let owner else { return [] }
        let origin = owner.textOrigin
        return geometry.selectionParts(of: shown(range)).map { part in
            var part = part
            part.rect.origin.x += origin.x
            part.rect.origin.y += origin.y
            return LaidOutSelectionRect(part)
        }
    }

    package func firstRect(for range: UITextRange) -> CGRect {
        guard let range = indices(range) else { return .zero }
        guard !range.isEmpty else { return caretRect(at: TextPosition(range.lowerBound)) }
        let line = geometry.line(at: shown(TextPosition(range.lowerBound)))
        let end = max(min(shown(range).upperBound, line.range.upperBound), shown(range).lowerBound)
        let rects = geometry.selectionParts(of: shown(range).lowerBound..<end, fillsLines: false).map(\.rect)
        guard let first = rects.first, let owner else { return caretRect(at: TextPosition(range.lowerBound)) }
        let origin = owner.textOrigin
        return rects.reduce(first) { $0.union($1) }.offsetBy(dx: origin.x, dy: origin.y)
    }

    /// Returns the position in the text whose caret is nearest to a point in the owner's coordinates.
    package func place(closestTo point: CGPoint) -> TextPosition {
        position(ofShown: geometry.position(closestTo: inText(point)))
    }

    private func inText(_ point: CGPoint) -> CGPoint {
        guard let origin = owner?.textOrigin else { return point }
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    package func closestPosition(to point: CGPoint) -> UITextPosition? {
        IndexedTextPosition(place(closestTo: point))
    }

    package func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let range = indices(range) else { return nil }
        let place = place(closestTo: point)
        let index = min(max(place.index, range.lowerBound), range.upperBound)
        return IndexedTextPosition(index == place.index ? place : TextPosition(index))
    }

    package func characterRange(at point: CGPoint) -> UITextRange? {
        geometry.characterRange(at: inText(point)).map { IndexedTextRange(range(ofShown: $0)) }
    }
}

extension UITextLayoutDirection {
    fileprivate var movement: TextMovement {
        switch self {
        case .right: .right
        case .left: .left
        case .up: .up
        case .down: .down
        }
    }

    fileprivate var opposite: UITextLayoutDirection {
        switch self {
        case .right: .left
        case .left: .right
        case .up: .down
        case .down: .up
        }
    }
}

extension TextEditor {
    /// The characters of the lines that are seen, counted as they are shown; empty where nothing can be seen.
    var visibleIndices: Range<Int> {
        guard let owner, case let visible = owner.visibleTextRect, visible.isFinite, !visible.isEmpty else {
            return 0..<0
        }
        let origin = owner.textOrigin
        // Of each line that is seen all characters count, whichever direction they have.
        let top = geometry.position(closestTo: CGPoint(x: 0, y: visible.minY - origin.y))
        let bottom = geometry.position(closestTo: CGPoint(x: 0, y: visible.maxY - origin.y))
        let first = geometry.line(at: top).range.lowerBound
        return first..<max(first, geometry.line(at: bottom).range.upperBound)
    }

    /// The rectangles of a range as far as they are seen: what is not seen is not laid out for it.
    func visibleRects(_ range: UITextRange) -> [UITextSelectionRect] {
        guard let range = (range as? IndexedTextRange)?.indices, let owner else { return [] }
        let (visible, origin) = (owner.visibleTextRect, owner.textOrigin)
        let (all, seen) = (shown(range), visibleIndices)
        // One more character at the end has the last line be covered up to its edge where the selection goes on.
        let (low, high) = (max(all.lowerBound, seen.lowerBound), min(all.upperBound, seen.upperBound + 1))
        guard !visible.isEmpty, low < high else { return [] }
        return geometry.selectionParts(of: low..<high).compactMap { part in
            var part = part
            part.rect = part.rect.offsetBy(dx: origin.x, dy: origin.y).clipped(to: visible)
            return part.rect.isNull || part.rect.isEmpty ? nil : LaidOutSelectionRect(part)
        }
    }
}

extension CGRect {
    /// The part of the rectangle that lies in another; the rectangle itself, to the last bit, where all of it does.
    func clipped(to other: CGRect) -> CGRect {
        other.contains(self) ? self : intersection(other)
    }
}
