import Foundation
import PaneLayers
import PluginProtocol

extension PluginCatalog {
    /// The name of the program that draws panes. It lies beside the host's own executable.
    package static let rendererProgram = "mullion-renderer"

    /// The beginning of the identifiers of renderers. A plugin whose identifier begins so is left out of catalogs: it would share the folder in
    /// which a renderer keeps its data.
    static let rendererPrefix = "mullion.renderer."

    /// A renderer for each of these plugins: one program, in a process of its own for each.
    ///
    /// - Parameter program: The path of the program.
    package init(renderersOf plugins: some Sequence<PluginIdentifier>, program: URL) {
        self.init(
            plugins: plugins.compactMap { plugin in
                guard let identifier = Self.renderer(of: plugin),
                    let executable = ManifestExecutable(rawValue: program.lastPathComponent)
                else { return nil }
                return InstalledPlugin(
                    manifest: PluginManifest(
                        identifier: identifier, name: "Renderer", executable: executable,
                        controllers: [DrawingCall.controller: .init(title: "Pane")]),
                    folder: program.deletingLastPathComponent(), executable: program)
            })
    }

    /// A sentence that says what to do where the program that draws panes is missing.
    static func missingRenderer(_ program: URL) -> String {
        "there is no program \(program.path), which draws what plugins show. Build the product \(rendererProgram) and put it there, "
            + "or say --drawing host, so that this program draws them, if all plugins can be trusted"
    }

    /// - Returns: Nil where the plugin's name is so long that there is no room for more.
    package static func renderer(of plugin: PluginIdentifier) -> PluginIdentifier? {
        PluginIdentifier(rawValue: rendererPrefix + plugin.rawValue)
    }
}
