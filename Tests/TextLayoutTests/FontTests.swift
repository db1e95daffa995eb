import CoreGraphics
import Testing
import TextLayout

@MainActor @Suite struct FontTests {
    @Test("The system font is Inter, with Inter's proportions")
    func system() {
        let metrics = FontDescription(size: 100).metrics
        #expect(metrics == FontDescription(family: "Inter", size: 100).metrics)
        #expect(abs(metrics.capHeight - 72.7) < 0.5)
        #expect(abs(metrics.xHeight - 54.6) < 0.5)
        #expect(metrics.ascender > 90 && metrics.descender < -20)
        #expect(metrics.lineHeight == metrics.ascender - metrics.descender)
        #expect(metrics.leading >= 0)
    }

    @Test("An unknown family is served by the system font")
    func unknownFamily() {
        #expect(FontDescription(family: "No Such Font", size: 20).metrics == FontDescription(size: 20).metrics)
    }

    @Test("The digest of the fonts is stable and prints as sixteen digits")
    func digest() {
        #expect(FontsDigest.current == FontsDigest.current)
        #expect(FontsDigest.current.description.count == 16)
        #expect(FontsDigest.current.rawValue != FontsDigest(rawValue: 0).rawValue)
    }
}
