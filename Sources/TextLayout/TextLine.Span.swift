import CPango
import CoreGraphics

extension TextLine {
    /// Glyphs of one run and one font that stand beside each other, at their place.
    struct Span {
        let item: UnsafeMutablePointer<PangoGlyphItem>
        let font: UnsafeMutablePointer<PangoFont>
        /// The index of the run in the text.
        let run: Int
        /// Where the glyphs start, on their own baseline; in points.
        let origin: CGPoint
        /// In points.
        let width: CGFloat
    }

    /// From left to right. `origin` is the start of the line's baseline.
    func spans(at origin: CGPoint) -> [Span] {
        var x = origin.x
        return glyphItems.compactMap { item in
            guard let description = item.pointee.item, let font = description.pointee.analysis.font,
                let glyphs = item.pointee.glyphs
            else { return nil }
            let width = CGFloat(pango_glyph_string_get_width(glyphs)) / PangoUnits.perPoint
            defer { x += width }
            return Span(
                item: item, font: font, run: layout.source.run(at: Int(description.pointee.offset)),
                origin: CGPoint(x: x, y: origin.y - CGFloat(item.pointee.y_offset) / PangoUnits.perPoint),
                width: width)
        }
    }

    /// The parts of `span` that are not spaces, as distances from its start, in points.
    func words(of span: Span) -> [ClosedRange<CGFloat>] {
        guard let item = span.item.pointee.item, let string = span.item.pointee.glyphs,
            let glyphs = string.pointee.glyphs, let clusters = string.pointee.log_clusters
        else { return [] }
        var words: [ClosedRange<CGFloat>] = []
        var x: CGFloat = 0
        for index in 0..<Int(string.pointee.num_glyphs) {
            let end = x + CGFloat(glyphs[index].geometry.width) / PangoUnits.perPoint
            defer { x = end }
            let byte = Int(item.pointee.offset) + Int(clusters[index])
            guard end > x, !layout.source.bytes.indices.contains(byte) || layout.source.bytes[byte] != 0x20 else {
                continue
            }
            if let last = words.last, last.upperBound == x {
                words[words.count - 1] = last.lowerBound...end
            } else {
                words.append(x...end)
            }
        }
        return words
    }
}
