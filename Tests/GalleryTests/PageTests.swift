import GalleryControllers
import Testing
import UIKit

extension Gallery {
    @Suite("Every page of the gallery") @MainActor struct Pages {
        /// Shows a page and looks at it, light and dark.
        ///
        /// - Parameter draws: Whether the body looks at pixels.
        private func look(
            at section: GallerySection, in language: GalleryLanguage, draws: Bool = false,
            _ body: (UIView, PageStage) throws -> Void
        ) rethrows {
            for style in [UIUserInterfaceStyle.light, .dark] {
                let stage = PageStage(style, draws: draws)
                let page = GalleryPage(section, in: language).makeViewController()
                stage.show(page)
                stage.update()
                try body(page.view, stage)
                stage.close()
            }
        }

        @Test(
            "No label is too small for its text but those that show how it is shortened",
            arguments: GallerySection.allCases, GalleryLanguage.allCases)
        func labelsFit(section: GallerySection, language: GalleryLanguage) {
            look(at: section, in: language) { page, _ in
                #expect(!page.labels.isEmpty)
                for label in page.labels {
                    let isWrapped = label.numberOfLines != 1
                    let needed = label.sizeThatFits(
                        CGSize(
                            width: isWrapped ? label.bounds.width : .greatestFiniteMagnitude,
                            height: .greatestFiniteMagnitude))
                    let fits =
                        needed.width <= label.bounds.width + 0.5 && needed.height <= label.bounds.height + 0.5
                    #expect(
                        fits == !(label is ShortenedLabel),
                        "\(label.text ?? "") has \(label.bounds.size), needs \(needed)")
                }
            }
        }

        @Test(
            "In windows of any size, however small, no view or layer is given a frame that there is not",
            arguments: GallerySection.allCases)
        func smallWindows(section: GallerySection) {
            var refused: [String] = []
            CALayer.observeRefusal = { refused.append($0) }
            let outer = UsageDiagnostic.observer
            UsageDiagnostic.observer = { rule, message in
                if rule == .notFinite || rule == .endlessLayout { refused.append(message) }
            }
            defer {
                CALayer.observeRefusal = nil
                UsageDiagnostic.observer = outer
            }
            let stage = PageStage(.light)
            let page = GalleryPage(section, in: .english).makeViewController()
            stage.show(page)
            for (width, height) in [
                (360, 480), (200, 300), (100, 60), (40, 20), (12, 9), (3, 400), (400, 3), (1, 1), (0, 0), (360, 480),
            ] {
                page.view.frame.size = CGSize(width: width, height: height)
                stage.update()
            }
            #expect(refused == [])
            stage.close()
        }

        @Test(
            "What shows how a text is shortened has no room for it, at the demo's size and in a window twice as wide",
            arguments: [480, 960], GalleryLanguage.allCases)
        func shortened(width: CGFloat, language: GalleryLanguage) {
            look(at: .text, in: language) { page, stage in
                page.frame.size = CGSize(width: width, height: 572)
                stage.update()
                let shortened = page.labels.filter { $0 is ShortenedLabel }
                #expect(shortened.count == 2)
                for label in shortened { #expect(label.intrinsicContentSize.width > label.bounds.width) }
            }
        }

        @Test("A caption keeps a distance from what it stands above", arguments: GalleryLanguage.allCases)
        func captions(language: GalleryLanguage) throws {
            try look(at: .animation, in: language) { page, _ in
                let labels = page.labels.map { $0.convert($0.bounds, to: page) }
                try #require(labels.count > 3)
                // The title, the caption, the names of the curves.
                let distances = zip(labels.dropFirst(), labels.dropFirst(2)).map { $1.minY - $0.maxY }
                #expect(distances.allSatisfy { $0 >= 12 }, "\(distances)")
            }
        }

        @Test(
            "No two labels of one parent overlap", arguments: GallerySection.allCases, GalleryLanguage.allCases)
        func labelsApart(section: GallerySection, language: GalleryLanguage) {
            look(at: section, in: language) { page, _ in
                let labels = page.labels
                for (index, label) in labels.enumerated() {
                    for other in labels[(index + 1)...] where other.superview === label.superview {
                        let overlaps = label.frame.insetBy(dx: 0.5, dy: 0.5).intersects(other.frame)
                        #expect(!overlaps, "\(label.text ?? "") and \(other.text ?? "")")
                    }
                }
            }
        }

        @Test(
            "Nothing lies outside its superview", arguments: GallerySection.allCases, GalleryLanguage.allCases)
        func inside(section: GallerySection, language: GalleryLanguage) {
            look(at: section, in: language) { page, _ in
                for view in page.tree.dropFirst() {
                    let bounds = view.superview?.bounds.insetBy(dx: -0.5, dy: -0.5) ?? .zero
                    #expect(bounds.contains(view.frame), "\(type(of: view)) \(view.frame) in \(bounds)")
                }
            }
        }

        @Test(
            "No place is left open by the constraints",
            arguments: GallerySection.allCases, GalleryLanguage.allCases)
        func unambiguous(section: GallerySection, language: GalleryLanguage) {
            look(at: section, in: language) { page, _ in
                for view in page.tree {
                    #expect(!view.hasAmbiguousLayout, "\(type(of: view)) \(view.frame)")
                }
            }
        }

        @Test(
            "Text has a contrast of 4.5:1 with every pixel that it covers",
            arguments: GallerySection.allCases, GalleryLanguage.allCases)
        func contrast(section: GallerySection, language: GalleryLanguage) {
            look(at: section, in: language, draws: true) { page, stage in
                let drawn = Picture(stage.surface, scale: PageStage.scale)
                let labels = page.labels.filter { !$0.isInDisabledControl }
                for label in labels { label.alpha = 0 }
                stage.update()
                let behind = Picture(stage.surface, scale: PageStage.scale)
                for label in labels {
                    let grounds = behind.shades(
                        in: label.convert(label.bounds, to: nil), differingFrom: drawn)
                    #expect(!grounds.isEmpty, "\(label.text ?? "") is not seen")
                    for color in label.colors {
                        let contrast = grounds.map { $0.contrast(with: $0.below(color)) }.min() ?? 0
                        #expect(contrast >= 4.5, "\(label.text ?? "")")
                    }
                }
            }
        }

        @Test(
            "Pages in Arabic run from right to left, the others from left to right", arguments: GallerySection.allCases)
        func directions(section: GallerySection) {
            for language in GalleryLanguage.allCases {
                look(at: section, in: language) { page, _ in
                    let expected: UIUserInterfaceLayoutDirection = language == .arabic ? .rightToLeft : .leftToRight
                    for view in page.tree {
                        #expect(view.effectiveUserInterfaceLayoutDirection == expected, "\(type(of: view))")
                    }
                }
            }
        }
    }
}
