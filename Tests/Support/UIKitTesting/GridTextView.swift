import UIKit

/// A view that edits one line of characters by itself, as an app could write it: each is 10 points wide and 20 high.
package final class GridTextView: UIView, UITextInput {
    private final class Position: UITextPosition {
        let index: Int

        init(_ index: Int) {
            self.index = index
        }
    }

    private final class Range: UITextRange {
        let first: Int
        let last: Int

        init(_ first: Int, _ last: Int) {
            self.first = first
            self.last = last
        }

        override var start: UITextPosition { Position(first) }
        override var end: UITextPosition { Position(last) }
        override var isEmpty: Bool { first == last }
    }

    package private(set) var string: String
    package private(set) var selected = 0..<0
    package var markedTextStyle: [NSAttributedString.Key: Any]?
    package var markedTextRange: UITextRange? { nil }
    package weak var inputDelegate: (any UITextInputDelegate)?
    package private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    package init(_ string: String, mode: UITextInteractionMode = .editable) {
        self.string = string
        super.init(frame: CGRect(x: 10, y: 20, width: 200, height: 20))
        let interaction = UITextInteraction(for: mode)
        interaction.textInput = self
        addInteraction(interaction)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    override package var canBecomeFirstResponder: Bool { true }

    /// Selects by code, and says so.
    package func select(_ range: Swift.Range<Int>) {
        inputDelegate?.selectionWillChange(self)
        selected = range
        inputDelegate?.selectionDidChange(self)
    }

    private func index(_ position: UITextPosition) -> Int { (position as? Position)?.index ?? 0 }
    private func indices(_ range: UITextRange) -> Swift.Range<Int> { index(range.start)..<index(range.end) }

    private func change(_ range: Swift.Range<Int>, to text: String) {
        string = (string as NSString).replacingCharacters(
            in: NSRange(location: range.lowerBound, length: range.count), with: text)
        let end = range.lowerBound + text.utf16.count
        selected = end..<end
    }

    package var hasText: Bool { !string.isEmpty }
    package func insertText(_ text: String) { change(selected, to: text) }
    package func deleteBackward() {
        change(selected.isEmpty ? max(selected.lowerBound - 1, 0)..<selected.upperBound : selected, to: "")
    }
    package func text(in range: UITextRange) -> String? {
        (string as NSString).substring(
            with: NSRange(location: indices(range).lowerBound, length: indices(range).count))
    }
    package func replace(_ range: UITextRange, withText text: String) { change(indices(range), to: text) }
    package func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    package func unmarkText() {}

    package var selectedTextRange: UITextRange? {
        get { Range(selected.lowerBound, selected.upperBound) }
        set { if let newValue { selected = indices(newValue) } }
    }

    package var beginningOfDocument: UITextPosition { Position(0) }
    package var endOfDocument: UITextPosition { Position(string.utf16.count) }
    package func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (from, to) = (index(fromPosition), index(toPosition))
        return Range(min(from, to), max(from, to))
    }
    package func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let index = index(position) + offset
        return (0...string.utf16.count).contains(index) ? Position(index) : nil
    }
    package func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { self.position(from: position, offset: direction == .left ? -offset : offset) }
    package func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (left, right) = (index(position), index(other))
        return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    package func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { index(toPosition) - index(from) }
    package func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left ? range.start : range.end
    }
    package func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?
    {
        nil
    }
    package func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .leftToRight }
    package func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    package func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? .zero }
    package func caretRect(for position: UITextPosition) -> CGRect {
        CGRect(x: CGFloat(index(position)) * 10, y: 0, width: 2, height: 20)
    }
    package func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let range = indices(range)
        return [SelectionRect(CGRect(x: range.lowerBound * 10, y: 0, width: range.count * 10, height: 20))]
    }
    package func closestPosition(to point: CGPoint) -> UITextPosition? {
        Position(min(max(Int((point.x / 10).rounded()), 0), string.utf16.count))
    }
    package func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closestPosition(to: point)
    }
    package func characterRange(at point: CGPoint) -> UITextRange? { nil }

    private final class SelectionRect: UITextSelectionRect {
        private let place: CGRect

        init(_ place: CGRect) {
            self.place = place
        }

        override var rect: CGRect { place }
    }
}
