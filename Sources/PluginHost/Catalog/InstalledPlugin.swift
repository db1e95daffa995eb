import Foundation
import PluginProtocol

/// A plugin that was found on this machine.
package struct InstalledPlugin: Hashable, Sendable {
    package let manifest: PluginManifest
    /// The folder that holds its `plugin.json`.
    package let folder: URL
    package let executable: URL

    package init(manifest: PluginManifest, folder: URL, executable: URL) {
        self.manifest = manifest
        self.folder = folder
        self.executable = executable
    }

    package var identifier: PluginIdentifier {
        manifest.identifier
    }
}
