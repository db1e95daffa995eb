import Foundation
import PluginHost
import PluginProtocol

/// Makes plugins known to a host without a manifest on disk.
package enum StagedPlugin {
    /// - Parameters:
    ///   - contract: That of all its controllers.
    ///   - executable: What is started; the folder that it is in is the plugin's.
    package static func make(
        identifier: String, name: String, controllers: [String], contract: PluginManifest.Contract? = nil,
        executable: URL = URL(fileURLWithPath: "/nowhere")
    ) throws -> InstalledPlugin {
        let contract = contract.map { "\"contract\": { \"name\": \"\($0.name)\", \"version\": \($0.version) }" } ?? ""
        let names = controllers.map { "\"\($0)\": { \(contract) }" }.joined(separator: ", ")
        let text = """
            { "identifier": "\(identifier)", "name": "\(name)", "version": "1", "executable": "Plugin",
              "controllers": { \(names) } }
            """
        return InstalledPlugin(
            manifest: try PluginManifest(data: Data(text.utf8), file: "plugin.json"),
            folder: executable.deletingLastPathComponent(), executable: executable)
    }
}
