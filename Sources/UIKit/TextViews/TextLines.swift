import TextLayout

/// The lines of a text from the one with a position on, each laid out when it is asked for.
struct TextLines: Sequence, IteratorProtocol {
    private let geometry: TextGeometry
    private var start: TextPosition?

    init(of geometry: TextGeometry, from index: Int = 0) {
        self.geometry = geometry
        start = TextPosition(Swift.min(Swift.max(index, 0), geometry.count))
    }

    mutating func next() -> TextLineFrame? {
        guard let position = start else { return nil }
        let line = geometry.line(at: position)
        let end = line.range.upperBound
        let content = geometry.content
        let separator = content.unit(at: end) == 0x2028 ? 1 : content.separatorLength(at: end)
        let following = line.isContinued ? end : end + separator
        // The last line ends where nothing separates it from another; a line without characters always ends.
        start = following > line.range.lowerBound && (line.isContinued || separator > 0) ? TextPosition(following) : nil
        return line
    }
}
