import ContainmentTesting
import Foundation
import ParityScenarios
import PluginHost
import PluginProtocol

/// The plugin that has the controllers of `ParityControllers`.
@MainActor package enum ParityPlugin {
    package static let identifier = "org.mullion.fixture"

    /// It as a launcher that starts no process needs it.
    package static var inMemory: InstalledPlugin {
        get throws { try plugin(executable: URL(fileURLWithPath: "/")) }
    }

    /// It as a launcher that starts processes needs it: the fixture beside the tests.
    package static var built: InstalledPlugin {
        get throws { try plugin(executable: BuiltPrograms.folder.appendingPathComponent("FixturePlugin")) }
    }

    private static func plugin(executable: URL) throws -> InstalledPlugin {
        let names = ParityControllers.names.map { "\"\($0)\": {}" }.joined(separator: ", ")
        let text = """
            { "identifier": "\(identifier)", "name": "Fixture", "version": "1", "executable": "FixturePlugin",
              "controllers": { \(names) } }
            """
        let manifest = try PluginManifest(data: Data(text.utf8), file: "plugin.json")
        return InstalledPlugin(
            manifest: manifest, folder: executable.deletingLastPathComponent(), executable: executable)
    }
}
