import CoreGraphics
import Testing
import TextLayout

@Suite("Long texts that are edited") struct LongTextTests {
    private static let paragraph = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 20)
    private static let megabyte = String(repeating: paragraph + "\n", count: 1100)

    @Test("Of a megabyte only what is visible is laid out, and after an edit one paragraph more")
    func visible() {
        let geometry = EditedSamples.geometry(Self.megabyte, width: 400)
        #expect(geometry.progress.laidOut == 0)
        let parts = geometry.parts(in: CGRect(x: 0, y: geometry.height / 2, width: 400, height: 600))
        #expect(parts.count < 5)
        let before = geometry.progress.laidOut
        #expect(before < 6)
        let place = parts[0].range.lowerBound + 10
        geometry.replace(place..<place, with: "x")
        #expect(geometry.progress.laidOut == before - 1)
        _ = geometry.caretRect(at: TextPosition(place + 1))
        #expect(geometry.progress.laidOut == before)
        #expect(geometry.content.string(in: place - 1..<place + 2).contains("x"))
    }

    @Test("A million empty lines are a few thousand blocks, and a paragraph of a million characters is some hundred")
    func extremes() {
        let lines = EditedSamples.geometry(String(repeating: "\n", count: 1_000_000), width: 400)
        #expect(lines.progress.blocks < 2500)
        #expect(abs(lines.height - 1_000_001 * EditedSamples.lineHeight) < 1000)
        #expect(lines.caretRect(at: TextPosition(500_000)).height == EditedSamples.lineHeight)
        let one = EditedSamples.geometry(String(repeating: "word ", count: 200_000), width: 400)
        #expect((200..<600).contains(one.progress.blocks))
        one.replace(500_000..<500_000, with: "x")
        _ = one.caretRect(at: TextPosition(500_001))
        #expect(one.progress.laidOut == 1)
    }

    @Test("What is visible stays where it is when something above turns out to be higher than was thought")
    func corrections() {
        // Wide letters, so that the estimate is too low.
        let geometry = EditedSamples.geometry(
            String(repeating: String(repeating: "MW ", count: 250) + "\n", count: 40), width: 300)
        let point = CGPoint(x: 0, y: geometry.height / 2)
        let estimate = geometry.height
        let moved = geometry.layOut(CGRect(origin: point, size: CGSize(width: 300, height: 100)))
        #expect(geometry.height > estimate)
        #expect(moved >= 0 && moved < geometry.height - estimate + 1)
        #expect(geometry.layOut(CGRect(x: 0, y: point.y + moved, width: 300, height: 100)) == 0)
    }

    @Test("Edits leave the same text, lines and places as a text made anew", arguments: 0..<6)
    func edits(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(limit, 1)
        }
        let pieces = [
            "x", "\n", "\r\n", "\r", "word ", "אבג ", "日本", "👨‍👩‍👧", String(repeating: "lorem ipsum ", count: 60),
            "e\u{301}", "",
            String(repeating: "a\n", count: 300), String(repeating: "long ", count: 1200), "\u{2029}",
        ]
        let geometry = EditedSamples.geometry("", width: 200)
        var expected = TextContent()
        for _ in 0..<60 {
            let lower = random(expected.count + 1)
            let upper = min(expected.count, lower + random(4) * random(400))
            let piece = pieces[random(pieces.count)]
            geometry.replace(lower..<upper, with: piece)
            expected.replace(lower..<upper, with: piece)
            if random(3) == 0 { _ = geometry.caretRect(at: TextPosition(random(expected.count + 1))) }
        }
        #expect(geometry.content == expected)
        #expect(geometry.text.string == expected.string)
        let fresh = TextGeometry(geometry.text, width: 200)
        let all = CGRect(x: 0, y: 0, width: 200, height: 1e7)
        let (parts, freshParts) = (geometry.parts(in: all), fresh.parts(in: all))
        #expect(parts.last?.range.upperBound == expected.count && freshParts.last?.range.upperBound == expected.count)
        #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
        // Paragraphs of more than 4096 code units are cut elsewhere, so lines are compared where there are none.
        let isCut = expected.string.split(omittingEmptySubsequences: false) { $0.isNewline }.contains {
            $0.utf16.count > 4096
        }
        guard !isCut else { return }
        #expect(abs(geometry.height - fresh.height) < 0.01)
        for _ in 0..<40 {
            let position = TextPosition(random(expected.count + 1))
            let (caret, other) = (geometry.caretRect(at: position), fresh.caretRect(at: position))
            #expect(abs(caret.minX - other.minX) < 0.01 && abs(caret.minY - other.minY) < 0.01)
        }
    }

    @Test("Paragraphs keep their styles over edits, with the distances between them")
    func styles() {
        var spaced = StyledText.Paragraph()
        spaced.spacing = 11
        let font = FontDescription(size: 20)
        let long = String(repeating: "word ", count: 110) + "\n"
        let text = StyledText(
            runs: [
                .init(text: long, font: font, color: Samples.black, paragraph: 0),
                .init(text: long, font: font, color: Samples.black),
            ], paragraphs: [spaced], lineBreak: .byWordWrapping, maximumLines: 0)
        let geometry = TextGeometry(text, width: 300)
        let all = CGRect(x: 0, y: 0, width: 300, height: 10_000)
        #expect(geometry.parts(in: all).count == 2)
        #expect(abs(geometry.height - text.metrics(width: 300).size.height) < 0.01)
        let parts = geometry.parts(in: all)
        #expect(abs(parts[1].frame.minY - parts[0].frame.maxY - 11) < 0.01)
        geometry.replace(3..<3, with: "x")
        #expect(geometry.text.paragraphs == [spaced])
        #expect(geometry.text.runs.count == 2)
        geometry.replace(0..<geometry.count, with: "")
        #expect(geometry.run(at: 0..<0)?.font == font)
        #expect(geometry.count == 0 && geometry.text.runs.count == 1)
    }

    @Test("What is drawn of a part fills the part's frame")
    func parts() {
        let geometry = EditedSamples.geometry(Self.paragraph + "\nshort\n" + Self.paragraph, width: 250)
        for part in geometry.parts(in: CGRect(x: 0, y: 0, width: 250, height: 5000)) {
            #expect(abs(part.text.metrics(in: part.frame.size).size.height - part.frame.height) < 0.01)
            #expect(!part.text.metrics(in: part.frame.size).isTruncated)
        }
    }

    @Test("A new width breaks lines anew")
    func width() {
        let geometry = EditedSamples.geometry("hello world again", width: nil)
        #expect(geometry.line(at: TextPosition(14)).range == 0..<17)
        geometry.width = 110
        #expect(geometry.line(at: TextPosition(14)).range == 12..<17)
    }
}
