import UIKit

/// A responder that edits a text without a view, as an app could write one: with positions of its own, and nothing that is optional.
final class PlainTextInput: UIResponder, UITextInput {
    final class Position: UITextPosition {
        let index: Int

        init(_ index: Int) {
            self.index = index
        }
    }

    final class Range: UITextRange {
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

    private(set) var string: NSString
    let isRightToLeft: Bool
    let textInputView = UIView()
    var markedTextStyle: [NSAttributedString.Key: Any]?
    var markedTextRange: UITextRange? { nil }
    var selectedTextRange: UITextRange?
    weak var inputDelegate: (any UITextInputDelegate)?
    private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    init(_ string: String, isRightToLeft: Bool = false) {
        self.string = string as NSString
        self.isRightToLeft = isRightToLeft
    }

    private func index(_ position: UITextPosition) -> Int { (position as? Position)?.index ?? 0 }

    var hasText: Bool { string.length > 0 }
    func insertText(_ text: String) { string = string.appending(text) as NSString }
    func deleteBackward() {}

    func text(in range: UITextRange) -> String? {
        string.substring(with: NSRange(location: index(range.start), length: index(range.end) - index(range.start)))
    }
    func replace(_ range: UITextRange, withText text: String) {}
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    func unmarkText() {}

    var beginningOfDocument: UITextPosition { Position(0) }
    var endOfDocument: UITextPosition { Position(string.length) }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        Range(index(fromPosition), index(toPosition))
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let index = index(position) + offset
        return (0...string.length).contains(index) ? Position(index) : nil
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
    ) -> NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    func firstRect(for range: UITextRange) -> CGRect { .zero }
    func caretRect(for position: UITextPosition) -> CGRect { .zero }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }
}
