import Foundation
import PluginProtocol

/// What `mullion check` says: one line for each plugin that is well, and all mistakes of the others.
struct CheckedPlugins {
    private(set) var lines: [String] = []
    private(set) var hasMistakes = false
    /// The first manifest of each identifier, in each of the folders that have folders of plugins.
    private var first: [Place: URL] = [:]

    private struct Place: Hashable {
        let identifier: PluginIdentifier
        let folder: URL
    }

    mutating func add(_ plugin: PluginCheck) {
        var mistakes = plugin.mistakes
        if let identifier = plugin.manifest?.identifier {
            let folder = plugin.file.deletingLastPathComponent().deletingLastPathComponent()
            let place = Place(identifier: identifier, folder: folder)
            if let first = first[place] {
                mistakes.append(
                    "\(plugin.file.shown), \"identifier\": \(first.shown) has \(identifier) too, and hosts take the first of both. Give one another identifier."
                )
            } else {
                first[place] = plugin.file
            }
        }
        guard mistakes.isEmpty, let manifest = plugin.manifest else {
            hasMistakes = true
            lines += mistakes.map { Terminal.output.red("mistake") + " " + $0 }
            return
        }
        guard plugin.isBuilt else {
            lines.append(
                "\(Terminal.output.bold("not built yet")) \(manifest.identifier): \(plugin.file.shown) has no mistake that is seen without its program. Run swift build, and check again."
            )
            return
        }
        let program = plugin.program?.shown ?? "started by somebody else"
        lines.append("\(Terminal.output.green("well")) \(manifest.identifier): \(plugin.file.shown), \(program)")
    }
}
