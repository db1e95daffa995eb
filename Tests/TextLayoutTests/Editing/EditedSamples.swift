import CoreGraphics
import TextLayout

enum EditedSamples {
    static func styled(_ string: String, size: CGFloat = 20, isRightToLeft: Bool = false) -> StyledText {
        StyledText(
            runs: [.init(text: string, font: FontDescription(size: size), color: Samples.black)],
            lineBreak: .byWordWrapping, isRightToLeft: isRightToLeft)
    }

    static func geometry(_ string: String, width: CGFloat? = nil) -> TextGeometry {
        TextGeometry(styled(string), width: width)
    }

    static let lineHeight = FontDescription(size: 20).metrics.lineHeight

    /// Texts of many scripts, with what is hard in each.
    static let scripts = [
        "Latin text", "e\u{301}a\u{308}o", "مُحَمَّدٌ نص", "אבג דהו", "日本語のテキスト", "हिन्दी क्ष", "ภาษาไทย", "한국어",
        "👨‍👩‍👧🇩🇪3️⃣👍🏽", "abc אבג def", "אבג abc דהו", "a\tb", "a\r\nb", "a\nb\n", "office لا", "12 אבג 34",
    ]

    /// The indices that a movement visits from one end to where it leads no further.
    static func path(_ geometry: TextGeometry, from start: TextPosition, by movement: TextMovement) -> [TextPosition] {
        var path = [start]
        while let last = path.last, path.count <= 2 * geometry.count + 4 {
            let next = geometry.position(from: last, by: movement)
            if next == last { break }
            path.append(next)
        }
        return path
    }
}
