import CPango
import CoreGraphics

/// Draws the glyphs of laid out lines, and what ornaments they have.
struct GlyphPainter {
    let layout: LaidOutText
    /// In which lines are aligned, in points.
    let boxWidth: CGFloat
    /// Pixels per point when baselines shall lie on whole pixels; nil draws them where they are.
    let snappingScale: CGFloat?

    /// Hinted along the vertical only: stems keep their distances while heights meet the pixels.
    // Never changed after it is made.
    nonisolated(unsafe) private static let fontOptions: OpaquePointer? = {
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        return options
    }()

    /// Where the first baseline is 0, in points.
    func baseline(of line: TextLine) -> CGFloat {
        let baseline = line.baseline - layout.metrics.firstBaseline
        guard let snappingScale else { return baseline }
        return (baseline * snappingScale).rounded() / snappingScale
    }

    /// The box around everything that is drawn, in points from the start of the first baseline.
    var inkBox: CGRect {
        layout.lines.reduce(CGRect.null) { box, line in
            let ink = inkBox(of: line)
            return ink.isEmpty ? box : box.union(ink)
        }
    }

    /// Whether nothing is drawn.
    var isBlank: Bool {
        layout.lines.allSatisfy { inkBox(of: $0).isEmpty }
    }

    private func inkBox(of line: TextLine) -> CGRect {
        var ink = line.ink
        if layout.reach > 0 || layout.isOrnamented {
            // Backgrounds are as high as the line, and lines under the text stay within it.
            let box = CGRect(x: 0, y: -line.ascent, width: line.width, height: line.ascent + line.descent)
            ink = (ink.isEmpty ? box : ink.union(box)).insetBy(dx: -layout.reach, dy: -layout.reach)
        }
        return ink.offsetBy(dx: line.leftEdge(in: boxWidth), dy: baseline(of: line))
    }

    /// Draws the glyphs of a line opaque, whatever else there is in the text.
    ///
    /// - Parameter origin: The start of the line's baseline, in points.
    func paint(_ line: TextLine, at origin: CGPoint, on cairo: OpaquePointer) {
        cairo_set_font_options(cairo, Self.fontOptions)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        paintGlyphs(of: line, at: origin, on: cairo, nil)
    }

    /// Draws what the clip of `cairo` lets through; the start of the first baseline is the origin of user space.
    ///
    /// - Parameter opacity: multiplies the opacity of the text's colours, not that of coloured glyphs;
    ///   nil draws opaque colours.
    func paint(on cairo: OpaquePointer, opacity: CGFloat? = 1) {
        cairo_save(cairo)
        cairo_set_font_options(cairo, Self.fontOptions)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        // Hinting and antialiasing reach a little beyond the outlines.
        let visible = VisibleText(on: cairo).visible.insetBy(dx: -2, dy: -2)
        let lines = layout.lines.filter { !inkBox(of: $0).overlap(with: visible).isEmpty }
        if layout.isOrnamented {
            paintOrnamented(lines, on: cairo, opacity ?? 1)
        } else {
            for line in lines {
                let origin = CGPoint(x: line.leftEdge(in: boxWidth), y: baseline(of: line))
                paintGlyphs(of: line, at: origin, on: cairo, opacity)
            }
        }
        cairo_restore(cairo)
    }

    private func paintGlyphs(
        of line: TextLine, at origin: CGPoint, on cairo: OpaquePointer, _ opacity: CGFloat?
    ) {
        for span in line.spans(at: origin) {
            let run = layout.runs[span.run]
            cairo_set_source(run.color, opacity: opacity, on: cairo)
            GlyphRun(span, obliqueness: run.ornaments?.obliqueness ?? 0).fill(on: cairo)
        }
    }

    /// In layers over all lines, so that no line's background hides another line's letters.
    private func paintOrnamented(_ lines: [TextLine], on cairo: OpaquePointer, _ opacity: CGFloat) {
        let spans = lines.map { $0.spans(at: CGPoint(x: $0.leftEdge(in: boxWidth), y: baseline(of: $0))) }
        for (line, spans) in zip(lines, spans) {
            let painter = OrnamentPainter(line: line, spans: spans, runs: layout.runs, scale: snappingScale)
            painter.paintBackgrounds(on: cairo, opacity)
        }
        var budget = ShadowOfGlyphs.Budget()
        for (line, spans) in zip(lines, spans) {
            let painter = OrnamentPainter(line: line, spans: spans, runs: layout.runs, scale: snappingScale)
            painter.paintShadows(on: cairo, opacity, &budget)
            painter.paintLines(\.underline, on: cairo, opacity)
            painter.paintGlyphs(on: cairo, opacity)
            painter.paintLines(\.strikethrough, on: cairo, opacity)
        }
    }
}

/// - Parameter opacity: multiplies that of `color`; nil draws it opaque.
func cairo_set_source(_ color: CGColor, opacity: CGFloat?, on cairo: OpaquePointer) {
    cairo_set_source_rgba(
        cairo, Double(color.red), Double(color.green), Double(color.blue), Double(opacity.map { $0 * color.alpha } ?? 1)
    )
}
