import PluginHost

/// Plugins as lines, in columns: identifier, name, version, place, and the controllers, which may be many.
struct PluginTable {
    let lines: [String]

    init(_ plugins: [InstalledPlugin]) {
        let rows = plugins.map(Self.row)
        let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
        lines = rows.map { row in
            let cells = zip(row, widths).enumerated().map { index, cell in
                let (words, width) = cell
                let room = String(repeating: " ", count: width - words.count)
                return (index == 0 ? Terminal.output.bold(words) : words) + room
            }
            return (cells + [row[4]]).joined(separator: "  ")
        }
    }

    private static func row(_ plugin: InstalledPlugin) -> [String] {
        let manifest = plugin.manifest
        return [
            manifest.identifier.rawValue, manifest.name, manifest.version.isEmpty ? "-" : manifest.version,
            plugin.folder.shown, manifest.controllers.keys.sorted().joined(separator: " "),
        ]
    }
}
