import TextLayout

/// The characters around a position of a text that anybody edits, so that units of a long text can be found without all of it.
@MainActor struct TextSurroundings {
    private let content: TextContent
    private let position: UITextPosition
    /// The index of the position in `content`.
    let index: Int
    /// Whether `content` begins and ends with the text.
    private let hasStart: Bool
    private let hasEnd: Bool

    /// The distance to either side in UTF-16 code units: more than any unit that is read but a paragraph.
    private static let reach = 4096

    init?(of position: UITextPosition, in textInput: any UITextInput) {
        let before = textInput.offset(from: textInput.beginningOfDocument, to: position)
        let after = textInput.offset(from: position, to: textInput.endOfDocument)
        hasStart = before <= Self.reach
        hasEnd = after <= Self.reach
        guard before >= 0, after >= 0,
            let start = hasStart
                ? textInput.beginningOfDocument : textInput.position(from: position, offset: -Self.reach),
            let end = hasEnd ? textInput.endOfDocument : textInput.position(from: position, offset: Self.reach),
            let head = textInput.textRange(from: start, to: position).flatMap(textInput.text),
            let tail = textInput.textRange(from: position, to: end).flatMap(textInput.text)
        else { return nil }
        self.position = position
        index = head.utf16.count
        content = TextContent(head + tail)
    }

    func position(at index: Int, in textInput: any UITextInput) -> UITextPosition? {
        textInput.position(from: position, offset: index - self.index)
    }

    /// The unit that the position is in; at a border the one that follows, or the one before.
    func range(_ granularity: UITextGranularity, isForward: Bool) -> Range<Int>? {
        let range: Range<Int>?
        // What has the character in question: the one after the position, or the one before.
        let place = isForward ? index : index - 1
        guard place >= 0, place < content.count else { return nil }
        switch granularity {
        case .character: range = content.snapped(place)..<content.graphemeBorder(after: content.snapped(place))
        case .word: range = content.wordRange(at: place).flatMap { $0.contains(place) ? $0 : nil }
        case .sentence: range = content.sentenceRange(at: place)
        case .paragraph, .line:
            range = content.paragraphRange(at: place)
        case .document: range = 0..<content.count
        }
        return range
    }

    /// The next place where a unit ends as one goes, or nil at the text's end.
    func border(_ granularity: UITextGranularity, isForward: Bool) -> Int? {
        guard isForward ? index < content.count : index > 0 else { return nil }
        switch (granularity, isForward) {
        case (.character, true): return content.graphemeBorder(after: index)
        case (.character, false): return content.graphemeBorder(before: index)
        case (.word, true): return content.wordEnd(after: index)
        case (.word, false): return content.wordStart(before: index)
        case (.sentence, true): return content.sentenceRange(at: index).upperBound
        case (.sentence, false): return content.sentenceRange(at: index - 1).lowerBound
        case (.paragraph, _), (.line, _):
            let range = content.paragraphRange(at: isForward ? index : index - 1)
            return isForward ? range.upperBound : range.lowerBound
        case (.document, _): return isForward ? content.count : 0
        }
    }
}
