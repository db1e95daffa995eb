import CPango

/// The borders of the words of a text.
///
/// They are the segments of UAX #29 with a letter or a digit, so that "don't" and "3.14" are words. The standard leaves scripts without
/// spaces to dictionaries: it ends a word after each character. Here those of Chinese and Japanese end where the script changes, as from
/// kanji to hiragana, and those of Thai where Pango's dictionary says.
struct WordBorders {
    /// All borders, as indices of characters, ascending, with the start and the end of the text.
    private(set) var all: [Int] = [0]
    private(set) var words: [Range<Int>] = []

    /// The way in which the words of a script are told from each other.
    private enum Script {
        case han
        case hiragana
        case dictionary
        case other

        init(_ scalar: Unicode.Scalar) {
            switch scalar.value {
            case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0xF900...0xFAFF, 0x20000...0x3FFFF, 0x3005, 0x3007: self = .han
            case 0x3041...0x309F: self = .hiragana
            case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: self = .dictionary
            default: self = .other
            }
        }
    }

    /// - Parameter attributes: Pango's answers about the position before each character, and about the end.
    init(_ scalars: [Unicode.Scalar], _ attributes: [PangoLogAttr]) {
        guard !scalars.isEmpty else { return }
        var start = 0
        var hasLetter = false
        func close(_ end: Int) {
            all.append(end)
            if hasLetter { words.append(start..<end) }
            start = end
            hasLetter = false
        }
        for index in scalars.indices {
            if index > 0, Self.isBorder(scalars[index - 1], scalars[index], attributes[index]) { close(index) }
            hasLetter = hasLetter || Self.isOfWord(scalars[index])
        }
        close(scalars.count)
    }

    private static func isBorder(
        _ before: Unicode.Scalar, _ after: Unicode.Scalar, _ attribute: PangoLogAttr
    ) -> Bool {
        guard attribute.is_word_boundary != 0 else { return false }
        // Most text is in scripts whose words the standard tells from each other.
        if before.value < 0x0E00 || after.value < 0x0E00 { return true }
        switch (Script(before), Script(after)) {
        case (.han, .han), (.hiragana, .hiragana): return false
        case (.dictionary, .dictionary): return attribute.is_word_start != 0 || attribute.is_word_end != 0
        default: return true
        }
    }

    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
        case 0..<0x80: return false
        default:
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
                .letterNumber:
                return true
            default: return false
            }
        }
    }
}
