import CoreGraphics
import Testing
import TextLayout

@MainActor @Suite struct AttachmentTests {
    private func text(_ parts: [String], _ attachment: StyledText.Attachment, lines: Int = 0) -> StyledText {
        var text = StyledText(runs: [], maximumLines: lines)
        text.runs = parts.map { part in
            var run = StyledText.Run(text: part, font: FontDescription(size: 20), color: Samples.black)
            if part == String(StyledText.attachmentCharacter) {
                run.ornaments = .init()
                run.ornaments?.attachment = attachment
            }
            return run
        }
        return text
    }

    private let box = String(StyledText.attachmentCharacter)

    private func width(_ string: String) -> CGFloat {
        Samples.text(string, size: 20).metrics(width: nil).size.width
    }

    @Test("An attachment takes its room in the line, above and below the baseline")
    func room() {
        let metrics = text(["ab", box, "c"], .init(size: CGSize(width: 30, height: 50), rise: -12)).metrics(width: nil)
        #expect(abs(metrics.size.width - width("ab") - 30 - width("c")) < 0.1)
        #expect(metrics.firstBaseline == 38)
        #expect(metrics.size.height == 50)
        let raised = text(["ab", box], .init(size: CGSize(width: 30, height: 20), rise: 40)).metrics(width: nil)
        #expect(raised.firstBaseline == 60)
    }

    @Test("It is known where attachments are, on every line")
    func frames() throws {
        let text = text(["ab", box, "cd", box], .init(size: CGSize(width: 30, height: 10), rise: -2))
        let wide = CGRect(x: 100, y: 200, width: 300, height: 30)
        let one = text.attachmentFrames(in: wide)
        let metrics = text.metrics(in: wide.size)
        #expect(one.map(\.run) == [1, 3])
        #expect(abs(one[0].frame.minX - 100 - width("ab")) < 0.1)
        #expect(abs(one[1].frame.minX - one[0].frame.maxX - width("cd")) < 0.1)
        let baseline = 215 - metrics.size.height / 2 + metrics.firstBaseline
        #expect(one.allSatisfy { abs($0.frame.maxY - baseline - 2) < 0.01 && $0.frame.height == 10 })
        for (alignment, top) in [(StyledText.VerticalAlignment.top, 200), (.bottom, 230 - metrics.size.height)] {
            var moved = text
            moved.verticalAlignment = alignment
            let lower = moved.attachmentFrames(in: wide)[0].frame.maxY
            #expect(abs(lower - top - metrics.firstBaseline - 2) < 0.01, "\(alignment)")
        }
        let two = text.attachmentFrames(in: CGRect(x: 0, y: 0, width: 75, height: 80))
        #expect(two.count == 2 && two[1].frame.minY > two[0].frame.maxY)
        var mirrored = text
        mirrored.runs[0].text = "אב"
        mirrored.runs[2].text = "גד"
        let frames = mirrored.attachmentFrames(in: wide)
        #expect(frames.map(\.run) == [3, 1] && frames[1].frame.maxX < 400)
    }

    @Test("An attachment that is left out, or none, has no place")
    func leftOut() {
        let long = text(
            [String(repeating: "word ", count: 20), box], .init(size: CGSize(width: 30, height: 10)), lines: 1)
        #expect(long.attachmentFrames(in: CGRect(x: 0, y: 0, width: 100, height: 30)).isEmpty)
        #expect(Samples.text("abc").attachmentFrames(in: CGRect(x: 0, y: 0, width: 100, height: 30)).isEmpty)
        let many = text(Array(repeating: box, count: 9), .init(size: CGSize(width: 30, height: 10)), lines: 1)
        let shown = many.attachmentFrames(in: CGRect(x: 0, y: 0, width: 110, height: 30))
        #expect((1...3).contains(shown.count) && shown.allSatisfy { $0.frame.maxX <= 110.01 })
    }

    @Test("Sizes that are no numbers, negative or enormous are laid out all the same")
    func hostileSizes() {
        let sizes = [CGFloat.nan, -.infinity, .infinity, -5, 1e300]
        for size in sizes {
            let text = text(["a", box, "b"], .init(size: CGSize(width: size, height: size), rise: size))
            let metrics = text.metrics(width: 200)
            #expect(metrics.size.width.isFinite && metrics.size.height.isFinite && metrics.size.height < 50_000)
            _ = text.attachmentFrames(in: CGRect(x: 0, y: 0, width: 200, height: 100))
        }
    }
}
