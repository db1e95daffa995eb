import ArgumentParser
import Foundation
import PluginProtocol

/// Makes a package with a plugin, a host that shows it, and a test.
struct NewPluginCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plugin",
        abstract: "Makes a package with a plugin, a host that shows it, and a test.",
        discussion: "It makes a folder of that name here, asks nothing, and overwrites nothing.")

    @Argument(help: "What the package and its types are called: Counter, for instance.")
    var name: String

    @Flag(help: "With a contract, by which the plugin and its host talk to each other.")
    var contract = false

    @Flag(help: "With controllers as they are written for Apple's systems, with @objc and #selector.")
    var appleSources = false

    @Option(help: "The plugin's identifier. Without it: org.example.NAME.")
    var identifier: String?

    @OptionGroup var mullion: MullionOptions

    func run() throws {
        let name = try PackageName(name)
        let identifier = try identifier.map { text throws(CommandError) in try PluginIdentifier(given: text) }
        let mullion = try mullion.package()
        let folder = NewPackage.folder(name)
        let plugin = NewPlugin(
            name: name, identifier: identifier ?? name.identifier,
            mullion: PackagePath(from: folder, to: mullion.folder),
            contract: contract
                ? try NewContract(
                    name: name, identifier: identifier ?? name.identifier,
                    protobuf: mullion.dependency(on: "swift-protobuf")) : nil, hasAppleSources: appleSources)
        try name.checkAgainst(mullion, targets: plugin.targets)
        try NewPackage(folder: folder, files: plugin.files).write()
        plugin.printSummary()
    }
}
