import CoreGraphics
import Testing
import TextLayout

@MainActor @Suite struct ParagraphTests {
    private func text(
        _ strings: [String], lines: Int = 0, _ change: (inout StyledText.Paragraph) -> Void
    ) -> StyledText {
        var style = StyledText.Paragraph()
        change(&style)
        return StyledText(
            runs: strings.enumerated().map { index, string in
                .init(
                    text: string, font: FontDescription(size: 20), color: Samples.black,
                    paragraph: index == 0 ? 0 : 1)
            }, paragraphs: [style, StyledText.Paragraph()], lineBreak: .byWordWrapping, maximumLines: lines)
    }

    private let line = FontDescription(size: 20).metrics.lineHeight

    @Test("Spacing of lines and paragraphs is between them and not around them")
    func spacing() {
        let spaced = text(["a\nb"]) {
            $0.lineSpacing = 3
            $0.spacing = 5
            $0.spacingBefore = 7
        }
        #expect(abs(spaced.metrics(width: nil).size.height - (2 * line + 15)) < 0.01)
        let single = text(["a"]) {
            $0.lineSpacing = 3
            $0.spacing = 5
            $0.spacingBefore = 7
        }
        #expect(abs(single.metrics(width: nil).size.height - line) < 0.01)
    }

    @Test("A line break that is no paragraph's end has the spacing of lines only")
    func lineSeparator() {
        let spaced = text(["a\u{2028}b"]) {
            $0.lineSpacing = 3
            $0.spacing = 50
        }
        #expect(abs(spaced.metrics(width: nil).size.height - (2 * line + 3)) < 0.01)
    }

    @Test("Heights of lines are multiplied, and then kept within their limits; the room is above the letters")
    func lineHeights() {
        let natural = text(["a"]) { _ in }.metrics(width: nil)
        let double = text(["a"]) { $0.lineHeightMultiple = 2 }.metrics(width: nil)
        #expect(abs(double.size.height - 2 * line) < 0.01)
        #expect(abs(double.firstBaseline - natural.firstBaseline - line) < 0.01)
        #expect(text(["a"]) { $0.minimumLineHeight = 60 }.metrics(width: nil).size.height == 60)
        #expect(text(["a"]) { $0.maximumLineHeight = 10 }.metrics(width: nil).size.height == 10)
    }

    @Test("Indents take their room, at the head of the first line and of the others, and at the tail")
    func indents() {
        let plain = text(["word"]) { _ in }.metrics(width: nil).size.width
        #expect(abs(text(["word"]) { $0.firstLineHeadIndent = 30 }.metrics(width: nil).size.width - plain - 30) < 0.01)
        #expect(abs(text(["word"]) { $0.tailIndent = -30 }.metrics(width: nil).size.width - plain - 30) < 0.01)
        #expect(text(["word"]) { $0.headIndent = 30 }.metrics(width: nil).size.width == plain)
        let narrow = text([Samples.sentence]) {
            $0.headIndent = 100
            $0.tailIndent = -50
        }
        let wide = text([Samples.sentence]) { _ in }
        #expect(narrow.metrics(width: 300).lineCount > wide.metrics(width: 300).lineCount)
        #expect(text([Samples.sentence]) { $0.tailIndent = 100 }.metrics(width: 300).size.width <= 100)
    }

    @Test("A paragraph has the style of its first character")
    func firstCharacter() {
        let mixed = text(["a", "b\nc\nd"]) { $0.spacing = 11 }
        #expect(abs(mixed.metrics(width: nil).size.height - (3 * line + 11)) < 0.01)
    }

    @Test("Paragraphs of different styles are lines of one text, and the limit counts them all")
    func limit() {
        let long = text(["one\n", "two\nthree"], lines: 2) { $0.headIndent = 5 }
        let metrics = long.metrics(width: 200)
        #expect(metrics.lineCount == 2)
        #expect(metrics.isTruncated)
        #expect(text(["one\n", "two"], lines: 2) { $0.headIndent = 5 }.metrics(width: 200).isTruncated == false)
    }

    @Test("A paragraph's own rule of truncating makes one line of it")
    func ownTruncation() {
        for lineBreak in [.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle] as [StyledText.LineBreak] {
            let truncated = text([Samples.sentence + "\n", Samples.sentence]) { $0.lineBreak = lineBreak }
            let metrics = truncated.metrics(width: 150)
            #expect(metrics.isTruncated)
            let other = text([Samples.sentence]) { _ in }.metrics(width: 150)
            #expect(metrics.lineCount == 1 + other.lineCount)
        }
        let clipped = text([Samples.sentence]) { $0.lineBreak = .byClipping }
        #expect(clipped.metrics(width: 150).isTruncated)
        #expect(clipped.metrics(width: 150).lineCount == 1)
    }

    @Test("Tabs lead to their stops, and beyond the last one to regular places")
    func tabs() {
        func width(_ string: String, _ tabs: [StyledText.Paragraph.Tab], interval: CGFloat = 0) -> CGFloat {
            text([string]) {
                $0.tabs = tabs
                $0.tabInterval = interval
            }.metrics(width: nil).size.width
        }
        let x = text(["x"]) { _ in }.metrics(width: nil).size.width
        #expect(abs(width("\tx", [.init(alignment: .left, location: 100)]) - 100 - x) < 0.1)
        #expect(abs(width("\tx", [.init(alignment: .right, location: 100)]) - 100) < 0.1)
        #expect(abs(width("\t\tx", [.init(alignment: .left, location: 100)], interval: 40) - 120 - x) < 0.1)
        #expect(abs(width("\tx", []) - 28 - x) < 0.1)
    }

    @Test("Numbers that are none, and indexes of no style, do no harm")
    func hostile() {
        let broken = text([Samples.sentence, "b\nc"]) {
            $0.lineSpacing = .nan
            $0.lineHeightMultiple = .infinity
            $0.maximumLineHeight = -5
            $0.headIndent = .infinity
            $0.tailIndent = -.infinity
            $0.tabs = [.init(alignment: .center, location: .nan)]
        }
        for width in [nil, 0, 100, CGFloat.nan] {
            let metrics = broken.metrics(width: width)
            #expect(metrics.size.height.isFinite && metrics.size.width.isFinite)
        }
        var lost = text(["a\nb"]) { _ in }
        lost.runs[0].paragraph = 77
        #expect(lost.metrics(width: nil).lineCount == 2)
        lost.runs[0].paragraph = -1
        #expect(lost.metrics(width: nil).lineCount == 2)
    }

    @Test("Four thousand styles are laid out like one")
    func manyStyles() {
        let styles = (0..<4000).map { index in
            var style = StyledText.Paragraph()
            style.headIndent = CGFloat(index % 7)
            return style
        }
        let runs = (0..<4000).map {
            StyledText.Run(text: "x\n", font: FontDescription(size: 10), color: Samples.black, paragraph: $0)
        }
        let text = StyledText(runs: runs, paragraphs: styles, maximumLines: 0)
        #expect(text.metrics(width: 100).lineCount == 4001)
    }
}
