import ArgumentParser
import Foundation
import PluginHost

/// Lists the plugins that a host would find, by the search that hosts make.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists the plugins that a host would find, and those that it would leave out.",
        discussion: """
            It looks where hosts look: in the folders of MULLION_PLUGIN_PATH, beside the host, and in mullion/plugins under \
            $XDG_DATA_HOME (or ~/.local/share) and each of $XDG_DATA_DIRS.
            """)

    @Option(
        help: ArgumentHelp(
            "The folder of the host's program.", discussion: "Without it: .build/debug of the package here, if there."))
    var folder: String?

    func run() throws {
        let catalog = PluginCatalog(
            searchPath: PluginCatalog.standardSearchPath(hostFolder: try hostFolder()), logs: false)
        let plugins = catalog.plugins.values.sorted { $0.identifier < $1.identifier }
        let faults = catalog.problems + catalog.notices + plugins.flatMap(Self.faults)
        if plugins.isEmpty {
            print("No plugins: there are none in \(catalog.searchPath.map(\.shown).joined(separator: ", ")).")
        }
        for line in PluginTable(plugins).lines { print(line) }
        guard !faults.isEmpty else { return }
        print("", Terminal.output.bold("Left out, or to be mended:"), separator: "\n")
        for fault in faults { print("  \(fault)") }
    }

    private func hostFolder() throws(CommandError) -> URL? {
        guard let folder else {
            let built = URL.here.appending(path: ".build/debug", directoryHint: .isDirectory)
            return built.isDirectory ? built : nil
        }
        let url = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
        guard url.isDirectory else {
            throw CommandError(
                .fileSystem,
                "\(url.shown) is no folder. Give --folder that of a host's program: .build/debug, for instance.")
        }
        return url
    }

    /// What does not keep a host from finding a plugin.
    private static func faults(of plugin: InstalledPlugin) -> [String] {
        plugin.manifest.warnings + [ProgramCheck.fault(of: plugin)].compactMap { $0 }
    }
}
