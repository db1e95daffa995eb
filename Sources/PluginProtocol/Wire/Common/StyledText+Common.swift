import CoreGraphics
import WireMessages

extension StyledText: CommonMessage {
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        let runs = try reader.messages(1, upTo: Limits.textRuns, Run.self)
        let alignment = Alignment(wire: try reader.choice(2))
        let lineBreak = LineBreak(wire: try reader.choice(3))
        let maximumLines = try reader.number32(4)
        let paragraphs = try reader.messages(5, upTo: Limits.paragraphStyles, Paragraph.self)
        let isRightToLeft = try reader.truth(6)
        guard let alignment, let lineBreak, let verticalAlignment = VerticalAlignment(wire: try reader.choice(7)),
            runs.allSatisfy({ $0.paragraph ?? -1 < paragraphs.count }),
            runs.reduce(0, { $0 + $1.text.utf8.count }) <= reader.limits.textBytes
        else { throw MessageReader.unusual }
        self.init(
            runs: runs, paragraphs: paragraphs, alignment: alignment, lineBreak: lineBreak,
            verticalAlignment: verticalAlignment, maximumLines: Int(min(maximumLines, UInt32(Int32.max))),
            isRightToLeft: isRightToLeft)
    }

    func write(to writer: inout MessageWriter) {
        let paragraphs = paragraphs.prefix(Limits.paragraphStyles)
        for run in runs { writer.message(1, run.naming(oneOf: paragraphs.indices)) }
        writer.choice(2, alignment.wire)
        writer.choice(3, lineBreak.wire)
        writer.number(4, UInt64(UInt32(clamping: maximumLines)))
        for paragraph in paragraphs { writer.message(5, paragraph) }
        writer.truth(6, isRightToLeft)
        writer.choice(7, verticalAlignment.wire)
    }
}

extension StyledText.Run: CommonMessage {
    /// The number of its paragraph's style is not yet known to be one of them.
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        let text = try reader.text(1)
        guard let font = try reader.message(2, FontDescription.self), let color = try reader.message(3, CGColor.self)
        else { throw MessageReader.unusual }
        var ornaments: StyledText.Ornaments?
        if let wire = try reader.generated(4, Mullion_V1_TextOrnaments.self) {
            ornaments = try StyledText.Ornaments(wire: wire)
        }
        self.init(
            text: text, font: font, color: color, ornaments: ornaments,
            paragraph: try reader.optionalNumber32(5).map { Int($0) })
    }

    /// The number of its paragraph's style is one of them.
    func write(to writer: inout MessageWriter) {
        writer.text(1, text)
        writer.message(2, font)
        writer.message(3, color)
        if let ornaments { writer.message(4, generated: ornaments.wire) }
        if let paragraph { writer.present(5, UInt64(paragraph)) }
    }

    /// A number that names no style goes out as none, which means the same.
    fileprivate func naming(oneOf styles: Range<Int>) -> Self {
        var run = self
        if let paragraph, !styles.contains(paragraph) { run.paragraph = nil }
        return run
    }
}

extension StyledText.Paragraph: CommonMessage {
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        try self.init(wire: reader.rest())
    }

    func write(to writer: inout MessageWriter) {
        writer.fields(ofGenerated: wire)
    }
}

extension FontDescription: CommonMessage {
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        let family = try reader.optionalText(1)
        guard family?.utf8.count ?? 0 <= Self.longestFamily else { throw MessageReader.unusual }
        let size = try WireNumber.positive(reader.double(2), upTo: Self.largestSize, "size")
        let weight = try reader.number32(3)
        guard Self.weights.contains(Int(weight)) else { throw MessageReader.unusual }
        let isItalic = try reader.truth(4)
        self.init(
            family: family, size: size, weight: Int(weight), isItalic: isItalic,
            hasMonospacedDigits: try reader.truth(5))
    }

    func write(to writer: inout MessageWriter) {
        if let family { writer.presentText(1, WireNumber.text(family, upTo: Self.longestFamily)) }
        writer.double(2, WireNumber.positive(size, upTo: Self.largestSize, else: .leastNormalMagnitude))
        writer.number(3, UInt64(fittingWeight))
        writer.truth(4, isItalic)
        writer.truth(5, hasMonospacedDigits)
    }
}
