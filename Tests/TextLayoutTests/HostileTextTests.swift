import CoreGraphics
import Testing
import TextLayout

@MainActor @Suite struct HostileTextTests {
    private static let megabyte = String(repeating: "lorem ipsum ", count: 1 << 20 / 12)

    @Test("A megabyte in a limited label is laid out like a page of text")
    func megabyte() {
        for lineBreak in Samples.lineBreaks {
            let metrics = Samples.text(Self.megabyte, lines: 2, lineBreak: lineBreak).metrics(width: 200)
            #expect(metrics.lineCount == 2)
            #expect(metrics.isTruncated)
        }
    }

    @Test("A megabyte without a limit is cut at a fixed number of characters")
    func unlimitedMegabyte() {
        let metrics = Samples.text(Self.megabyte, lines: 0).metrics(width: 600)
        #expect(metrics.lineCount > 1000)
        #expect(metrics.isTruncated)
        #expect(metrics.size.height.isFinite)
    }

    @Test("A truncated head of a very long text ends with the text's end")
    func longHead() {
        let ending = Samples.text(Self.megabyte + "THE END", lineBreak: .byTruncatingHead).metrics(width: 200)
        let other = Samples.text(Self.megabyte + "iiiiiii", lineBreak: .byTruncatingHead).metrics(width: 200)
        #expect(ending.size.width != other.size.width)
    }

    @Test("What an area shows of a megabyte is a few characters, and looks the same")
    func visible() {
        for lines in [0, 1, 3] {
            for lineBreak in Samples.lineBreaks {
                let text = Samples.text(Self.megabyte + "END", lines: lines, lineBreak: lineBreak)
                let size = CGSize(width: 300, height: 100)
                let visible = text.visible(in: size)
                #expect(visible.string.utf8.count < 10_000)
                #expect(visible.metrics(in: size) == text.metrics(in: size))
            }
        }
        let short = Samples.text("short")
        #expect(short.visible(in: .zero) == short)
    }

    @Test("T6 a text is in 32 fonts at most; what is beyond is in the font of the run before")
    func manyFonts() {
        func text(_ size: (Int) -> Int) -> StyledText {
            let runs = (0..<200).map { number in
                StyledText.Run(
                    text: "Aj ", font: FontDescription(size: CGFloat(size(number))), color: CGColor(gray: 0, alpha: 1))
            }
            return StyledText(runs: runs, lineBreak: .byWordWrapping, maximumLines: 0)
        }
        let all = text { 5 + $0 }.metrics(width: 400)
        #expect(all == text { 5 + min($0, 31) }.metrics(width: 400))
        #expect(all != text { 5 + min($0, 30) }.metrics(width: 400))
    }

    @Test("T10 a word without end is laid out 512 letters at a time, however narrow the column", arguments: [1, 30])
    func endlessWord(width: CGFloat) {
        let word = Samples.text(String(repeating: "W", count: 9000), lines: 0)
        #expect(word.metrics(width: width).lineCount > 1000)
        #expect(!word.metrics(width: width).isTruncated)
        let wide = Samples.text(String(repeating: "i", count: 1500), lines: 0)
        #expect(wide.metrics(width: 100_000).lineCount == 3)
        #expect(wide.metrics(width: nil).lineCount == 1)
    }

    @Test("A paragraph that is laid out in several goes is one paragraph, and a word ends where it ended")
    func longParagraph() {
        let words = String(repeating: "lorem ipsum ", count: 4000)
        func text(_ style: StyledText.Paragraph) -> StyledText {
            var text = Samples.text(words, lines: 0)
            text.paragraphs = [style]
            for index in text.runs.indices { text.runs[index].paragraph = 0 }
            return text
        }
        var style = StyledText.Paragraph()
        let plain = text(style).metrics(width: 500)
        #expect(plain.lineCount > 300)
        style.spacing = 500
        style.spacingBefore = 500
        #expect(text(style).metrics(width: 500).size.height == plain.size.height)
        #expect(Samples.text(words, lines: 0).metrics(width: 500) == plain)
    }

    @Test("Chinese without a space is no word without end")
    func chinese() {
        let text = Samples.text(String(repeating: "\u{4E2D}", count: 2000), lines: 0)
        let short = Samples.text(String(repeating: "\u{4E2D}", count: 500), lines: 0)
        #expect(text.metrics(width: 100_000).lineCount == 1)
        #expect(short.metrics(width: 100_000).lineCount == 1)
    }

    @Test("NUL and other control characters leave no trace")
    func controlCharacters() {
        let clean = Samples.text("ab").metrics(width: nil)
        #expect(Samples.text("a\u{0}\u{1}\u{7F}\u{9C}b").metrics(width: nil) == clean)
        #expect(Samples.text("a\u{0}b").unknownGlyphCount == 0)
    }

    @Test("Invalid widths and sizes do no harm")
    func invalidNumbers() {
        for width in [CGFloat.nan, -5, 0, .infinity, 1e300] {
            let metrics = Samples.text("Hello world", lines: 0).metrics(width: width)
            #expect(metrics.size.width.isFinite)
            #expect(metrics.lineCount >= 1)
        }
        for size in [CGFloat.nan, -3, 0, 1e9, .infinity] {
            let text = Samples.text("Hello", size: size)
            #expect(text.metrics(width: 100).size.height.isFinite)
            #expect(FontDescription(size: size).metrics.lineHeight.isFinite)
        }
        let font = FontDescription(family: "No Such Font, \u{0}<&>", size: 12, weight: -100_000)
        #expect(
            StyledText(runs: [.init(text: "x", font: font, color: Samples.black)]).metrics(width: nil).lineCount == 1)
        #expect(Samples.text("Hello", lines: -4).metrics(width: nil).lineCount == 1)
    }
}
