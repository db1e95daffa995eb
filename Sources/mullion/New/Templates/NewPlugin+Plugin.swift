import PluginProtocol

extension NewPlugin {
    /// The program of the plugin.
    var pluginText: String {
        """
        import \(name)Controllers
        import PluginRuntime
        import UIKit

        @main struct \(name)Plugin: Plugin {
            static func makeViewController(_ controller: String, scene: PluginScene) -> UIViewController? {
                controller == "main" ? \(name)ViewController() : nil
            }
        }

        """
    }

    /// Its `plugin.json`.
    var manifestText: String {
        let versions = ProtocolVersionRange.supported
        let facts = ["\"title\": \"\(name)\"", "\"minimumSize\": { \"width\": 200, \"height\": 140 }"]
        let named = contract.map { "\"contract\": { \"name\": \"\($0.package).\(name)\", \"version\": 1 }" }
        return """
            {
              "identifier": "\(identifier)",
              "name": "\(name)",
              "version": "1.0.0",
              "executable": "\(name)Plugin",
              "controllers": {
                "main": {
                  \((facts + (named.map { [$0] } ?? [])).joined(separator: ",\n      "))
                }
              },
              "protocol": { "minimum": \(versions.minimum), "maximum": \(versions.maximum) },
              "launch": "spawned"
            }

            """
    }
}
