import CPango

extension LaidOutText {
    /// What the layout takes in memory, in bytes: a little more than what was measured.
    ///
    /// It goes by what there is (lines, glyphs, stretches of one run) because a text of 100 kilobytes may be one line or
    /// thousands, each with a layout of its own.
    var memoryCost: Int {
        var cost = 512
        var last: ParagraphLayout?
        for line in lines {
            if line.layout !== last {
                cost += Self.costOfLayout + line.layout.source.bytes.count * Self.costOfByte
                last = line.layout
            }
            cost += Self.costOfLine
            for item in line.glyphItems {
                cost += Self.costOfItem + Int(item.pointee.glyphs?.pointee.num_glyphs ?? 0) * Self.costOfGlyph
            }
        }
        return cost
    }

    /// With its text, attributes and the objects of Pango.
    private static let costOfLayout = 512
    /// With what Pango remembers of each character.
    private static let costOfByte = 8
    private static let costOfLine = 320
    private static let costOfItem = 256
    private static let costOfGlyph = 36
}
