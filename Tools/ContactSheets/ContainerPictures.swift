import ContainmentTesting
import Foundation
import GalleryControllers
import PluginHost
import UIKit

/// Takes pictures of the containers of a host, with the pages of the gallery's plugin in them, which runs in a process of its own.
@MainActor enum ContainerPictures {
    private static let plugin = "org.mullion.gallery"

    /// Of a window, in points.
    static func size(isWide: Bool) -> CGSize {
        isWide ? CGSize(width: 960, height: 480) : CGSize(width: 340, height: 600)
    }

    /// A picture of each container.
    static func take(
        _ scenes: [ContainerScene], in language: GalleryLanguage, isWide: Bool, _ style: UIUserInterfaceStyle
    ) async throws -> [Data] {
        let host = try await TestHost(plugins: [plugin], size: size(isWide: isWide), style: style)
        var pictures: [Data] = []
        for scene in scenes {
            var panes: [RemoteViewController] = []
            host.window.rootViewController = scene.makeRoot(in: language, isWide: isWide) { page in
                let pane = RemoteViewController(plugin: plugin, controller: page.name)
                panes.append(pane)
                return pane
            }
            try await host.settle()
            for pane in panes where pane.viewIfLoaded?.window != nil { _ = try await host.pane(of: pane) }
            pictures.append(try await host.screenshot().pngData())
        }
        try await host.close()
        return pictures
    }
}
