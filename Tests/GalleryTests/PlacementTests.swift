import Foundation
import GalleryControllers
import Testing
import UIKit

extension Gallery {
    @Suite("The gallery in a process of its own") @MainActor struct Placements {
        @Test(
            "Every section has the pixels that it has in the host's process",
            arguments: [UIUserInterfaceStyle.light, .dark])
        func pixels(style: UIUserInterfaceStyle) async throws {
            // Every section, in another language with the other style; every language with both.
            let pages = GallerySection.allCases.enumerated().map { index, section in
                let languages = GalleryLanguage.allCases
                return GalleryPage(section, in: languages[(index + (style == .dark ? 1 : 0)) % languages.count])
            }
            let expected = pages.map { page in
                let stage = PageStage(style)
                stage.show(page.makeViewController())
                stage.update()
                defer { stage.close() }
                return stage.pixels
            }
            #expect(Set(expected).count == pages.count)
            let host = try GalleryHost(style)
            for (page, pixels) in zip(pages, expected) {
                try await host.show(page, until: pixels)
            }
            try await host.close()
        }
    }

    @Suite("The names of the gallery's controllers") struct Names {
        @Test("A page is called by its section, and by its language where that is not English")
        func names() {
            #expect(GalleryPage(name: "cards") == GalleryPage(.cards))
            #expect(GalleryPage(name: "cards-ar") == GalleryPage(.cards, in: .arabic))
            #expect(GalleryPage(.chart, in: .japanese).name == "chart-ja")
            for name in ["", "card", "cards-", "cards-fr", "cards-ar-ja", "-ar"] {
                #expect(GalleryPage(name: name) == nil)
            }
            #expect(MailPage(name: "mail-inbox") == MailPage(.inbox))
            #expect(MailPage(name: "mail-message-ar") == MailPage(.message, in: .arabic))
            for name in ["inbox", "mail-", "mail-inbox-en"] { #expect(MailPage(name: name) == nil) }
        }

        @Test("The manifest lists every page")
        func manifest() throws {
            let root = URL(fileURLWithPath: #filePath)
                .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            let data = try Data(contentsOf: root.appendingPathComponent("Plugins/Gallery/plugin.json"))
            let manifest = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            let controllers = try #require(manifest["controllers"] as? [String: Any])
            #expect(Set(controllers.keys) == Set(GalleryPage.all.map(\.name) + MailPage.all.map(\.name)))
        }
    }
}
