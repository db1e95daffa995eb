import ContainmentTesting
import GalleryControllers
import PluginHost
import Testing
import UIKit

extension Gallery {
    /// The scenes of the sheets `containers-*` in docs/pictures.
    @Suite("Every container of a host with a plugin's pages in it") @MainActor struct Containers {
        struct Look: Hashable, CustomTestStringConvertible {
            let scene: ContainerScene
            let isWide: Bool
            let language: GalleryLanguage

            static let all = [false, true].flatMap { isWide in
                ContainerScene.all(isWide: isWide).flatMap { scene in
                    GalleryLanguage.allCases.map { Look(scene: scene, isWide: isWide, language: $0) }
                }
            }

            var size: CGSize {
                isWide ? CGSize(width: 960, height: 480) : CGSize(width: 340, height: 600)
            }

            var testDescription: String {
                "\(scene.rawValue), \(isWide ? "regular" : "compact"), \(language.rawValue)"
            }
        }

        /// Shows a container and looks at it, light and dark.
        private func see(_ look: Look, scale: CGFloat = 2, _ body: (MailHost) throws -> Void) throws {
            for style in [UIUserInterfaceStyle.light, .dark] {
                let host = try MailHost(style, size: look.size, scale: scale)
                host.show(look.scene, in: look.language, isWide: look.isWide)
                try body(host)
                host.close()
            }
        }

        @Test("Each shows as many panes as it is to, and no label of host or plugin is cut short", arguments: Look.all)
        func labelsFit(look: Look) throws {
            try see(look) { host in
                let panes =
                    switch (look.scene, look.isWide) {
                    case (.furtherTabs, _): 0
                    case (.twoColumns, true), (.custom, false): 2
                    case (.threeColumns, true), (.custom, true): 3
                    default: 1
                    }
                #expect(host.seen.count == panes)
                for (label, frame) in host.labels {
                    let isWrapped = label.numberOfLines != 1
                    let needed = label.sizeThatFits(
                        CGSize(
                            width: isWrapped ? label.bounds.width : .greatestFiniteMagnitude,
                            height: .greatestFiniteMagnitude))
                    let fits = needed.width <= label.bounds.width + 0.5 && needed.height <= label.bounds.height + 0.5
                    #expect(fits, "\(label.text ?? "") has \(label.bounds.size), needs \(needed)")
                    #expect(host.window.bounds.contains(frame), "\(label.text ?? "") at \(frame)")
                }
                for (pane, page) in host.seen {
                    #expect(page.view.bounds.size == pane.view.bounds.size)
                    for view in page.view.tree.dropFirst() {
                        let bounds = view.superview?.bounds.insetBy(dx: -0.5, dy: -0.5) ?? .zero
                        #expect(bounds.contains(view.frame), "\(type(of: view)) \(view.frame) in \(bounds)")
                    }
                }
            }
        }

        @Test(
            "Text of the host's bars and of the plugin's pages has a contrast of 4.5:1 with every pixel that it covers",
            arguments: Look.all)
        func contrast(look: Look) throws {
            try see(look) { host in
                let drawn = host.picture
                let labels = host.labels.filter { !$0.label.isInDisabledControl }
                #expect(labels.count > 4)
                for (label, _) in labels { label.alpha = 0 }
                host.settle()
                let behind = host.picture
                for (label, frame) in labels {
                    let grounds = behind.shades(in: frame, differingFrom: drawn)
                    #expect(!grounds.isEmpty, "\(label.text ?? "") is not seen")
                    for color in label.colors {
                        let contrast = grounds.map { $0.contrast(with: $0.below(color)) }.min() ?? 0
                        #expect(contrast >= 4.5, "\(label.text ?? "") has \(contrast)")
                    }
                }
            }
        }

        @Test("In Arabic everything runs from right to left, also where the page does not say so itself")
        func directions() throws {
            for look in Look.all {
                try see(look, scale: 1) { host in
                    let expected: UIUserInterfaceLayoutDirection =
                        look.language == .arabic ? .rightToLeft : .leftToRight
                    for (label, _) in host.labels {
                        #expect(label.effectiveUserInterfaceLayoutDirection == expected, "\(label.text ?? "")")
                    }
                }
            }
        }

        @Test(
            "A plugin's process gives the pixels that the other side of a wire in this process gives",
            arguments: [false, true], [UIUserInterfaceStyle.light, .dark])
        func pixels(isWide: Bool, style: UIUserInterfaceStyle) async throws {
            let language: GalleryLanguage = style == .dark ? .arabic : .english
            let looks = ContainerScene.all(isWide: isWide).map { Look(scene: $0, isWide: isWide, language: language) }
            var expected: [Data] = []
            for look in looks {
                let host = try MailHost(style, size: look.size, scale: 1)
                host.show(look.scene, in: language, isWide: isWide)
                expected.append(try host.pngData())
                host.close()
            }
            #expect(Set(expected).count == looks.count)
            let plugin = "org.mullion.gallery"
            let host = try await TestHost(plugins: [plugin], size: looks[0].size, style: style)
            for (look, expected) in zip(looks, expected) {
                var panes: [RemoteViewController] = []
                host.window.rootViewController = look.scene.makeRoot(in: language, isWide: isWide) { page in
                    let pane = RemoteViewController(plugin: plugin, controller: page.name)
                    panes.append(pane)
                    return pane
                }
                try await host.settle()
                for pane in panes where pane.viewIfLoaded?.window != nil { _ = try await host.pane(of: pane) }
                #expect(try await host.screenshot().pngData() == expected, "\(look.testDescription)")
            }
            try await host.close()
        }
    }
}
