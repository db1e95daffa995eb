import ArgumentParser
import Foundation

/// Looks for mistakes in plugins: in their manifests, programs and contracts.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Looks for mistakes in the plugins of a folder, and says how to mend them.",
        discussion: """
            Each plugin.json in the folder is read, and compared with the program that it names, with the contracts of its package \
            and with the protocol that Mullion speaks. In a package the programs are those in .build/debug or .build/release.

            The status is 0 if there is no mistake, else 1. A package that was not built yet is no mistake: its plugins are said to \
            be not built, and their manifests and contracts are checked all the same.
            """)

    @Argument(help: "The folder of a package, of a plugin, or of several. Without it: this one.")
    var folder = "."

    func run() throws {
        let folder = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
        let manifests = try ManifestSearch(folder).files
        var contracts: [URL: PackageContracts] = [:]
        var checked = CheckedPlugins()
        for file in manifests {
            let package = ManifestSearch.package(around: file)
            if let package, contracts[package] == nil { contracts[package] = PackageContracts(package) }
            checked.add(PluginCheck(file, package: package, contracts: package.flatMap { contracts[$0] }))
        }
        for line in checked.lines { print(line) }
        if checked.hasMistakes { throw ExitCode.failure }
    }
}
