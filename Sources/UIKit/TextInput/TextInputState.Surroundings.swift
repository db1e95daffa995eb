extension TextInputState {
    /// The text around a selection, and the ranges in it, in UTF-16 code units from its start.
    package struct Surroundings: Hashable, Sendable {
        /// The most UTF-16 code units that are told before the selection, of it, and behind it.
        package static let reach = 256

        package let text: String
        package let selectedRange: Range<Int>
        /// The range that an input method has put in and not committed, as far as it is told.
        package let markedRange: Range<Int>?

        /// Fails where the text is longer than is told, or where the ranges are not in it.
        package init?(_ text: String, selected: Range<Int>, marked: Range<Int>? = nil) {
            let whole = 0..<text.utf16.count
            guard whole.count <= 3 * Self.reach, whole.contains(selected), marked.map(whole.contains) ?? true else {
                return nil
            }
            self.text = text
            selectedRange = selected
            markedRange = marked?.isEmpty == true ? nil : marked
        }
    }
}

extension TextInputState.Surroundings {
    /// The text around the selection of `input`; nil where there is none, or where more is selected than is told.
    @MainActor init?(of input: any UITextInput) {
        guard let selection = input.selectedTextRange else { return nil }
        // The state is made at the end of each turn: a long selection is measured and not read.
        guard input.offset(from: selection.start, to: selection.end) <= Self.reach else { return nil }
        let selected = input.text(in: selection) ?? ""
        guard selected.utf16.count <= Self.reach else { return nil }
        let start = input.position(from: selection.start, offset: -Self.reach) ?? input.beginningOfDocument
        let end = input.position(from: selection.end, offset: Self.reach) ?? input.endOfDocument
        let head = Self.text(input, from: start, to: selection.start).last(Self.reach)
        let tail = Self.text(input, from: selection.end, to: end).first(Self.reach)
        let count = head.utf16.count
        let text = head + selected + tail
        self.init(
            text, selected: count..<count + selected.utf16.count,
            marked: input.markedTextRange.flatMap { range in
                let from = Self.offset(of: range.start, from: selection.start, in: input) + count
                let to = Self.offset(of: range.end, from: selection.start, in: input) + count
                return from < to ? (from..<to).clamped(to: 0..<text.utf16.count) : nil
            })
    }

    @MainActor private static func text(
        _ input: any UITextInput, from start: UITextPosition, to end: UITextPosition
    ) -> String {
        input.textRange(from: start, to: end).flatMap(input.text) ?? ""
    }

    /// Returns the offset of a position, within bounds beyond which no surroundings go.
    @MainActor private static func offset(
        of position: UITextPosition, from start: UITextPosition, in input: any UITextInput
    ) -> Int {
        min(max(input.offset(from: start, to: position), -4 * reach), 4 * reach)
    }
}

extension Range<Int> {
    fileprivate func contains(_ range: Range<Int>) -> Bool {
        lowerBound <= range.lowerBound && range.upperBound <= upperBound
    }
}

extension String {
    /// Returns at most so many UTF-16 code units of the end, for responders that return more than they were asked for.
    fileprivate func last(_ count: Int) -> String {
        utf16.count <= count ? self : String(decoding: Array(utf16.suffix(count)), as: UTF16.self)
    }

    /// Returns at most so many UTF-16 code units of the start, likewise.
    fileprivate func first(_ count: Int) -> String {
        utf16.count <= count ? self : String(decoding: Array(utf16.prefix(count)), as: UTF16.self)
    }
}
