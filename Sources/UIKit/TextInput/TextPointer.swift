import TextLayout

/// Selects text by the pointer, from where it went down: characters, words after a double click, paragraphs after a triple one.
@MainActor struct TextPointer {
    private let input: any UIResponder & UITextInput
    private let granularity: UITextGranularity
    /// The unit where the pointer went down, in a text that an app edits by itself.
    private var first: UITextRange?
    /// The same in a text of UIKit's own views.
    private var firstIndices: Range<Int> = 0..<0

    /// Places the caret, selects a unit, or extends the selection to `point`.
    ///
    /// - Parameters:
    ///   - point: In the coordinates of the text's view.
    ///   - place: The position that was there when the pointer went down; nil for the one that is there now. A text that has become the first
    ///     responder since may have scrolled.
    ///   - clicks: How many clicks came in quick succession, this one included.
    init(
        _ input: any UIResponder & UITextInput, at point: CGPoint, place: TextPosition? = nil, clicks: Int,
        extends: Bool
    ) {
        self.input = input
        granularity = clicks <= 1 ? .character : clicks == 2 ? .word : .paragraph
        if let editor = input.textEditor {
            begin(at: place ?? editor.place(closestTo: point), extends: extends, editor)
        } else {
            begin(at: point, extends: extends)
        }
    }

    /// The distance of the end that a handle moves from the finger on it; nil where there is no handle.
    private var handleOffset: CGVector?

    /// Moves an end of the selection by a handle. The other one stays.
    ///
    /// - Parameters:
    ///   - isStart: Whether it is the start.
    ///   - offset: The distance of the end from the finger.
    init?(_ input: any UIResponder & UITextInput, movingStart isStart: Bool, offset: CGVector) {
        guard let selection = input.selectedTextRange else { return nil }
        self.input = input
        granularity = .character
        handleOffset = offset
        if let editor = input.textEditor {
            let range = editor.selectedRange
            let fixed = isStart ? range.upperBound : range.lowerBound
            firstIndices = fixed..<fixed
        } else {
            let fixed = isStart ? selection.end : selection.start
            first = input.textRange(from: fixed, to: fixed)
        }
    }

    /// Selects to another point.
    func select(to point: CGPoint) {
        guard let handleOffset else { return selectUnit(to: point) }
        let point = CGPoint(x: point.x + handleOffset.dx, y: point.y + handleOffset.dy)
        // The two ends never meet: there would be nothing left to drag.
        if let editor = input.textEditor {
            guard editor.place(closestTo: point).index != firstIndices.lowerBound else { return }
        } else if let first, let position = input.closestPosition(to: point) {
            guard input.compare(position, to: first.start) != .orderedSame else { return }
        }
        selectUnit(to: point)
    }

    private func selectUnit(to point: CGPoint) {
        if let editor = input.textEditor {
            select(to: point, editor)
        } else if let first, let unit = unit(at: point) {
            let isBefore = input.compare(unit.start, to: first.start) == .orderedAscending
            input.selectedTextRange = input.textRange(
                from: isBefore ? unit.start : first.start, to: later(unit.end, first.end))
        }
    }

    // MARK: In UIKit's own views

    private mutating func begin(at place: TextPosition, extends: Bool, _ editor: TextEditor) {
        if extends {
            let anchor = editor.text.selection.anchor
            firstIndices = anchor..<anchor
            editor.moveCaret(to: place, extends: true)
        } else if granularity == .character {
            firstIndices = place.index..<place.index
            editor.moveCaret(to: place)
        } else {
            firstIndices = editor.unit(at: place.index, granularity) ?? place.index..<place.index
            editor.select(from: firstIndices.lowerBound, to: TextPosition(firstIndices.upperBound, .upstream))
        }
    }

    private func select(to point: CGPoint, _ editor: TextEditor) {
        let place = editor.place(closestTo: point)
        let unit = granularity == .character ? nil : editor.unit(at: place.index, granularity)
        let (low, high) = (unit?.lowerBound ?? place.index, unit?.upperBound ?? place.index)
        // The text may have become shorter meanwhile; the editor takes what there is.
        if low < firstIndices.lowerBound {
            editor.select(from: firstIndices.upperBound, to: unit == nil ? place : TextPosition(low))
        } else {
            let end = max(high, firstIndices.upperBound)
            editor.select(
                from: firstIndices.lowerBound, to: end == place.index ? place : TextPosition(end, .upstream))
        }
    }

    // MARK: In a text of an app

    private mutating func begin(at point: CGPoint, extends: Bool) {
        guard let unit = unit(at: point) else { return }
        if extends, let selection = input.selectedTextRange {
            first = input.textRange(from: selection.start, to: selection.start)
            select(to: point)
        } else {
            first = unit
            input.selectedTextRange = unit
        }
    }

    private func unit(at point: CGPoint) -> UITextRange? {
        guard let position = input.closestPosition(to: point) else { return nil }
        if granularity != .character {
            for direction in [UITextStorageDirection.forward, .backward] {
                let range = input.tokenizer.rangeEnclosingPosition(
                    position, with: granularity, inDirection: .storage(direction))
                if let range { return range }
            }
        }
        return input.textRange(from: position, to: position)
    }

    private func later(_ one: UITextPosition, _ other: UITextPosition) -> UITextPosition {
        input.compare(one, to: other) == .orderedAscending ? other : one
    }
}
