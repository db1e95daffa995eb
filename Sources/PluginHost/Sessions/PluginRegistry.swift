import Contracts
import Diagnostics
import MainLoop
import PluginProtocol
import UIKit

/// The plugins of this host: keeps one supervisor for each that is in use.
@MainActor package final class PluginRegistry {
    /// Those of this program, looked up when a pane first asks for one.
    package static var shared: PluginRegistry {
        if let installed = installed.current { return installed }
        if let made { return made }
        let plugins = PluginRegistry(
            catalog: PluginCatalog(),
            launcher: PlacingLauncher(loop: .main, directory: sharedDirectory, options: sharedOptions), loop: .main,
            recorder: .shared)
        made = plugins
        return plugins
    }

    private static var made: PluginRegistry?
    private static let installed = OverrideStack<PluginRegistry?>(nil)

    /// Has panes that name no registry use this one, as long as the installation is held.
    package static func install(_ plugins: PluginRegistry) -> Override {
        installed.push(plugins)
    }

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
        made?.killAll()
    }

    /// A sentence on each plugin of this program that is in use.
    static var sharedReport: [String] {
        guard let made else { return [] }
        return made.supervisors.sorted { $0.key.description < $1.key.description }.map { identifier, supervisor in
            "\(identifier): \(supervisor.state.summary)."
        }
    }

    /// The plugins that this program may show: those that it finds, and those of registries whose panes it shows.
    static var knownPlugins: [PluginIdentifier] {
        let shown = UIApplication.shared.windows.flatMap(\.panes).map(\.plugins)
        return (shown + [made].compactMap(\.self)).flatMap { $0.catalog.plugins.keys }
    }

    package let catalog: PluginCatalog
    package let loop: MainLoop
    private let launcher: any PluginLauncher
    private let opening: SessionOpening
    /// By which plugins know the host's controllers.
    package let numbers = ControllerTable()
    private var supervisors: [PluginIdentifier: PluginSupervisor] = [:]

    private let recorder: SessionRecorder?

    /// - Parameters:
    ///   - recordsTrace: Whether plugins may be given debug commands and send traces, as tests do.
    ///   - recorder: Who writes down what is said; nil: nobody.
    package init(
        catalog: PluginCatalog, launcher: any PluginLauncher, loop: MainLoop, recordsTrace: Bool = false,
        recorder: SessionRecorder? = nil
    ) {
        self.recorder = recorder
        self.catalog = catalog
        self.launcher = launcher
        self.loop = loop
        opening = SessionOpening(recordsTrace: recordsTrace)
        StoryboardScenes.install()
    }

    /// - Throws: Where there is no such plugin, or its manifest has no such controller, or one that does not fulfil the contract.
    func makeScene(
        controller: String, of name: String, fulfilling contract: Contract?
    ) throws(PluginLookupError) -> RemoteScene {
        let supervisor = try supervisor(for: name)
        try supervisor.plugin.checkController(controller)
        if let contract { try supervisor.plugin.checkContract(contract, of: controller) }
        return supervisor.makeScene(.named(controller))
    }

    /// What people call a plugin; nil where there is none of this identifier.
    func name(of identifier: String) -> String? {
        PluginIdentifier(rawValue: identifier).flatMap { catalog.plugins[$0]?.manifest.name }
    }

    package func supervisor(for name: String) throws(PluginLookupError) -> PluginSupervisor {
        let plugin = try catalog.plugin(named: name)
        if let known = supervisors[plugin.identifier] { return known }
        let supervisor = PluginSupervisor(plugin: plugin, launcher: launcher, loop: loop, recorder: recorder) {
            [opening] in
            opening.makeWelcome()
        }
        supervisors[plugin.identifier] = supervisor
        return supervisor
    }

    /// Ends at once every plugin that is still busy with ending.
    package func killAll() {
        for supervisor in supervisors.values { supervisor.kill() }
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
}
