import Testing
import UIKit

extension UIKitBehaviour {
    @MainActor struct Fonts {
        private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
            UITraitCollection(preferredContentSizeCategory: category)
        }

        @Test("Every weight is a font of its own, and the bold system font is the semibold one")
        func weights() {
            let weights: [UIFont.Weight] = [
                .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ]
            let names = weights.map { UIFont.systemFont(ofSize: 17, weight: $0).fontName }
            #expect(Set(names).count == weights.count)
            #expect(UIFont.boldSystemFont(ofSize: 12) == .systemFont(ofSize: 12, weight: .semibold))
            #expect(UIFont.systemFont(ofSize: 12, weight: .regular) == .systemFont(ofSize: 12))
        }

        @Test("A size of 0 or less is the standard size")
        func standardSize() {
            #expect(UIFont.systemFont(ofSize: 0).pointSize == UIFont.systemFontSize)
            #expect(UIFont.italicSystemFont(ofSize: -3).pointSize == UIFont.systemFontSize)
            #expect(UIFont.systemFont(ofSize: 20).withSize(.nan).pointSize == UIFont.systemFontSize)
        }

        @Test("What is above the baseline is positive, what is below is negative")
        func measures() {
            let font = UIFont.systemFont(ofSize: 100)
            #expect(font.ascender > 90 && font.descender < -20)
            #expect(abs(font.lineHeight - font.ascender + font.descender) < 0.01)
            #expect(font.capHeight > font.xHeight && font.xHeight > 0)
            #expect(font.leading >= 0)
        }

        @Test("Text styles have the sizes of Apple's tables, from the smallest to the largest category")
        func textStyles() {
            let expected: [(UIFont.TextStyle, CGFloat, CGFloat, CGFloat)] = [
                (.largeTitle, 31, 34, 60), (.title1, 25, 28, 58), (.title2, 19, 22, 56), (.title3, 17, 20, 55),
                (.headline, 14, 17, 53), (.body, 14, 17, 53), (.callout, 13, 16, 51), (.subheadline, 12, 15, 49),
                (.footnote, 12, 13, 44), (.caption1, 11, 12, 43), (.caption2, 11, 11, 40),
            ]
            for (style, smallest, usual, largest) in expected {
                func size(_ category: UIContentSizeCategory) -> CGFloat {
                    UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category)).pointSize
                }
                #expect(size(.extraSmall) == smallest)
                #expect(size(.large) == usual)
                #expect(size(.accessibilityExtraExtraExtraLarge) == largest)
                #expect(size(.unspecified) == usual)
            }
            #expect(UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits == .traitBold)
        }

        @Test("Font metrics scale fonts and distances as their text style grows, up to a limit")
        func metrics() {
            let metrics = UIFontMetrics(forTextStyle: .body)
            let font = UIFont.systemFont(ofSize: 34)
            let large = traits(.accessibilityExtraExtraExtraLarge)
            #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 106)
            #expect(metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: large).pointSize == 40)
            #expect(metrics.scaledFont(for: font, compatibleWith: traits(.large)).pointSize == 34)
            #expect(metrics.scaledValue(for: 10, compatibleWith: traits(.extraSmall)) == CGFloat(10 * 14) / 17)
            let twice = metrics.scaledFont(
                for: metrics.scaledFont(for: font, compatibleWith: large), compatibleWith: large)
            #expect(twice.pointSize == 106)
        }

        @Test("Descriptors change one thing and keep the rest")
        func descriptors() throws {
            let font = UIFont.systemFont(ofSize: 20, weight: .light)
            let italic = try #require(font.fontDescriptor.withSymbolicTraits(.traitItalic))
            #expect(UIFont(descriptor: italic, size: 0).pointSize == 20)
            #expect(UIFont(descriptor: italic, size: 0).fontName == "Inter-LightItalic")
            #expect(UIFont(descriptor: italic, size: 30).pointSize == 30)
            let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
            #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
            #expect(bold.withSymbolicTraits([])?.symbolicTraits == [])
            let heavy = font.fontDescriptor.addingAttributes([
                .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
            ])
            #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 20, weight: .heavy))
            #expect(font.fontDescriptor.withSize(8).pointSize == 8)
            #expect(font.fontDescriptor.fontAttributes[.size] as? CGFloat == 20)
            #expect(UIFontDescriptor(name: "NotoSerif-Bold", size: 9).postscriptName == "NotoSerif-Bold")
        }

        @Test("There is a serif and a monospaced design, and none for what no font is installed for")
        func designs() throws {
            let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor
            let serif = try #require(descriptor.withDesign(.serif))
            #expect(UIFont(descriptor: serif, size: 0).familyName == "Noto Serif")
            let monospaced = try #require(descriptor.withDesign(.monospaced))
            #expect(UIFont(descriptor: monospaced, size: 0) == .monospacedSystemFont(ofSize: 20, weight: .regular))
            #expect(monospaced.symbolicTraits == .traitMonoSpace)
            #expect(descriptor.withSymbolicTraits(.traitMonoSpace) == monospaced)
            #expect(descriptor.withDesign(.rounded) == nil)
            #expect(UIFontDescriptor(name: "NotoSerif-Bold", size: 9).withSymbolicTraits(.traitMonoSpace) == nil)
        }

        @Test("Installed fonts are listed, and found by their names only")
        func names() throws {
            #expect(UIFont.familyNames.contains("Inter"))
            #expect(UIFont.fontNames(forFamilyName: "Noto Serif").contains("NotoSerif-BoldItalic"))
            #expect(UIFont.fontNames(forFamilyName: "No Such Font").isEmpty)
            #expect(UIFont(name: "No Such Font", size: 12) == nil)
            let font = try #require(UIFont(name: "NotoSerif-BoldItalic", size: 12))
            #expect(font.fontName == "NotoSerif-BoldItalic")
            #expect(font.familyName == "Noto Serif")
            #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        }

        @Test("Fonts that are described alike are equal and hash alike")
        func equality() {
            #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
            #expect(UIFont.systemFont(ofSize: 12).hashValue == UIFont.systemFont(ofSize: 12).hashValue)
            #expect(UIFont.systemFont(ofSize: 12) != .monospacedDigitSystemFont(ofSize: 12, weight: .regular))
            #expect(UIFont.preferredFont(forTextStyle: .body) != .systemFont(ofSize: 17))
        }
    }
}
