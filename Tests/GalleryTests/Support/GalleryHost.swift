import ContainmentTesting
import Diagnostics
import Foundation
import GalleryControllers
import HostStaging
import MainLoop
import MainLoopTesting
import PluginHost
import UIKit

/// A host with a window on an own main loop that starts the gallery as a plugin.
@MainActor final class GalleryHost {
    private static let identifier = "org.mullion.gallery"

    private let guest: GuestLoop
    private let plugins: PluginRegistry
    private let stage: PageStage
    private let directory: URL
    private let scheduler: Override
    private let updates: Registration

    init(_ style: UIUserInterfaceStyle) throws {
        let guest = try GuestLoop()
        self.guest = guest
        // Short, because the paths of sockets are.
        directory = FileManager.default.temporaryDirectory
            .appendingPathComponent("mg-\(UInt32.random(in: .min ... .max))")
        try FileManager.default.createDirectory(
            at: directory, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        var options = SpawnOptions()
        options.setsDeadlines = false
        // A plugin of a test that gets no processor for long is not one that hangs, and it would not be started again.
        options.patience = GuestLoop.patience
        options.directories = ["XDG_RUNTIME_DIR": directory.path]
        let plugin = try StagedPlugin.make(
            identifier: Self.identifier, name: "Gallery", controllers: GalleryPage.all.map(\.name),
            executable: BuiltPrograms.folder.appendingPathComponent("GalleryPlugin"))
        plugins = PluginRegistry(
            catalog: PluginCatalog(plugins: [plugin]),
            launcher: SpawningLauncher(loop: guest.loop, options: options), loop: guest.loop)
        scheduler = UpdateCycle.main.install { guest.loop.requestEndOfTurn() }
        updates = guest.loop.addEndOfTurnHook { UpdateCycle.main.update() }
        stage = PageStage(style)
    }

    /// Shows a page of the plugin and waits until the window has these pixels.
    func show(_ page: GalleryPage, until pixels: [UInt8]) async throws {
        stage.show(RemoteViewController(plugin: Self.identifier, controller: page.name, of: plugins))
        var frames = -1
        try await guest.wait(until: "\(page.name) looks as in the host's process") { [stage] in
            // Compared only when something new was drawn.
            guard stage.frames != frames else { return false }
            frames = stage.frames
            return stage.pixels == pixels
        }
    }

    func close() async throws {
        var isStopped = false
        plugins.stopAll { isStopped = true }
        try await guest.wait(until: "the plugin is stopped") { isStopped }
        stage.close()
    }

    deinit {
        try? FileManager.default.removeItem(at: directory)
    }
}
