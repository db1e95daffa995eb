import Foundation
import ParityScenarios
import PluginHost
import PluginProtocol

/// The plugin that has the controllers of `ParityControllers`.
@MainActor package enum ParityPlugin {
    package static let identifier = "org.mullion.fixture"

    /// It as a launcher that starts no process needs it.
    package static var inMemory: InstalledPlugin {
        get throws {
            let names = ParityControllers.names.map { "\"\($0)\": {}" }.joined(separator: ", ")
            let text = """
                { "identifier": "\(identifier)", "name": "Fixture", "version": "1", "executable": "FixturePlugin",
                  "controllers": { \(names) } }
                """
            let manifest = try PluginManifest(data: Data(text.utf8), file: "plugin.json")
            let folder = URL(fileURLWithPath: "/")
            return InstalledPlugin(manifest: manifest, folder: folder, executable: folder)
        }
    }
}
