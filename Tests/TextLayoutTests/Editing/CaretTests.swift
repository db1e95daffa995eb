import CoreGraphics
import Testing
import TextLayout

@Suite("Places of carets") struct CaretTests {
    private func x(_ geometry: TextGeometry, _ index: Int, _ affinity: TextAffinity = .downstream) -> CGFloat {
        geometry.caretRect(at: TextPosition(index, affinity)).minX
    }

    private func near(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 0.1 }

    @Test("An empty text has a caret as high as its font's line")
    func empty() {
        let caret = EditedSamples.geometry("").caretRect(at: TextPosition(0))
        #expect(caret == CGRect(x: 0, y: 0, width: 0, height: EditedSamples.lineHeight))
        let font = FontDescription(size: 40)
        let plain = TextGeometry(StyledText(runs: []), width: 100, emptyFont: font)
        #expect(plain.caretRect(at: TextPosition(0)).height == font.metrics.lineHeight)
    }

    @Test("The caret of an empty text stands where its alignment puts the first letter")
    func emptyAlignment() {
        func x(_ alignment: StyledText.Alignment, isRightToLeft: Bool = false) -> CGFloat {
            var text = EditedSamples.styled("", isRightToLeft: isRightToLeft)
            text.alignment = alignment
            return TextGeometry(text, width: 100).caretRect(at: TextPosition(0)).minX
        }
        #expect([x(.natural), x(.left), x(.center), x(.right)] == [0, 0, 50, 100])
        #expect([x(.natural, isRightToLeft: true), x(.justified, isRightToLeft: true)] == [100, 100])
    }

    @Test("The caret goes from the left to the measured width in Latin, and from the right to the left edge in Hebrew")
    func edges() {
        let latin = EditedSamples.geometry("Latin")
        #expect(x(latin, 0) == 0)
        #expect(near(x(latin, 5), EditedSamples.styled("Latin").metrics(width: nil).size.width))
        let hebrew = EditedSamples.geometry("אבג")
        #expect(near(x(hebrew, 0), EditedSamples.styled("אבג").metrics(width: nil).size.width))
        #expect(near(x(hebrew, 3), 0))
        #expect(x(hebrew, 1) > x(hebrew, 2))
    }

    @Test("Where two directions meet, a position has two places: after the letter before, and before the letter after")
    func mixed() {
        let geometry = EditedSamples.geometry("abc אבג de")
        let space = x(geometry, 4, .upstream)
        #expect(x(geometry, 3) < space)
        #expect(near(x(geometry, 7, .upstream), space))
        #expect(near(x(geometry, 4, .downstream), x(geometry, 7, .downstream)))
        #expect(x(geometry, 4, .downstream) > x(geometry, 5))
        #expect(x(geometry, 5) > x(geometry, 6))
        #expect(x(geometry, 8) > x(geometry, 4, .downstream))
    }

    @Test("At the end of a broken line the caret is there or at the start of the next line")
    func wrapped() {
        let geometry = EditedSamples.geometry("hello world again", width: 110)
        let start = geometry.caretRect(at: TextPosition(12))
        let end = geometry.caretRect(at: TextPosition(12, .upstream))
        #expect(start.origin == CGPoint(x: 0, y: EditedSamples.lineHeight))
        #expect(end.minY == 0 && end.minX > 90)
        #expect(geometry.line(at: TextPosition(12, .upstream)).range == 0..<12)
        #expect(geometry.line(at: TextPosition(12, .upstream)).isContinued)
        #expect(geometry.line(at: TextPosition(12)).range == 12..<17)
    }

    @Test("After a newline the caret is on a line of its own, also at the text's end")
    func newlines() {
        let geometry = EditedSamples.geometry("a\n\nb\n", width: 100)
        let tops = (0...5).map { geometry.caretRect(at: TextPosition($0)).minY / EditedSamples.lineHeight }
        #expect(tops.map { Int($0.rounded()) } == [0, 0, 1, 2, 2, 3])
        #expect(x(geometry, 5) == 0)
        #expect(near(geometry.height, 4 * EditedSamples.lineHeight))
    }

