import CPango
import CoreGraphics

/// Draws one line of text with backgrounds, lines, shadows and outlines.
struct OrnamentPainter {
    let line: TextLine
    let spans: [TextLine.Span]
    let runs: [StyledText.Run]
    /// Pixels per point when lines shall lie on whole pixels; nil draws them where they are.
    let scale: CGFloat?

    private func ornaments(of span: TextLine.Span) -> StyledText.Ornaments? {
        runs[span.run].ornaments
    }

    /// Where the line's own baseline is, without what raises a span.
    private func baseline(of span: TextLine.Span) -> CGFloat {
        span.origin.y + (ornaments(of: span)?.baselineOffset ?? 0)
    }

    func paintBackgrounds(on cairo: OpaquePointer, _ opacity: CGFloat) {
        for stretch in stretches(\.background) {
            cairo_set_source(stretch.ornament, opacity: opacity, on: cairo)
            let top = snapped(stretch.baseline - line.ascent)
            let bottom = snapped(stretch.baseline + line.descent)
            let box = CGRect(x: stretch.minX, y: top, width: stretch.maxX - stretch.minX, height: bottom - top)
            guard let part = VisibleText(on: cairo).part(of: box) else { continue }
            cairo_add(part, to: cairo)
            cairo_fill(cairo)
        }
    }

    func paintGlyphs(on cairo: OpaquePointer, _ opacity: CGFloat) {
        for span in spans {
            let run = runs[span.run]
            let glyphs = GlyphRun(span, obliqueness: run.ornaments?.obliqueness ?? 0)
            cairo_set_source(run.color, opacity: opacity, on: cairo)
            guard let stroke = run.ornaments?.stroke, stroke.width > 0 else {
                glyphs.fill(on: cairo)
                continue
            }
            glyphs.addOutlines(to: cairo)
            if stroke.isFilled { cairo_fill_preserve(cairo) }
            cairo_set_source(stroke.color ?? run.color, opacity: opacity, on: cairo)
            let width = stroke.width / 100 * run.font.sanitized.size
            cairo_set_line_width(cairo, Double(min(width, VisibleText(on: cairo).widestLine)))
            cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
            cairo_stroke(cairo)
            glyphs.showPictures(on: cairo)
        }
    }

    // MARK: Shadows

    func paintShadows(on cairo: OpaquePointer, _ opacity: CGFloat, _ budget: inout ShadowOfGlyphs.Budget) {
        for span in spans {
            guard let shadow = ornaments(of: span)?.shadow else { continue }
            let glyphs = GlyphRun(span, obliqueness: ornaments(of: span)?.obliqueness ?? 0)
            cairo_save(cairo)
            cairo_translate(cairo, Double(shadow.offset.width), Double(shadow.offset.height))
            cairo_set_source(shadow.color, opacity: opacity, on: cairo)
            if shadow.blurRadius <= 0 || !paintBlurred(glyphs, span, shadow, &budget, on: cairo) {
                glyphs.addOutlines(to: cairo)
                cairo_fill(cairo)
            }
            cairo_restore(cairo)
        }
    }

    /// Whether it could be drawn: a shadow of very many pixels cannot.
    private func paintBlurred(
        _ glyphs: GlyphRun, _ span: TextLine.Span, _ shadow: StyledText.Ornaments.Shadow,
        _ budget: inout ShadowOfGlyphs.Budget, on cairo: OpaquePointer
    ) -> Bool {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let scale = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
        let size = runs[span.run].font.sanitized.size
        let area = CGRect(
            x: span.origin.x, y: span.origin.y - line.ascent, width: span.width, height: line.ascent + line.descent
        ).insetBy(dx: -size / 2 - 2 * shadow.blurRadius, dy: -size / 2 - 2 * shadow.blurRadius)
        let visible = VisibleText(on: cairo)
        guard visible.draws(size: size), visible.part(of: area) != nil else { return true }
        guard
            let mask = ShadowOfGlyphs(
                glyphs, area: area, scale: CGFloat(scale), blurRadius: shadow.blurRadius, budget: &budget,
                fontOptionsOf: cairo)
        else { return false }
        mask.paint(on: cairo)
        return true
    }

    // MARK: Lines

