import CoreGraphics

/// The UTF-8 bytes of a text that are laid out, and the characters that they belong to.
///
/// Control characters are left out, as `TextSource` leaves them out.
struct ShownCharacters {
    private(set) var bytes: [UInt8] = []
    /// The index of each byte's character in UTF-16 code units, and one more for the end.
    private var indices: [Int] = []

    init(_ text: StyledText) {
        bytes = TextSource(text, width: nil).bytes
        indices.reserveCapacity(bytes.count + 1)
        var index = 0
        for run in text.runs {
            for scalar in run.text.unicodeScalars {
                let isShown =
                    switch scalar.value {
                    case 0x09, 0x0A, 0x0D: true
                    case 0..<0x20, 0x7F..<0xA0: false
                    default: true
                    }
                if isShown { for _ in 0..<UTF8.width(scalar) { indices.append(index) } }
                index += UTF16.width(scalar)
            }
        }
        indices.append(index)
    }

    /// The number of UTF-16 code units of the text.
    var count: Int { indices.last ?? 0 }

    /// The index of the character that a byte belongs to; that of the text's end for a byte beyond the last.
    func index(ofByte byte: Int) -> Int {
        byte < indices.count ? indices[max(byte, 0)] : count
    }

    /// The length in bytes of the separator of two lines that begins at `byte`; 0 where none does.
    func separatorLength(atByte byte: Int) -> Int {
        func byteAt(_ index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }
        switch byteAt(byte) {
        case 0x0A: return 1
        case 0x0D: return byteAt(byte + 1) == 0x0A ? 2 : 1
        case 0xE2: return byteAt(byte + 1) == 0x80 && [0xA8, 0xA9].contains(byteAt(byte + 2)) ? 3 : 0
        default: return 0
        }
    }
}