    @Test("The end of a line of two characters is one, and a line separator ends a line as a newline does")
    func otherLineEnds() {
        let geometry = EditedSamples.geometry("a\r\nb\u{2028}c", width: 100)
        #expect(geometry.line(at: TextPosition(0)).range == 0..<1)
        #expect(geometry.line(at: TextPosition(3)).range == 3..<4)
        #expect(geometry.line(at: TextPosition(4, .upstream)).range == 3..<4)
        #expect(!geometry.line(at: TextPosition(4)).isContinued)
        #expect(geometry.line(at: TextPosition(5)).range == 5..<6)
        #expect(x(geometry, 5) == 0)
    }

    @Test("Letters that one glyph shows share its width")
    func ligatures() {
        let geometry = EditedSamples.geometry("لا")
        let (start, middle, end) = (x(geometry, 0), x(geometry, 1), x(geometry, 2))
        #expect(start > middle && middle > end)
        #expect(near(start - middle, middle - end))
    }

    @Test("Characters that are not shown have a caret beside what is shown")
    func controls() {
        let geometry = EditedSamples.geometry("a\u{1}\u{2}b")
        #expect(x(geometry, 1) == x(geometry, 2) && x(geometry, 2) == x(geometry, 3))
        #expect(x(geometry, 4) > x(geometry, 3))
    }

    @Test(
        "A point has the position whose caret is nearest, and the caret of a position leads back to it",
        arguments: EditedSamples.scripts)
    func hits(text: String) {
        for width in [nil, 60] as [CGFloat?] {
            let geometry = EditedSamples.geometry(text, width: width)
            for index in (0...geometry.count).filter(geometry.content.isGraphemeBorder) {
                for affinity in [TextAffinity.downstream, .upstream] {
                    let caret = geometry.caretRect(at: TextPosition(index, affinity))
                    let hit = geometry.position(closestTo: CGPoint(x: caret.minX, y: caret.midY))
                    let back = geometry.caretRect(at: hit)
                    #expect(near(back.minX, caret.minX) && back.minY == caret.minY, "\(index) \(affinity)")
                    #expect(geometry.content.isGraphemeBorder(hit.index))
                }
            }
        }
    }

    @Test("The left half of a letter is before it and the right half after it, the other way in Hebrew")
    func halves() {
        let latin = EditedSamples.geometry("mm")
        let width = x(latin, 1)
        #expect(latin.position(closestTo: CGPoint(x: width * 0.4, y: 5)).index == 0)
        #expect(latin.position(closestTo: CGPoint(x: width * 0.6, y: 5)).index == 1)
        let hebrew = EditedSamples.geometry("מם")
        let end = x(hebrew, 0)
        #expect(hebrew.position(closestTo: CGPoint(x: end - 1, y: 5)).index == 0)
        #expect(hebrew.position(closestTo: CGPoint(x: 1, y: 5)).index == 2)
    }

    @Test("Above and below the text is its first and last line; beside a line is its end")
    func outside() {
        let geometry = EditedSamples.geometry("one\ntwo", width: 200)
        #expect(geometry.position(closestTo: CGPoint(x: -10, y: -50)).index == 0)
        #expect(geometry.position(closestTo: CGPoint(x: 500, y: 5)).index == 3)
        #expect(geometry.position(closestTo: CGPoint(x: 500, y: 900)).index == 7)
        #expect(geometry.position(closestTo: CGPoint(x: CGFloat.infinity, y: -.infinity)).index == 3)
        #expect(geometry.position(closestTo: CGPoint(x: CGFloat.nan, y: 0)).index == 0)
        #expect(geometry.characterRange(at: CGPoint(x: 2, y: 2)) == 0..<1)
        #expect(geometry.characterRange(at: CGPoint(x: 150, y: 2)) == nil)
        #expect(geometry.characterRange(at: CGPoint(x: 2, y: 500)) == nil)
    }

    @Test("Indices beyond the text count as its ends")
    func beyond() {
        let geometry = EditedSamples.geometry("abc")
        #expect(geometry.caretRect(at: TextPosition(99)) == geometry.caretRect(at: TextPosition(3)))
        #expect(geometry.caretRect(at: TextPosition(-9)) == geometry.caretRect(at: TextPosition(0)))
    }
}
