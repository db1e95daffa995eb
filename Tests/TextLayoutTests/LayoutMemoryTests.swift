import CoreGraphics
import MemoryTesting
import Testing

@testable import TextLayout

@MainActor @Suite("What laid out texts take in memory") struct LayoutMemoryTests {
    private static func text(
        _ string: String, runs: Int = 1, paragraph: StyledText.LineBreak? = nil
    ) -> StyledText {
        var style = StyledText.Paragraph()
        style.lineBreak = paragraph
        return StyledText(
            runs: (0..<runs).map { index in
                StyledText.Run(
                    text: string, font: FontDescription(size: 10),
                    color: CGColor(gray: CGFloat(index) / CGFloat(runs), alpha: 1), paragraph: 0)
            }, paragraphs: [style], lineBreak: .byWordWrapping, maximumLines: 0)
    }

    /// Tens of thousands of line ends in as many runs as there may be.
    private static let lineEnds = text(String(repeating: "\n", count: 22), runs: 4096, paragraph: .byClipping)

    nonisolated static let kinds: [(name: String, width: CGFloat?)] = [
        ("line ends", nil), ("short lines", 300), ("a page", 300), ("one long line", nil), ("many runs", 300),
        ("paragraphs by themselves", 300), ("a label", nil),
    ]

    private static func text(of kind: String) -> StyledText {
        let words = "Lorem ipsum dolor sit amet "
        return switch kind {
        case "line ends": lineEnds
        case "short lines": text(String(repeating: "x\n", count: 9000))
        case "a page": text(String(repeating: words, count: 1000))
        case "one long line": text(String(repeating: words, count: 700), paragraph: .byClipping)
        case "many runs": text("word ", runs: 2000)
        case "paragraphs by themselves": text(words + "\n", runs: 2000, paragraph: .byTruncatingTail)
        default: text("OK")
        }
    }

    @Test("M3 what is said to be taken by a layout is what it takes", arguments: kinds)
    func cost(kind: (name: String, width: CGFloat?)) throws {
        let text = Self.text(of: kind.name)
        // Fonts and what Pango keeps of them are there after the first time. It stays, because GLib's slices are not given back.
        let first = LaidOutText(text, width: kind.width, lineLimit: 0)
        defer { withExtendedLifetime(first) {} }
        var layouts: [LaidOutText] = []
        layouts.reserveCapacity(5)
        var measured: [Int] = []
        for _ in 0..<5 {
            let before = try #require(AllocatedMemory.now)
            layouts.append(LaidOutText(text, width: kind.width, lineLimit: 0))
            measured.append(try #require(AllocatedMemory.now) - before)
        }
        // Whatever else the process has may allocate or free at the same time, so the middle one counts.
        let taken = measured.sorted()[2]
        let layout = layouts[2]
        #expect(taken <= layout.memoryCost * 11 / 10, "\(taken) of \(layout.memoryCost)")
        #expect(taken * 5 / 2 >= layout.memoryCost - 2048, "\(taken) of \(layout.memoryCost)")
    }

    @Test("M3 a text of nothing but line ends in thousands of runs takes a page's memory, not gigabytes")
    func lineEndsInRuns() throws {
        let before = try #require(AllocatedMemory.now)
        let layout = LaidOutText(Self.lineEnds, width: 300, lineLimit: 0)
        let taken = try #require(AllocatedMemory.now) - before
        #expect(taken < 32 << 20, "\(taken)")
        #expect(layout.metrics.lineCount == LineBreaking.mostLines)
        #expect(layout.metrics.isTruncated)
    }

    @Test("M3 what is kept of many such texts is what the cache may hold, and one more")
    func cache() throws {
        let cache = TextLayoutCache()
        let before = try #require(AllocatedMemory.now)
        for width in 0..<8 {
            _ = cache.layout(Self.text("line\n", runs: 4000, paragraph: .byClipping), width: CGFloat(width))
        }
        let taken = try #require(AllocatedMemory.now) - before
        #expect(taken < 40 << 20, "\(taken)")
    }

    @Test("M3 lines beyond those that are laid out are cut, whatever makes them lines")
    func mostLines() {
        for kind in [
            Self.text("x\nx\nx\n", runs: 4096), Self.text("x\nx\nx\n", runs: 4096, paragraph: .byTruncatingTail),
        ] {
            let layout = LaidOutText(kind, width: 100, lineLimit: 0)
            #expect(layout.metrics.lineCount == LineBreaking.mostLines)
            #expect(layout.metrics.isTruncated)
        }
    }
}
