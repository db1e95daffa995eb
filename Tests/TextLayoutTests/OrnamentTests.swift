import CCairo
import CoreGraphics
import Testing
import TextLayout

@MainActor @Suite struct OrnamentTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func text(_ string: String, _ change: (inout StyledText.Ornaments) -> Void) -> StyledText {
        var ornaments = StyledText.Ornaments()
        change(&ornaments)
        return StyledText(runs: [
            .init(text: string, font: FontDescription(size: 20), color: Samples.black, ornaments: ornaments)
        ])
    }

    @Test("Kern is added between characters")
    func kern() {
        let plain = Samples.text("abcd", size: 20).metrics(width: nil).size.width
        let wide = text("abcd") { $0.kern = 5 }.metrics(width: nil).size.width
        #expect(wide - plain >= 15 && wide - plain <= 20)
        #expect(text("abcd") { $0.kern = -1 }.metrics(width: nil).size.width < plain)
    }

    @Test("Letters that are moved over each other as far as they go still draw, with what is behind them")
    func negativeWidth() {
        for string in ["abcdef", String(repeating: "W ", count: 3000)] {
            let text = text(string) {
                $0.kern = -1000
                $0.background = red
                $0.underline = .init()
            }
            #expect(text.metrics(width: nil).lineCount == 1)
            _ = Drawn(text)
        }
    }

    @Test("Raised text makes its line higher, lowered text deeper")
    func baselineOffset() {
        let plain = text("a") { _ in }.metrics(width: nil)
        let raised = text("a") { $0.baselineOffset = 10 }.metrics(width: nil)
        #expect(abs(raised.firstBaseline - plain.firstBaseline - 10) < 0.01)
        let lowered = text("a") { $0.baselineOffset = -10 }.metrics(width: nil)
        #expect(
            abs(lowered.size.height - lowered.firstBaseline - (plain.size.height - plain.firstBaseline) - 10) < 0.01)
    }

    @Test("Ligatures can be told apart")
    func ligatures() {
        // Noto Serif joins these letters to one glyph, which is narrower.
        func width(_ joined: Bool) -> CGFloat {
            var text = text("ffi") { $0.hasLigatures = joined }
            text.runs[0].font.family = "Noto Serif"
            return text.metrics(width: nil).size.width
        }
        #expect(width(true) != width(false))
    }

    @Test("Each ornament shows, in its colour and at its place")
    func pixels() {
        let plain = Drawn(text("xx") { _ in })
        #expect(plain.reds.isEmpty)
        let background = Drawn(text("xx") { $0.background = red })
        #expect(background.reds.count > 15)
        let under = Drawn(text("xx") { $0.underline = .init(color: red) })
        let through = Drawn(text("xx") { $0.strikethrough = .init(color: red) })
        let baseline = Int(Samples.text("xx", size: 20).metrics(width: nil).firstBaseline.rounded())
        #expect(!under.reds.isEmpty && under.reds.allSatisfy { $0 >= baseline })
        #expect(!through.reds.isEmpty && through.reds.allSatisfy { $0 < baseline })
        let double = Drawn(text("xx") { $0.underline = .init(weight: .double, color: red) })
        #expect(double.reds.count == 2 * under.reds.count)
        let thick = Drawn(text("xx") { $0.underline = .init(weight: .thick, color: red) })
        #expect(thick.reds.count > under.reds.count)
        let shadow = Drawn(text("xx") { $0.shadow = .init(color: red, offset: CGSize(width: 0, height: 12)) })
        #expect(shadow.reds.contains { $0 > baseline })
        let stroke = Drawn(text("xx") { $0.stroke = .init(width: 10, isFilled: false, color: red) })
        #expect(!stroke.reds.isEmpty)
    }

    @Test("A blurred shadow is wider and paler than a sharp one")
    func blur() {
        let sharp = Drawn(text("x") { $0.shadow = .init(color: red, offset: CGSize(width: 0, height: 12)) })
        let blurred = Drawn(
            text("x") { $0.shadow = .init(color: red, offset: CGSize(width: 0, height: 12), blurRadius: 4) })
        #expect(blurred.inkedRows > sharp.inkedRows)
        #expect(blurred.reds.count < sharp.reds.count)
    }

    @Test("A line by words leaves spaces without")
    func byWord() {
        let all = Drawn(text("x x") { $0.underline = .init(color: red) })
        let words = Drawn(text("x x") { $0.underline = .init(skipsSpaces: true, color: red) })
        #expect(words.redPixels < all.redPixels)
        #expect(words.redPixels > 0)
    }

    @Test("Numbers that are none do no harm")
    func hostile() {
        let broken = text("abc") {
            $0.kern = .nan
            $0.baselineOffset = .infinity
            $0.obliqueness = .nan
            $0.shadow = .init(color: red, offset: CGSize(width: CGFloat.nan, height: .infinity), blurRadius: .infinity)
            $0.stroke = .init(width: .nan, isFilled: true)
        }
        #expect(broken.metrics(width: 100).size.height.isFinite)
        #expect(broken.reach.isFinite)
        _ = Drawn(broken)
    }
}

/// A text's pixels on white.
@MainActor private struct Drawn {
    /// The rows, from the top of the text, in which something is pure red.
    private(set) var reds: [Int] = []
    private(set) var redPixels = 0
    /// How many rows are not white.
    private(set) var inkedRows = 0

    init(_ text: StyledText) {
        let margin = 20
        let size = text.metrics(width: nil).size
        let (width, height) = (
            min(Int(size.width), 2000) + 2 * margin + 1, min(Int(size.height), 2000) + 2 * margin + 1
        )
        let surface: OpaquePointer = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
        let cairo: OpaquePointer = cairo_create(surface)
        defer {
            cairo_destroy(cairo)
            cairo_surface_destroy(surface)
        }
        cairo_set_source_rgb(cairo, 1, 1, 1)
        cairo_paint(cairo)
        draw(text, in: CGRect(origin: CGPoint(x: margin, y: margin), size: size), on: cairo)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for y in 0..<height {
            let pixels = (0..<width).map { x in (0..<3).map { data[y * stride + 4 * x + $0] } }
            let red = pixels.filter { $0[0] < 40 && $0[1] < 40 && $0[2] > 215 }.count
            redPixels += red
            if red > 0 { reds.append(y - margin) }
            if pixels.contains(where: { $0 != [255, 255, 255] }) { inkedRows += 1 }
        }
    }
}
