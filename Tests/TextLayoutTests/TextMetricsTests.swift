import CoreGraphics
import Testing
import TextLayout

@MainActor @Suite struct TextMetricsTests {
    @Test("A text without characters takes no space")
    func empty() {
        for text in [Samples.text(""), StyledText(runs: [])] {
            let metrics = text.metrics(width: 100)
            #expect(metrics.size == .zero)
            #expect(metrics.lineCount == 0)
            #expect(!metrics.isTruncated)
        }
    }

    @Test("One line is as high as its font's line and stands on the font's ascender")
    func oneLine() {
        let font = FontDescription(size: 17).metrics
        let metrics = Samples.text("Hello").metrics(width: nil)
        #expect(abs(metrics.size.height - font.lineHeight) < 0.01)
        #expect(abs(metrics.firstBaseline - font.ascender) < 0.01)
        #expect(metrics.firstBaseline == metrics.lastBaseline)
        #expect(metrics.lineCount == 1)
    }

    @Test("Latin, Chinese, Japanese and Korean text and emoji make lines of the same height")
    func equalLineHeights() {
        let heights = ["Latin", "日本語", "简体", "한국어", "👍🏽"].map { Samples.text($0).metrics(width: nil).size.height }
        #expect(Set(heights).count == 1)
    }

    @Test("An Arabic line has room for letters and their marks, not twice a Latin line")
    func arabicLineHeight() {
        for text in ["العربية", "مُحَمَّدٌ", "Latin العربية"] {
            let metrics = Samples.text(text, size: 20).metrics(width: nil)
            #expect(metrics.size.height == 30)
            #expect(metrics.firstBaseline == 20)
        }
        #expect(Samples.text("हिन्दी", size: 20).metrics(width: nil).size.height > 25)
    }

    @Test("Emoji have the size of the text around them")
    func emojiSize() {
        for size in [11, 17, 60] as [CGFloat] {
            let width = Samples.text("🟥", size: size).metrics(width: nil).size.width
            #expect(width > size * 0.9 && width < size * 1.5)
        }
    }

    @Test("Every script on the list has glyphs", arguments: Samples.scripts)
    func glyphs(string: String) {
        #expect(Samples.text(string).unknownGlyphCount == 0)
        #expect(Samples.text(string).metrics(width: nil).size.width > 0)
    }

    @Test("A text fits the width that was measured for it", arguments: Samples.scripts + [Samples.sentence])
    func measuredWidthFits(string: String) {
        for size in [9, 13.5, 17, 28] as [CGFloat] {
            let text = Samples.text(string, size: size, lines: 0)
            let free = text.metrics(width: nil)
            let bound = text.metrics(width: free.size.width)
            #expect(bound.lineCount == 1)
            #expect(!bound.isTruncated)
        }
    }

    @Test("Twice the size is twice the width and height, at any scale of drawing")
    func proportional() {
        let small = Samples.text(Samples.sentence, size: 12).metrics(width: nil).size
        let large = Samples.text(Samples.sentence, size: 24).metrics(width: nil).size
        #expect(abs(large.width / small.width - 2) < 0.01)
        #expect(abs(large.height / small.height - 2) < 0.01)
    }

    @Test("Wrapped lines stay within the width and show everything")
    func wrapping() {
        for lineBreak in Samples.lineBreaks {
            let metrics = Samples.text(Samples.sentence, lines: 0, lineBreak: lineBreak).metrics(width: 120)
            #expect(metrics.lineCount >= 4)
            #expect(metrics.size.width <= 120)
            #expect(!metrics.isTruncated)
            #expect(metrics.lastBaseline > metrics.firstBaseline)
        }
    }

    @Test("A word longer than the line is broken between characters")
    func longWord() {
        let word = String(repeating: "m", count: 40)
        let metrics = Samples.text(word, lines: 0, lineBreak: .byWordWrapping).metrics(width: 100)
        #expect(metrics.lineCount > 1)
        #expect(metrics.size.width <= 100)
    }

    @Test("Breaking between characters fills lines that breaking between words leaves open")
    func characterWrapping() {
        let string = "incomprehensibilities incomprehensibilities incomprehensibilities"
        let words = Samples.text(string, lines: 0, lineBreak: .byWordWrapping).metrics(width: 300)
        let characters = Samples.text(string, lines: 0, lineBreak: .byCharWrapping).metrics(width: 300)
        #expect(characters.size.width > words.size.width)
    }

    @Test("The line limit counts the lines of the whole text, and what is left out is reported")
    func lineLimit() {
        for lineBreak in Samples.lineBreaks {
            for string in [Samples.sentence, "one\ntwo\nthree\nfour\nfive"] {
                let metrics = Samples.text(string, lines: 3, lineBreak: lineBreak).metrics(width: 100)
                #expect(metrics.lineCount == 3, "\(lineBreak) \(string)")
                let joinsParagraphs = [.byTruncatingHead, .byTruncatingMiddle].contains(lineBreak)
                #expect(metrics.isTruncated || joinsParagraphs)
            }
        }
    }

    @Test("A truncated line stays within the width")
    func truncatedWidth() {
        for lineBreak in [.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle] as [StyledText.LineBreak] {
            let metrics = Samples.text(Samples.sentence, lineBreak: lineBreak).metrics(width: 120)
            #expect(metrics.lineCount == 1)
            #expect(metrics.size.width <= 120)
            #expect(metrics.size.width > 80)
            #expect(metrics.isTruncated)
        }
    }

    @Test("A line of two sizes is as high as the larger one")
    func mixedSizes() {
        let text = StyledText(runs: [
            .init(text: "small ", font: FontDescription(size: 10), color: Samples.black),
            .init(text: "large", font: FontDescription(size: 30), color: Samples.black),
        ])
        let metrics = text.metrics(width: nil)
        #expect(abs(metrics.size.height - FontDescription(size: 30).metrics.lineHeight) < 0.01)
    }

    @Test("Digits of equal width on request")
    func monospacedDigits() {
        func width(_ string: String) -> CGFloat {
            let font = FontDescription(size: 20, hasMonospacedDigits: true)
            return StyledText(runs: [.init(text: string, font: font, color: Samples.black)]).metrics(width: nil).size
                .width
        }
        #expect(width("1111") == width("8888"))
        #expect(
            Samples.text("1111").metrics(width: nil).size.width < Samples.text("8888").metrics(width: nil).size.width)
    }

    @Test("A heavier weight is another font")
    func weights() {
        func width(_ weight: Int) -> CGFloat {
            let font = FontDescription(size: 20, weight: weight)
            return StyledText(runs: [.init(text: "Weight", font: font, color: Samples.black)]).metrics(width: nil).size
                .width
        }
        #expect(width(400) < width(600))
        #expect(width(600) < width(800))
    }
}
