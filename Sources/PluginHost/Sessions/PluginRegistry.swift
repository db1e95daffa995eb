import Contracts
import Diagnostics
import Foundation
import MainLoop
import PluginProtocol
import UIKit

/// The plugins of this host: keeps one supervisor for each that is in use.
@MainActor package final class PluginRegistry {
    /// Those of this program, looked up when a pane first asks for one.
    package static var shared: PluginRegistry {
        if let installed = installed.current { return installed }
        if let made { return made }
        if let sharedRenderer, !FileManager.default.isExecutableFile(atPath: sharedRenderer.path) {
            Log.plugins.error("No pane can be shown: \(PluginCatalog.missingRenderer(sharedRenderer)).")
        }
        let plugins = PluginRegistry(
            catalog: PluginCatalog(),
            launcher: PlacingLauncher(loop: .main, directory: sharedDirectory, options: sharedOptions), loop: .main,
            recorder: .shared, renderer: sharedRenderer,
            // Plugins may be somebody else's to start; what draws them is the host's own.
            rendererLauncher: SpawningLauncher(loop: .main, options: sharedOptions))
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

    /// The program that draws the panes of this one; nil where it draws them itself. To be set before `shared` is used.
    static var sharedRenderer: URL?

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
    /// The count of the Escapes that the user has pressed while something of a plugin was in front. There is one for all panes and alerts, because a
    /// plugin may put another one in the place of one at each time.
    var escapes = EscapeCount()
    private let launcher: any PluginLauncher
    private let opening: SessionOpening
    /// By which plugins know the host's controllers.
    package let numbers = ControllerTable()
    private var supervisors: [PluginIdentifier: PluginSupervisor] = [:]

    private let recorder: SessionRecorder?
    private let purpose: SessionPurpose
    /// The programs that draw the panes; nil where this process draws them.
    package let renderers: PluginRegistry?
    /// The turns of the panes that share a renderer, by the identifiers of their plugins.
    private var rendererTurns: [String: RendererTurns] = [:]

    /// - Parameters:
    ///   - recordsTrace: Whether plugins may be given debug commands and send traces, as tests do.
    ///   - recorder: Who writes down what is said; nil: nobody.
    ///   - renderer: The program that draws the panes, in a process for each plugin; nil: this process draws them.
    ///   - rendererLauncher: Who starts it; nil: the same as the plugins.
    package convenience init(
        catalog: PluginCatalog, launcher: any PluginLauncher, loop: MainLoop, recordsTrace: Bool = false,
        recorder: SessionRecorder? = nil, renderer: URL? = nil,
        rendererLauncher: (any PluginLauncher)? = nil
    ) {
        let renderers = renderer.map { program in
            PluginRegistry(
                catalog: PluginCatalog(renderersOf: catalog.plugins.keys, program: program),
                launcher: rendererLauncher ?? launcher, loop: loop, recordsTrace: false, recorder: nil,
                purpose: .drawing, renderers: nil)
        }
        self.init(
            catalog: catalog, launcher: launcher, loop: loop, recordsTrace: recordsTrace, recorder: recorder,
            purpose: renderers == nil ? .panes : .panesDrawnElsewhere, renderers: renderers)
    }

    private init(
        catalog: PluginCatalog, launcher: any PluginLauncher, loop: MainLoop, recordsTrace: Bool,
        recorder: SessionRecorder?, purpose: SessionPurpose, renderers: PluginRegistry?
    ) {
        self.recorder = recorder
        self.purpose = purpose
        self.renderers = renderers
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

    /// Makes the renderer of a pane, which shows what its plugin commits.
    func makeRenderer(of plugin: String) -> any PaneRenderer {
        // The pane of a plugin that is not installed says so; there is nothing to draw.
        guard let renderers, let identifier = PluginIdentifier(rawValue: plugin), catalog.plugins[identifier] != nil
        else { return LayerPaneRenderer() }
        // Where a name is so long that there is no renderer, the pane says so: a plugin does not choose by its name who draws it.
        let renderer = PluginCatalog.rendererPrefix + plugin
        let turns = rendererTurns[plugin] ?? RendererTurns(loop: loop)
        rendererTurns[plugin] = turns
        return ProcessPaneRenderer(RendererPane(renderer: renderer, of: renderers), loop: loop, turns: turns)
    }

    /// What people call a plugin; nil where there is none of this identifier.
    func name(of identifier: String) -> String? {
        PluginIdentifier(rawValue: identifier).flatMap { catalog.plugins[$0]?.manifest.name }
    }

    package func supervisor(for name: String) throws(PluginLookupError) -> PluginSupervisor {
        let plugin = try catalog.plugin(named: name)
        if let known = supervisors[plugin.identifier] { return known }
        let supervisor = PluginSupervisor(
            plugin: plugin, launcher: launcher, loop: loop, recorder: recorder, purpose: purpose
        ) { [opening] in
            opening.makeWelcome()
        }
        supervisor.isClosed = isClosed
        supervisors[plugin.identifier] = supervisor
        return supervisor
    }

    /// Ends at once every plugin that is still busy with ending.
    package func killAll() {
        for supervisor in supervisors.values { supervisor.kill() }
        renderers?.killAll()
    }

    /// Whether no plugin is launched any more.
    private var isClosed = false {
        didSet { for supervisor in supervisors.values { supervisor.isClosed = isClosed } }
    }

    /// Ends every plugin in good order, and launches none from now on, whatever the app does meanwhile; `completion` runs when all of them are gone and
    /// nothing of them is left.
    package func stopAll(completion: @escaping () -> Void) {
        isClosed = true
        renderers?.isClosed = true
        let supervisors = Array(self.supervisors.values) + (renderers.map { Array($0.supervisors.values) } ?? [])
        var left = supervisors.count
        let finish = { [launcher, renderers] in
            launcher.close()
            renderers?.launcher.close()
            completion()
        }
        guard left > 0 else {
            finish()
            return
        }
        for supervisor in supervisors {
            supervisor.stop {
                left -= 1
                if left == 0 { finish() }
            }
        }
    }
}
