import Foundation
import PluginHost
import PluginProtocol

/// Makes plugins known to a host without a manifest on disk.
package enum StagedPlugin {
    /// - Parameter executable: What is started; the folder that it is in is the plugin's.
    package static func make(
        identifier: String, name: String, controllers: [String], executable: URL = URL(fileURLWithPath: "/nowhere")
    ) throws -> InstalledPlugin {
        let names = controllers.map { "\"\($0)\": {}" }.joined(separator: ", ")
        let text = """
            { "identifier": "\(identifier)", "name": "\(name)", "version": "1", "executable": "Plugin",
              "controllers": { \(names) } }
            """
        return InstalledPlugin(
            manifest: try PluginManifest(data: Data(text.utf8), file: "plugin.json"),
            folder: executable.deletingLastPathComponent(), executable: executable)
    }
}
