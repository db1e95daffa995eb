import CoreGraphics
import UIKit

/// A view that edits one line of characters by itself, as an app could write it: each is 10 points wide and 20 high.
final class GridTextView: UIView, UITextInput {
    private(set) var string: String
    private(set) var selected = 0..<0
    var markedTextStyle: [NSAttributedString.Key: Any]?
    var markedTextRange: UITextRange? { nil }
    weak var inputDelegate: (any UITextInputDelegate)?
    private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    init(_ string: String) {
        self.string = string
        super.init(frame: CGRect(x: 10, y: 20, width: 200, height: 20))
        let interaction = UITextInteraction(for: .editable)
        interaction.textInput = self
        addInteraction(interaction)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var canBecomeFirstResponder: Bool { true }

    /// Selects by code, and says so.
    func select(_ range: Range<Int>) {
        inputDelegate?.selectionWillChange(self)
        selected = range
        inputDelegate?.selectionDidChange(self)
    }

    private func index(_ position: UITextPosition) -> Int { (position as? PlainTextInput.Position)?.index ?? 0 }
    private func indices(_ range: UITextRange) -> Range<Int> { index(range.start)..<index(range.end) }

    private func change(_ range: Range<Int>, to text: String) {
        string = (string as NSString).replacingCharacters(
            in: NSRange(location: range.lowerBound, length: range.count), with: text)
        let end = range.lowerBound + text.utf16.count
        selected = end..<end
    }

    var hasText: Bool { !string.isEmpty }
    func insertText(_ text: String) { change(selected, to: text) }
    func deleteBackward() {
        change(selected.isEmpty ? max(selected.lowerBound - 1, 0)..<selected.upperBound : selected, to: "")
    }
    func text(in range: UITextRange) -> String? {
        (string as NSString).substring(
            with: NSRange(location: indices(range).lowerBound, length: indices(range).count))
    }
    func replace(_ range: UITextRange, withText text: String) { change(indices(range), to: text) }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    func unmarkText() {}

    var selectedTextRange: UITextRange? {
        get { PlainTextInput.Range(selected.lowerBound, selected.upperBound) }
        set { if let newValue { selected = indices(newValue) } }
    }

    var beginningOfDocument: UITextPosition { PlainTextInput.Position(0) }
    var endOfDocument: UITextPosition { PlainTextInput.Position(string.utf16.count) }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (from, to) = (index(fromPosition), index(toPosition))
        return PlainTextInput.Range(min(from, to), max(from, to))
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let index = index(position) + offset
        return (0...string.utf16.count).contains(index) ? PlainTextInput.Position(index) : nil
    }
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { self.position(from: position, offset: direction == .left ? -offset : offset) }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (left, right) = (index(position), index(other))
        return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { index(toPosition) - index(from) }
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left ? range.start : range.end
    }
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        nil
    }
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .leftToRight }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? .zero }
    func caretRect(for position: UITextPosition) -> CGRect {
        CGRect(x: CGFloat(index(position)) * 10, y: 0, width: 2, height: 20)
    }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let range = indices(range)
        return [SelectionRect(CGRect(x: range.lowerBound * 10, y: 0, width: range.count * 10, height: 20))]
    }
    func closestPosition(to point: CGPoint) -> UITextPosition? {
        PlainTextInput.Position(min(max(Int((point.x / 10).rounded()), 0), string.utf16.count))
    }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { closestPosition(to: point) }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }

    private final class SelectionRect: UITextSelectionRect {
        private let place: CGRect

        init(_ place: CGRect) {
            self.place = place
        }

        override var rect: CGRect { place }
    }
}
