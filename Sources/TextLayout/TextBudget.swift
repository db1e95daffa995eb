import CoreGraphics

/// How many characters of a text can matter: those that its lines have room for in the narrowest imaginable font, so
/// that a megabyte in a one-line label costs no more than a sentence. Where the end of the text stays visible
/// (`.byTruncatingHead`, `.byTruncatingMiddle`), the middle is what goes.
struct TextBudget {
    /// The most characters that are laid out for a text without a line limit: about 1000 lines of a wide window.
    static let mostCharacters = 100_000

    /// The most characters in a line of any length: about 100 wide windows beside each other.
    private static let mostInEndlessLine = 20_000

    private(set) var head = Self.mostCharacters
    private(set) var tail = 0

    /// - Parameter width: in points; nil is no limit.
    init(_ text: StyledText, width: CGFloat?) {
        guard text.maximumLines > 0 else { return }
        var perLine = Self.mostInEndlessLine
        if let width {
            let size = text.runs.map(\.font.sanitized.size).min() ?? 1
            perLine = 64 + Int(clamping: min(CGFloat(Self.mostCharacters), max(0, width) / (size * 0.05)))
        }
        let (lines, overflow) = perLine.multipliedReportingOverflow(by: text.maximumLines)
        head = overflow ? head : min(head, lines)
        if [.byTruncatingHead, .byTruncatingMiddle].contains(text.lineBreak), width != nil {
            tail = min(perLine, head)
        }
    }

    /// The beginning and the end of each run that are within the budget; nil where all of them are.
    func parts(of runs: [StyledText.Run], spare: Int = 0) -> [(head: Substring, tail: Substring)]? {
        var (head, tail) = (head + spare, tail)
        guard runs.reduce(0, { $0 + $1.text.utf8.count }) > head + tail else { return nil }
        var parts = runs.map { run in
            let scalars = run.text.unicodeScalars
            let end = scalars.index(scalars.startIndex, offsetBy: head, limitedBy: scalars.endIndex) ?? scalars.endIndex
            head -= scalars[..<end].count
            return (head: run.text[..<end], tail: run.text[end..<end])
        }
        for (index, run) in runs.enumerated().reversed() {
            let rest = run.text.unicodeScalars[parts[index].head.endIndex...]
            let start = rest.index(rest.endIndex, offsetBy: -tail, limitedBy: rest.startIndex) ?? rest.startIndex
            tail -= rest[start...].count
            parts[index].tail = run.text[start...]
        }
        return parts
    }

    /// The text without what is beyond the budget and `spare` characters more.
    func cut(_ text: StyledText, spare: Int) -> StyledText {
        guard let parts = parts(of: text.runs, spare: spare) else { return text }
        var cut = text
        for index in text.runs.indices {
            cut.runs[index].text = String(parts[index].head) + String(parts[index].tail)
        }
        return cut
    }
}
