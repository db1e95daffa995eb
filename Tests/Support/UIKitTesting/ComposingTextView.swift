import Foundation
import UIKit

/// A view that edits one line of text with a caret and marked text, as an app could write one. Each character is 10 points wide.
@MainActor package final class ComposingTextView: UIView, UITextInput, UITextInputTraits {
    package private(set) var text = ""
    /// In UTF-16 code units, as all ranges here.
    package private(set) var selected = 0..<0
    package private(set) var marked: Range<Int>?
    /// The texts that were marked or inserted, in order, for tests of what comes when.
    package private(set) var calls: [String] = []
    /// The length of the longest text that somebody has read, in UTF-16 code units.
    package private(set) var longestRead = 0

    package var isSecureTextEntry = false
    package var keyboardType = UIKeyboardType.default
    package var returnKeyType = UIReturnKeyType.default
    package var textContentType: UITextContentType!
    /// Replaces the caret where a test wants a strange one.
    package var strangeCaret: CGRect?

    package var markedTextStyle: [NSAttributedString.Key: Any]?
    package weak var inputDelegate: (any UITextInputDelegate)?
    package private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    override package init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .yellow
    }

    package required init?(coder: NSCoder) { nil }

    override package var canBecomeFirstResponder: Bool { true }

    override package func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { _ = becomeFirstResponder() }
    override package func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Replaces the text from code, with the selection in it.
    package func show(_ text: String, selected: Range<Int>) {
        self.text = text
        self.selected = selected
        marked = nil
        setNeedsLayout()
    }

    private func put(_ new: String, in range: Range<Int>) {
        var units = Array(text.utf16)
        units.replaceSubrange(range, with: Array(new.utf16))
        text = String(decoding: units, as: UTF16.self)
        setNeedsLayout()
    }

    // MARK: Text

    package var hasText: Bool { !text.isEmpty }

    package func insertText(_ text: String) {
        calls.append("insert \(text)")
        let range = marked ?? selected
        put(text, in: range)
        marked = nil
        let caret = range.lowerBound + text.utf16.count
        selected = caret..<caret
    }

    package func deleteBackward() {
        marked = nil
        let range = selected.isEmpty ? max(selected.lowerBound - 1, 0)..<selected.lowerBound : selected
        put("", in: range)
        selected = range.lowerBound..<range.lowerBound
    }

    package func text(in range: UITextRange) -> String? {
        let range = index(range.start)..<index(range.end)
        longestRead = max(longestRead, range.count)
        return String(decoding: Array(text.utf16)[range], as: UTF16.self)
    }

    /// Replaces other text than what is selected or marked, which stays as it is.
    package func replace(_ range: UITextRange, withText text: String) {
        let range = index(range.start)..<index(range.end)
        put(text, in: range)
        guard range.upperBound <= (marked ?? selected).lowerBound else { return }
        let shift = text.utf16.count - range.count
        selected = selected.lowerBound + shift..<selected.upperBound + shift
        marked = marked.map { $0.lowerBound + shift..<$0.upperBound + shift }
    }

    // MARK: Composition

    package var markedTextRange: UITextRange? { marked.map { IndexedTextRange($0) } }

    package func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let new = markedText ?? ""
        calls.append("mark \(new)")
        let range = marked ?? selected
        put(new, in: range)
        marked = new.isEmpty ? nil : range.lowerBound..<range.lowerBound + new.utf16.count
        let start = range.lowerBound + selectedRange.location
        selected = start..<start + selectedRange.length
    }

    package func unmarkText() {
        calls.append("unmark")
        marked = nil
        setNeedsLayout()
    }

    // MARK: Selection

    package var selectedTextRange: UITextRange? {
        get { IndexedTextRange(selected) }
        set {
            guard let newValue else { return }
            selected = index(newValue.start)..<index(newValue.end)
            marked = nil
            setNeedsLayout()
        }
    }

    // MARK: Positions

    private func index(_ position: UITextPosition) -> Int { (position as? IndexedTextPosition)?.index ?? 0 }

    package var beginningOfDocument: UITextPosition { IndexedTextPosition(0) }
    package var endOfDocument: UITextPosition { IndexedTextPosition(text.utf16.count) }

    package func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let ends = [index(fromPosition), index(toPosition)].sorted()
        return IndexedTextRange(ends[0]..<ends[1])
    }

    package func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let index = index(position) + offset
        return 0...text.utf16.count ~= index ? IndexedTextPosition(index) : nil
    }

    package func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .left: self.position(from: position, offset: -offset)
        case .right: self.position(from: position, offset: offset)
        default: nil
        }
    }

    package func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (left, right) = (index(position), index(other))
        return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }

    package func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { index(toPosition) - index(from) }

    package func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? { direction == .left ? range.start : range.end }

    package func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { nil }

    package func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .leftToRight }

    package func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    // MARK: Layout

    package func caretRect(for position: UITextPosition) -> CGRect {
        strangeCaret ?? CGRect(x: CGFloat(index(position)) * 10, y: 0, width: 2, height: 20)
    }

    package func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start) }
    package func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    package func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
    package func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
    package func characterRange(at point: CGPoint) -> UITextRange? { nil }
}
