import CCairo
import CoreGraphics
import Testing
import TextLayout

@MainActor @Suite("Texts whose pixels are kept") struct KeptPixelsTests {
    private func draws(_ text: StyledText, opacity: CGFloat = 1) -> (isDone: Bool, hasInk: Bool) {
        let (width, height) = (300, 60)
        let surface: OpaquePointer = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
        let cairo: OpaquePointer = cairo_create(surface)
        defer {
            cairo_destroy(cairo)
            cairo_surface_destroy(surface)
        }
        cairo_set_source_rgb(cairo, 1, 1, 1)
        cairo_paint(cairo)
        let isDone = drawKeptPixels(
            of: text, in: CGRect(x: 5, y: 5, width: 280, height: 1e6), on: cairo, opacity: opacity)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return (isDone, false) }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let hasInk = (0..<height).contains { y in
            (0..<4 * width).contains { $0 % 4 < 3 && data[y * stride + $0] != 255 }
        }
        return (isDone, hasInk)
    }

    private func text(_ string: String, size: CGFloat = 20) -> StyledText {
        var text = Samples.text(string, size: size, lines: 0, lineBreak: .byWordWrapping)
        text.verticalAlignment = .top
        return text
    }

    @Test("They are drawn")
    func drawn() {
        #expect(draws(text(Samples.sentence)) == (true, true))
    }

    @Test("Of blanks, and of what has no opacity, nothing is left to be drawn")
    func blank() {
        #expect(draws(text("   ")) == (true, false))
        #expect(draws(text("")) == (true, false))
        #expect(draws(text(Samples.sentence), opacity: 0) == (true, false))
    }

    @Test("Where it would be too many pixels nothing is drawn, and it is said")
    func tooLarge() {
        let lines = Array(repeating: "Many words in a line", count: 400).joined(separator: "\n")
        #expect(draws(text(lines)) == (false, false))
    }
}