    func paintLines(
        _ kind: KeyPath<StyledText.Ornaments, StyledText.Ornaments.Line?>, on cairo: OpaquePointer, _ opacity: CGFloat
    ) {
        for stretch in stretches(kind) {
            let run = runs[stretch.run]
            let metrics = run.font.metrics
            let upper = kind == \.underline ? metrics.underlinePosition : metrics.strikethroughPosition
            var thickness = metrics.lineThickness * (stretch.ornament.weight == .thick ? 2 : 1)
            if let scale { thickness = max(1, (thickness * scale).rounded()) / scale }
            let top = snapped(stretch.baseline - (run.ornaments?.baselineOffset ?? 0) - upper)
            cairo_set_source(stretch.ornament.color ?? run.color, opacity: opacity, on: cairo)
            stroke(stretch, top: top, thickness, on: cairo)
            if stretch.ornament.weight == .double { stroke(stretch, top: top + 2 * thickness, thickness, on: cairo) }
        }
    }

    private func stroke(
        _ stretch: Stretch<StyledText.Ornaments.Line>, top: CGFloat, _ thickness: CGFloat, on cairo: OpaquePointer
    ) {
        let dashes = stretch.ornament.pattern.dashes.map { $0 * Double(thickness) }
        let visible = VisibleText(on: cairo)
        let box = CGRect(x: stretch.minX, y: top, width: stretch.maxX - stretch.minX, height: thickness)
        guard visible.draws(size: runs[stretch.run].font.sanitized.size), let part = visible.part(of: box) else {
            return
        }
        cairo_set_dash(cairo, dashes, Int32(dashes.count), Double(part.minX - stretch.minX))
        cairo_set_line_width(cairo, Double(thickness))
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        cairo_move_to(cairo, Double(part.minX), Double(top + thickness / 2))
        cairo_line_to(cairo, Double(part.maxX), Double(top + thickness / 2))
        cairo_stroke(cairo)
        cairo_set_dash(cairo, nil, 0, 0)
    }

    private func snapped(_ y: CGFloat) -> CGFloat {
        guard let scale else { return y }
        return (y * scale).rounded() / scale
    }

    // MARK: Stretches

    /// A part of the line with one ornament throughout, drawn at one go so that no seams show.
    private struct Stretch<Ornament: Equatable> {
        let ornament: Ornament
        let run: Int
        let baseline: CGFloat
        var minX: CGFloat
        var maxX: CGFloat
    }

    private func stretches<Ornament: Equatable>(
        _ kind: KeyPath<StyledText.Ornaments, Ornament?>
    ) -> [Stretch<Ornament>] {
        var stretches: [Stretch<Ornament>] = []
        for span in spans {
            guard let ornament = ornaments(of: span)?[keyPath: kind] else { continue }
            let skipsSpaces = (ornament as? StyledText.Ornaments.Line)?.skipsSpaces ?? false
            for part in skipsSpaces ? line.words(of: span) : [0...max(0, span.width)] {
                let (minX, maxX) = (span.origin.x + part.lowerBound, span.origin.x + part.upperBound)
                if let last = stretches.last, last.ornament == ornament, continues(last.run, span.run),
                    abs(last.maxX - minX) < 0.01
                {
                    stretches[stretches.count - 1].maxX = maxX
                } else {
                    stretches.append(
                        Stretch(
                            ornament: ornament, run: span.run, baseline: baseline(of: span), minX: minX, maxX: maxX))
                }
            }
        }
        return stretches
    }

    /// Whether a line of the one run goes on under the other without a change.
    private func continues(_ one: Int, _ other: Int) -> Bool {
        one == other
            || (runs[one].color == runs[other].color && runs[one].font == runs[other].font
                && runs[one].ornaments?.baselineOffset == runs[other].ornaments?.baselineOffset)
    }
}

extension StyledText.Ornaments.Line.Pattern {
    /// Lengths of dashes and gaps, in thicknesses of the line.
    fileprivate var dashes: [Double] {
        switch self {
        case .solid: []
        case .dot: [3, 3]
        case .dash: [10, 5]
        case .dashDot: [10, 3, 3, 3]
        case .dashDotDot: [10, 3, 3, 3, 3, 3]
        }
    }
}
