import Foundation
import PluginProtocol

extension FuzzTarget {
    /// A plugin's `plugin.json`.
    static let manifest = FuzzTarget("manifest") { input in
        do throws(ManifestError) {
            let manifest = try PluginManifest(data: Data(input), file: "plugin.json")
            precondition(!manifest.controllers.isEmpty && !manifest.controllers.keys.contains(""))
            precondition(manifest.warnings.allSatisfy { $0.hasPrefix("plugin.json") })
            let path = manifest.executable.rawValue
            precondition(!path.isEmpty && !path.hasPrefix("/") && !path.split(separator: "/").contains(".."))
        } catch {
            precondition(!error.message.isEmpty)
        }
    }
}
