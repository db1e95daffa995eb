import Foundation
import PluginProtocol

/// The `plugin.json` in the sources of the plugin that is shown. It is read anew after each build, since it may have changed.
struct PluginSource {
    let manifest: URL
    /// The one that the user named; nil where nobody did.
    let controller: String?

    /// What is to be built and shown.
    struct Facts {
        let manifest: PluginManifest
        let controller: String

        /// The program, as SwiftPM names the product.
        var product: String { manifest.executable.name }
    }

    /// - Throws: Where the manifest has a mistake or no such controller, or there are several and none is called `main`.
    func read() throws(CommandError) -> Facts {
        let read: PluginManifest
        do throws(ManifestError) {
            read = try PluginManifest(contentsOf: manifest.shown)
        } catch {
            throw CommandError(.noPlugin, error.message)
        }
        guard case .spawned = read.launch else {
            throw CommandError(
                .noPlugin,
                "\(manifest.shown), \"launch\": somebody else starts this plugin, and mullion run starts it itself. Say \"spawned\", or show it by a host."
            )
        }
        return Facts(manifest: read, controller: try choose(from: read))
    }

    private func choose(from manifest: PluginManifest) throws(CommandError) -> String {
        let names = manifest.controllers.keys.sorted()
        let list = names.joined(separator: ", ")
        if let controller {
            guard names.contains(controller) else {
                throw CommandError(
                    .noPlugin,
                    "\(self.manifest.shown), \"controllers\": there is no \(controller). Give --controller one of: \(list)."
                )
            }
            return controller
        }
        if names.count == 1 { return names[0] }
        guard names.contains("main") else {
            throw CommandError(
                .noPlugin,
                "\(self.manifest.shown), \"controllers\": there are several, and none is called main. Choose by --controller one of: \(list)."
            )
        }
        return "main"
    }
}
