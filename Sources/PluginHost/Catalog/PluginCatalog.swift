import Diagnostics
import Foundation
import PluginProtocol

/// Finds plugins: folders with a `plugin.json`.
///
/// Looked through in this order, the first plugin of an identifier wins: the folders of `MULLION_PLUGIN_PATH`; beside the
/// host's executable, where SwiftPM puts each plugin's manifest in a `*.resources` folder and its executable next to it;
/// `mullion/plugins` under `$XDG_DATA_HOME` and each of `$XDG_DATA_DIRS`.
package struct PluginCatalog: Sendable {
    /// Folders that hold plugin folders.
    package let searchPath: [URL]
    package private(set) var plugins: [PluginIdentifier: InstalledPlugin] = [:]
    /// One sentence for each manifest that could not be used.
    package private(set) var problems: [String] = []

    /// The folder of the host's executable, beside which SwiftPM puts those of plugins; nil where there is none.
    private let hostFolder: URL?

    package init(searchPath: [URL] = standardSearchPath(), hostFolder: URL? = standardHostFolder()) {
        self.searchPath = searchPath
        self.hostFolder = hostFolder
        for folder in searchPath {
            search(folder)
        }
    }

    /// Just these.
    package init(plugins: [InstalledPlugin]) {
        searchPath = []
        hostFolder = nil
        for plugin in plugins {
            self.plugins[plugin.identifier] = plugin
        }
    }

    package static func standardSearchPath(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        hostFolder: URL? = standardHostFolder()
    ) -> [URL] {
        var folders = EnvironmentOptions(environment: environment).pluginPath.map { URL(fileURLWithPath: $0) }
        if let hostFolder { folders.append(hostFolder) }
        let home = environment["HOME"] ?? NSHomeDirectory()
        var data = [environment["XDG_DATA_HOME"] ?? "\(home)/.local/share"]
        data += (environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share").split(separator: ":").map(String.init)
        folders += data.map { URL(fileURLWithPath: $0).appendingPathComponent("mullion/plugins") }
        return folders
    }

    package static func standardHostFolder() -> URL? {
        Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    }

    private mutating func search(_ folder: URL) {
        let files = FileManager.default
        guard let names = try? files.contentsOfDirectory(atPath: folder.path) else { return }
        for name in names.sorted() {
            let candidate = folder.appendingPathComponent(name)
            let manifest = candidate.appendingPathComponent("plugin.json")
            guard files.fileExists(atPath: manifest.path) else { continue }
            add(candidate, manifest)
        }
    }

    private mutating func add(_ folder: URL, _ file: URL) {
        do throws(ManifestError) {
            let manifest = try PluginManifest(contentsOf: file.path)
            for warning in manifest.warnings {
                Log.plugins.warning("\(file.path): \(warning)")
            }
            guard plugins[manifest.identifier] == nil else { return }
            plugins[manifest.identifier] = InstalledPlugin(
                manifest: manifest, folder: folder, executable: executable(of: manifest, in: folder))
        } catch {
            problems.append("\(error)")
            Log.plugins.warning("\(error)")
        }
    }

    /// The first candidate that exists; the first of all where none does, so that the launch names it.
    private func executable(of manifest: PluginManifest, in folder: URL) -> URL {
        let candidates = manifest.executable.candidates(
            folder: folder.path, hostFolder: (hostFolder ?? folder).path)
        let found = candidates.first { FileManager.default.fileExists(atPath: $0) }
        return URL(fileURLWithPath: found ?? candidates.first ?? folder.path)
    }
}
