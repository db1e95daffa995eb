import Foundation
import PluginProtocol

/// A plugin that was found on this machine.
package struct InstalledPlugin: Hashable, Sendable {
    package let manifest: PluginManifest
    /// The folder that holds its `plugin.json`.
    package let folder: URL
    package let executable: URL
    /// Whether there was a `plugin.json` in its folder; a plugin that code makes known to a host needs none.
    package let hasManifestFile: Bool

    package init(manifest: PluginManifest, folder: URL, executable: URL, hasManifestFile: Bool = false) {
        self.manifest = manifest
        self.folder = folder
        self.executable = executable
        self.hasManifestFile = hasManifestFile
    }

    package var identifier: PluginIdentifier {
        manifest.identifier
    }
}
