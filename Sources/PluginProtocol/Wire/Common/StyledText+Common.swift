import CoreGraphics
import WireMessages

extension StyledText: CommonMessage {
    private typealias Field = FieldNumber.StyledText

    init(from reader: inout MessageReader) throws(Misbehaviour) {
        let runs = try reader.messages(Field.runs, upTo: Limits.textRuns, Run.self)
        let alignment = Alignment(wire: try reader.choice(Field.alignment))
        let lineBreak = LineBreak(wire: try reader.choice(Field.lineBreak))
        let maximumLines = try reader.number32(Field.maximumLines)
        let paragraphs = try reader.messages(Field.paragraphs, upTo: Limits.paragraphStyles, Paragraph.self)
        let isRightToLeft = try reader.truth(Field.rightToLeft)
        guard let alignment, let lineBreak,
            let verticalAlignment = VerticalAlignment(wire: try reader.choice(Field.verticalAlignment)),
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
        for run in runs { writer.message(Field.runs, run.naming(oneOf: paragraphs.indices)) }
        writer.choice(Field.alignment, alignment.wire)
        writer.choice(Field.lineBreak, lineBreak.wire)
        writer.number(Field.maximumLines, UInt64(UInt32(clamping: maximumLines)))
        for paragraph in paragraphs { writer.message(Field.paragraphs, paragraph) }
        writer.truth(Field.rightToLeft, isRightToLeft)
        writer.choice(Field.verticalAlignment, verticalAlignment.wire)
    }
}

extension StyledText.Run: CommonMessage {
    private typealias Field = FieldNumber.TextRun

    /// The number of its paragraph's style is not yet known to be one of them.
    init(from reader: inout MessageReader) throws(Misbehaviour) {
        let text = try reader.text(Field.text)
        guard let font = try reader.message(Field.font, FontDescription.self),
            let color = try reader.message(Field.color, CGColor.self)
        else { throw MessageReader.unusual }
        var ornaments: StyledText.Ornaments?
        if let wire = try reader.generated(Field.ornaments, Mullion_V1_TextOrnaments.self) {
            ornaments = try StyledText.Ornaments(wire: wire)
        }
        self.init(
            text: text, font: font, color: color, ornaments: ornaments,
            paragraph: try reader.optionalNumber32(Field.paragraph).map { Int($0) })
    }

    /// The number of its paragraph's style is one of them.
    func write(to writer: inout MessageWriter) {
        writer.text(Field.text, text)
        writer.message(Field.font, font)
        writer.message(Field.color, color)
        if let ornaments { writer.message(Field.ornaments, generated: ornaments.wire) }
        if let paragraph { writer.present(Field.paragraph, UInt64(paragraph)) }
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
    private typealias Field = FieldNumber.FontDescription

    init(from reader: inout MessageReader) throws(Misbehaviour) {
        let family = try reader.optionalText(Field.family)
        guard family?.utf8.count ?? 0 <= Self.longestFamily else { throw MessageReader.unusual }
        let size = try WireNumber.positive(reader.double(Field.size), upTo: Self.largestSize, "size")
        let weight = try reader.number32(Field.weight)
        guard Self.weights.contains(Int(weight)) else { throw MessageReader.unusual }
        let isItalic = try reader.truth(Field.italic)
        self.init(
            family: family, size: size, weight: Int(weight), isItalic: isItalic,
            hasMonospacedDigits: try reader.truth(Field.monospacedDigits))
    }

    func write(to writer: inout MessageWriter) {
        if let family { writer.presentText(Field.family, WireNumber.text(family, upTo: Self.longestFamily)) }
        writer.double(Field.size, WireNumber.positive(size, upTo: Self.largestSize, else: .leastNormalMagnitude))
        writer.number(Field.weight, UInt64(fittingWeight))
        writer.truth(Field.italic, isItalic)
        writer.truth(Field.monospacedDigits, hasMonospacedDigits)
    }
}
