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

    @Test("Japanese punctuation is as wide as Japanese characters")
    func japanesePunctuation() {
        for string in ["、", "。", "「", "・"] {
            #expect(abs(Samples.text(string, size: 20).metrics(width: nil).size.width - 20) < 0.1, "\(string)")
        }
    }

    @Test("The font of equal widths has them, in regular and bold")
    func monospaced() {
        for weight in [400, 700] {
            let font = FontDescription(family: "Noto Sans Mono", size: 20, weight: weight)
            func width(_ string: String) -> CGFloat {
                StyledText(runs: [.init(text: string, font: font, color: Samples.black)]).metrics(width: nil).size.width
            }
            #expect(width("iiii") == width("WWWW"))
        }
    }

    @Test("An installed font is found by each of its names, and no other is")
    func names() throws {
        let bold = try #require(InstalledFont.named("NotoSerif-Bold"))
        #expect(bold.family == "Noto Serif" && bold.weight == 700 && !bold.isItalic)
        #expect(InstalledFont.named("Noto Serif Bold") == bold)
        #expect(InstalledFont.named("Noto Serif")?.postScriptName == "NotoSerif-Regular")
        #expect(InstalledFont.named("No Such Font") == nil)
        #expect(
            InstalledFont.serving(FontDescription(family: "Noto Serif", size: 1, weight: 650, isItalic: true))?
                .postScriptName == "NotoSerif-BoldItalic")
    }
}
