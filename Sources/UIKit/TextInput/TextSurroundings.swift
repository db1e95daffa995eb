import TextLayout

/// The characters around a position of any text that is edited, so that units of a long text can be found without reading all of it.
@MainActor struct TextSurroundings {
    private let content: TextContent
    private let position: UITextPosition
    /// The index of the position in `content`.
    let index: Int
    /// Whether `content` begins where the text begins.
    private let hasStart: Bool
    /// Whether `content` ends where the text ends.
    private let hasEnd: Bool

    /// The distance that is read to either side at first, in UTF-16 code units: more than any unit but a paragraph.
    private static let firstReach = 4096

    /// Reads as much of the text as it takes to find a unit.
    init?(of position: UITextPosition, in textInput: any UITextInput, for granularity: UITextGranularity) {
        var reach = granularity == .document ? Int.max : Self.firstReach
        while let surroundings = Self(of: position, in: textInput, reach: reach) {
            guard !surroundings.suffice(for: granularity) else {
                self = surroundings
                return
            }
            reach = reach > Int.max / 8 ? Int.max : reach * 8
        }
        return nil
    }

    /// - Parameter reach: The distance that is read to either side, in UTF-16 code units.
    private init?(of position: UITextPosition, in textInput: any UITextInput, reach: Int) {
        let before = textInput.offset(from: textInput.beginningOfDocument, to: position)
        let after = textInput.offset(from: position, to: textInput.endOfDocument)
        hasStart = before <= reach
        hasEnd = after <= reach
        guard before >= 0, after >= 0,
            let start = hasStart
                ? textInput.beginningOfDocument : textInput.position(from: position, offset: -reach),
            let end = hasEnd ? textInput.endOfDocument : textInput.position(from: position, offset: reach),
            let head = textInput.textRange(from: start, to: position).flatMap(textInput.text),
            let tail = textInput.textRange(from: position, to: end).flatMap(textInput.text)
        else { return nil }
        self.position = position
        index = head.utf16.count
        content = TextContent(head + tail)
    }

    /// Whether the unit at the position is in what was read, with its borders.
    private func suffice(for granularity: UITextGranularity) -> Bool {
        switch granularity {
        case .character, .word, .sentence: true
        case .paragraph, .line:
            (hasStart || content.paragraphStart(at: max(index - 1, 0)) > 0)
                && (hasEnd || content.paragraphEnd(at: index) < content.count - 1)
        case .document: hasStart && hasEnd
        }
    }

    func position(at index: Int, in textInput: any UITextInput) -> UITextPosition? {
        textInput.position(from: position, offset: index - self.index)
    }

    /// Returns the unit that the position is in; at a border the one that follows, or the one before.
    func range(_ granularity: UITextGranularity, isForward: Bool) -> Range<Int>? {
        // The unit has the character after the position, or the one before.
        let place = isForward ? index : index - 1
        guard place >= 0, place < content.count else { return nil }
        switch granularity {
        case .character: return content.snapped(place)..<content.graphemeBorder(after: content.snapped(place))
        case .word: return content.wordRange(at: place).flatMap { $0.contains(place) ? $0 : nil }
        case .sentence: return content.sentenceRange(at: place)
        case .paragraph, .line: return content.paragraphRange(at: place)
        case .document: return 0..<content.count
        }
    }

    /// Returns the next place where a unit ends as one goes, or nil at the text's end.
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
