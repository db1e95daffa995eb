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
    /// One sentence for each plugin that has the identifier or the program of one that was found before it.
    package private(set) var notices: [String] = []
    private let logs: Bool

    /// - Parameter logs: Whether the log has what is found to be wrong, for programs that do not say it themselves.
    package init(searchPath: [URL] = standardSearchPath(), logs: Bool = true) {
        self.searchPath = searchPath
        self.logs = logs
        for folder in searchPath {
            search(folder)
        }
    }

    /// Just these.
    package init(plugins: [InstalledPlugin]) {
        searchPath = []
        logs = true
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
            for warning in manifest.warnings where logs {
                Log.plugins.warning("\(warning)")
            }
            guard !manifest.identifier.rawValue.hasPrefix(Self.rendererPrefix) else {
                return leaveOutRenderer(manifest.identifier, file)
            }
            if let first = plugins[manifest.identifier] {
                leaveOut(manifest.identifier, file, for: first)
                return
            }
            let plugin = InstalledPlugin(
                manifest: manifest, folder: folder, executable: executable(of: manifest, in: folder),
                hasManifestFile: true)
            noteSharedProgram(of: plugin)
            plugins[manifest.identifier] = plugin
        } catch {
            problems.append("\(error)")
            if logs { Log.plugins.warning("\(error)") }
        }
    }

    private mutating func leaveOut(_ identifier: PluginIdentifier, _ file: URL, for first: InstalledPlugin) {
        // The same folder may be named twice.
        let folder = file.deletingLastPathComponent().resolvingSymlinksInPath()
        guard folder != first.folder.resolvingSymlinksInPath() else { return }
        let sentence =
            "\(file.path) is left out: \(first.folder.path) comes first and has a plugin \(identifier) too. Where both are "
            + "wanted, give one another identifier."
        notice(sentence)
    }

    private mutating func leaveOutRenderer(_ identifier: PluginIdentifier, _ file: URL) {
        let sentence =
            "\(file.path) is left out: \(identifier) is the name of a program of the host's own, which draws. Choose an identifier that "
            + "does not begin with \(Self.rendererPrefix)"
        problems.append(sentence)
        if logs { Log.plugins.warning("\(sentence)") }
    }

    /// One program may be several plugins; more often a manifest was copied, and its `executable` forgotten.
    private mutating func noteSharedProgram(of plugin: InstalledPlugin) {
        let others = plugins.values.filter { $0.executable == plugin.executable }.map(\.identifier.description)
        guard !others.isEmpty else { return }
        notice(
            "\(plugin.identifier) is the same program as \(others.sorted().joined(separator: ", ")), "
                + "\(plugin.executable.path). Unless that is meant, mend `executable` in \(plugin.folder.path)/plugin.json."
        )
    }

    private mutating func notice(_ sentence: String) {
        notices.append(sentence)
        if logs { Log.plugins.notice("\(sentence)") }
    }

    /// The first candidate that exists; where none does the last, where a program is usually put, so that the launch names it.
    private func executable(of manifest: PluginManifest, in folder: URL) -> URL {
        let candidates = manifest.executable.candidates(in: folder)
        return candidates.first { FileManager.default.fileExists(atPath: $0.path) } ?? candidates.last ?? folder
    }
}
