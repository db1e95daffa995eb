import TextLayout

/// Finds units of a text that UIKit's own views lay out, whose lines are those that are seen.
final class LaidOutTextTokenizer: UITextInputStringTokenizer {
    private weak var owner: (any TextEditorOwner)?

    init(owner: any TextEditorOwner) {
        self.owner = owner
        super.init(textInput: owner)
    }

    override func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard granularity == .line else {
            return super.rangeEnclosingPosition(position, with: granularity, inDirection: direction)
        }
        guard let range = line(at: position, isForward: isForward(direction, at: position)), !range.isEmpty else {
            return nil
        }
        return IndexedTextRange(range)
    }

    override func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard granularity == .line else {
            return super.isPosition(position, atBoundary: granularity, inDirection: direction)
        }
        let isForward = isForward(direction, at: position)
        guard let index = (position as? IndexedTextPosition)?.index,
            let line = line(at: position, isForward: !isForward)
        else { return false }
        return index == (isForward ? line.upperBound : line.lowerBound)
    }

    override func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard granularity == .line else {
            return super.position(from: position, toBoundary: granularity, inDirection: direction)
        }
        let isForward = isForward(direction, at: position)
        guard let editor = owner?.editor, let index = (position as? IndexedTextPosition)?.index,
            let line = line(at: position, isForward: isForward)
        else { return nil }
        let border = isForward ? line.upperBound : line.lowerBound
        if border != index { return IndexedTextPosition(border) }
        let content = editor.text.content
        let next = isForward ? content.graphemeBorder(after: index) : content.graphemeBorder(before: index)
        guard next != index, let other = self.line(at: IndexedTextPosition(next), isForward: isForward) else {
            return nil
        }
        return IndexedTextPosition(isForward ? other.upperBound : other.lowerBound)
    }

    override func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard granularity == .line else {
            return super.isPosition(position, withinTextUnit: granularity, inDirection: direction)
        }
        return rangeEnclosingPosition(position, with: .line, inDirection: direction) != nil
    }

    /// Returns the characters of the line that a position is on; where a line is broken, the one below if `isForward`.
    private func line(at position: UITextPosition, isForward: Bool) -> Range<Int>? {
        guard let editor = owner?.editor, let index = (position as? IndexedTextPosition)?.index else { return nil }
        let place = editor.shown(TextPosition(index, isForward ? .downstream : .upstream))
        return editor.range(ofShown: editor.geometry.line(at: place).range)
    }
}
