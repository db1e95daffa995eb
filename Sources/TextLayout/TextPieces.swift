import CoreGraphics

/// How much of a text Pango may lay out in one go. It cannot be interrupted, and its time grows with the lines; within one word
/// it grows with their square, because the rest of a word is shaped anew for each line that it fills.
struct TextPieces {
    /// In bytes of UTF-8: a few dozen milliseconds.
    let most: Int
    /// In characters: a word beyond goes on in a line of its own. That is longer than any word that is read.
    let mostOfWord = 512
    /// Whether a paragraph may be cut; one that is a single line may not.
    private let isBroken: Bool

    private static let sizes = 2048...16_384
    /// Of a line as wide as a letter is high.
    private static let bytesOfLine: CGFloat = 512

    /// - Parameter width: in points; nil: lines end where the text says.
    init(of text: StyledText, width: CGFloat?) {
        isBroken = width != nil
        let size = text.runs.map(\.font.sanitized.size).max() ?? 1
        let letters = max(0, width ?? .greatestFiniteMagnitude) / size
        most = min(max(Int(clamping: letters * Self.bytesOfLine), Self.sizes.lowerBound), Self.sizes.upperBound)
    }

    /// The parts of a paragraph: all of it, or where it is too long as many words as there is room for.
    func cut(_ paragraph: Range<Int>, of bytes: [UInt8]) -> [Range<Int>] {
        guard isBroken, paragraph.count > mostOfWord else { return [paragraph] }
        var pieces: [Range<Int>] = []
        var start = paragraph.lowerBound
        var word = (start: start, characters: 0)
        func cut(at index: Int) {
            pieces.append(start..<index)
            start = index
        }
        for index in paragraph where bytes[index] & 0xC0 != 0x80 {
            if Self.mayEndBefore(index, in: bytes) { word = (index, 0) }
            if word.characters == mostOfWord {
                cut(at: index)
                word = (index, 0)
            } else if index - start >= most, word.start > start {
                cut(at: word.start)
            }
            word.characters += 1
        }
        if start < paragraph.upperBound { pieces.append(start..<paragraph.upperBound) }
        return pieces
    }

    /// Whether a line may end before a character, as far as that can be told from its first bytes: after a space, and among
    /// Chinese, Japanese and Korean characters and emoji (UAX #14).
    private static func mayEndBefore(_ index: Int, in bytes: [UInt8]) -> Bool {
        if index > bytes.startIndex, bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 { return true }
        let next = index + 1 < bytes.endIndex ? bytes[index + 1] : 0
        switch bytes[index] {
        case 0xE3...0xE9, 0xEB...0xED: return true
        case 0xEA: return next >= 0xB0
        case 0xEF: return (0xA4...0xAB).contains(next)
        case 0xF0: return next == 0x9F || next >= 0xA0
        default: return false
        }
    }
}
