import ArgumentParser
import Foundation
import PluginProtocol

/// Makes a package with a host alone.
struct NewHostCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "host",
        abstract: "Makes a package with a host: a window with a pane of its own and one of a plugin.",
        discussion: "It makes a folder of that name here, asks nothing, and overwrites nothing.")

    @Argument(help: "What the package and its program are called: Desk, for instance.")
    var name: String

    @Option(help: "The identifier of the plugin that it shows, by its controller main.")
    var plugin = "org.mullion.hello"

    @OptionGroup var mullion: MullionOptions

    func run() throws {
        let name = try PackageName(name)
        let plugin = try PluginIdentifier(given: plugin)
        let mullion = try mullion.package()
        let folder = NewPackage.folder(name)
        let host = NewHost(
            name: name, plugin: plugin, product: mullion.product(of: plugin),
            mullion: PackagePath(from: folder, to: mullion.folder))
        try name.checkAgainst(mullion, targets: [name.text])
        try NewPackage(folder: folder, files: host.files).write()
        host.printSummary()
    }
}
