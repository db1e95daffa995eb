import CoreGraphics
import TextLayout

enum Samples {
    static let black = CGColor(gray: 0, alpha: 1)

    static func text(
        _ string: String, size: CGFloat = 17, lines: Int = 1, lineBreak: StyledText.LineBreak = .byTruncatingTail,
        alignment: StyledText.Alignment = .natural
    ) -> StyledText {
        StyledText(
            runs: [.init(text: string, font: FontDescription(size: size), color: black)], alignment: alignment,
            lineBreak: lineBreak, maximumLines: lines)
    }

    static let sentence = "The quick brown fox jumps over the lazy dog and runs away"

    /// One line each of scripts that Inter does not have.
    static let scripts = [
        "日本語の文字", "简体中文", "한국어 텍스트", "العربية نص", "עברית", "हिन्दी पाठ", "ภาษาไทย", "தமிழ்", "ქართული", "Հայերեն",
        "👩🏽‍💻 🇩🇪 3️⃣ ✅ 👨‍👩‍👧", "→ ✓ ★ ⌘ ∑", "ᚠᚢᚦ", "བོད་ཡིག",
    ]

    static let lineBreaks: [StyledText.LineBreak] = [
        .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
    ]
}
