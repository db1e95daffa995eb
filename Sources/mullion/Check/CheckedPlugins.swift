import PluginProtocol

/// What `mullion check` says: one line for each plugin that is well, and all mistakes of the others.
struct CheckedPlugins {
    private(set) var lines: [String] = []
    private(set) var hasMistakes = false
    private var files: [PluginIdentifier: String] = [:]

    mutating func add(_ plugin: PluginCheck) {
        var mistakes = plugin.mistakes
        if let identifier = plugin.manifest?.identifier {
            if let first = files[identifier] {
                mistakes.append(
                    "\(plugin.file.path), \"identifier\": \(first) has \(identifier) too, and hosts take the first of both. Give one another identifier."
                )
            } else {
                files[identifier] = plugin.file.path
            }
        }
        guard mistakes.isEmpty, let manifest = plugin.manifest else {
            hasMistakes = true
            lines += mistakes.map { Terminal.output.red("mistake") + " " + $0 }
            return
        }
        lines.append(
            "\(Terminal.output.green("well")) \(manifest.identifier): \(plugin.file.shown), \(plugin.program?.shown ?? "")"
        )
    }
}
