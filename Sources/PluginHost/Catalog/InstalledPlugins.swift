import Diagnostics
import MainLoop
import PluginProtocol
import UIKit

/// The plugins of this host: finds them, and keeps one supervisor for each that is in use.
@MainActor package final class InstalledPlugins {
    /// Those of this program, looked up when a pane first asks for one.
    package static var shared: InstalledPlugins {
        if let made { return made }
        let plugins = InstalledPlugins(
            catalog: PluginCatalog(),
            launcher: PlacingLauncher(loop: .main, directory: sharedDirectory, options: sharedOptions), loop: .main)
        made = plugins
        return plugins
    }

    private static var made: InstalledPlugins?

    /// The directory in which this program waits for all its plugins; nil where it starts them. To be set before `shared`
    /// is used.
    static var sharedDirectory: String?

    /// How this program starts its plugins. To be set before `shared` is used.
    static var sharedOptions = SpawnOptions()

    /// Ends the plugins of this program, if it has any.
    static func stopShared(completion: @escaping () -> Void) {
        guard let made else {
            completion()
            return
        }
        made.stopAll(completion: completion)
    }

    /// Ends at once the plugins of this program that are still busy with ending.
    static func killShared() {
        guard let made else { return }
        for supervisor in made.supervisors.values { supervisor.kill() }
    }

    /// A sentence on each plugin of this program that is in use.
    static var sharedReport: [String] {
        guard let made else { return [] }
        return made.supervisors.sorted { $0.key.description < $1.key.description }.map { identifier, supervisor in
            "\(identifier): \(supervisor.state.summary)."
        }
    }

    package let catalog: PluginCatalog
    package let loop: MainLoop
    private let launcher: any PluginLauncher
    private let recordsTrace: Bool
    private var supervisors: [PluginIdentifier: PluginSupervisor] = [:]

    /// - Parameter recordsTrace: Whether plugins may be given debug commands and send traces, as tests do.
    package init(
        catalog: PluginCatalog, launcher: any PluginLauncher, loop: MainLoop, recordsTrace: Bool = false
    ) {
        self.catalog = catalog
        self.launcher = launcher
        self.loop = loop
        self.recordsTrace = recordsTrace
    }

    /// - Throws: Where there is no such plugin, or its manifest has no such controller.
    func makeScene(controller: String, of name: String) throws(PluginLookupError) -> RemoteScene {
        let supervisor = try supervisor(for: name)
        let manifest = supervisor.plugin.manifest
        guard manifest.controllers[controller] != nil else {
            let known = manifest.controllers.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
            throw PluginLookupError(
                .unknownController,
                "The plugin \(manifest.identifier) has no controller \"\(controller)\". Its plugin.json has \(known.isEmpty ? "none" : known)."
            )
        }
        return supervisor.makeScene(.named(controller))
    }

    /// What people call a plugin; nil where there is none of this identifier.
    func name(of identifier: String) -> String? {
        PluginIdentifier(rawValue: identifier).flatMap { catalog.plugins[$0]?.manifest.name }
    }

    package func supervisor(for name: String) throws(PluginLookupError) -> PluginSupervisor {
        guard let identifier = PluginIdentifier(rawValue: name) else {
            throw PluginLookupError(
                .malformedIdentifier, "\"\(name)\" is no plugin identifier; it should be \(PluginIdentifier.rule).")
        }
        if let known = supervisors[identifier] { return known }
        guard let plugin = catalog.plugins[identifier] else {
            throw notInstalled(identifier)
        }
        let supervisor = PluginSupervisor(plugin: plugin, launcher: launcher, loop: loop) { [recordsTrace] in
            let screen = UIScreen.main
            return Welcome(
                epoch: InstalledPlugins.nextEpoch(),
                screen: ScreenDescription(size: screen.bounds.size, scale: screen.scale),
                traits: SceneTraits(screen.traitCollection), trace: recordsTrace, systemFont: .installed)
        }
        supervisors[identifier] = supervisor
        return supervisor
    }

    /// Ends every plugin in good order; `completion` runs when all of them are gone and nothing of them is left.
    package func stopAll(completion: @escaping () -> Void) {
        var left = supervisors.count
        let finish = { [launcher] in
            launcher.close()
            completion()
        }
        guard left > 0 else {
            finish()
            return
        }
        for supervisor in supervisors.values {
            supervisor.stop {
                left -= 1
                if left == 0 { finish() }
            }
        }
    }

    private static var lastEpoch: SessionEpoch?

    private static func nextEpoch() -> SessionEpoch {
        let epoch = lastEpoch?.next ?? .first
        lastEpoch = epoch
        return epoch
    }

    private func notInstalled(_ identifier: PluginIdentifier) -> PluginLookupError {
        var message = "The plugin \(identifier) is not installed."
        if !catalog.problems.isEmpty {
            message += " " + catalog.problems.joined(separator: " ")
        } else {
            let folders = catalog.searchPath.map(\.path).joined(separator: ", ")
            message +=
                " Put its folder with plugin.json into one of \(folders), or name its parent folder in MULLION_PLUGIN_PATH. Beside a host that SwiftPM built it is found if its target in Package.swift has `resources: [.copy(\"plugin.json\")]`."
        }
        return PluginLookupError(.notInstalled, message)
    }
}
