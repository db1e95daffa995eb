import ArgumentParser
import Foundation
import PluginHost

/// Where Mullion's own package is.
struct MullionOptions: ParsableArguments {
    @Option(
        name: .customLong("package"),
        help: ArgumentHelp(
            "The folder of Mullion's own package.",
            discussion: "Without it: the one that this program was built in.", valueName: "folder"))
    var folder: String?

    func package() throws(CommandError) -> MullionPackage {
        if let folder { return try MullionPackage(at: URL(fileURLWithPath: folder, isDirectory: true)) }
        return try MullionPackage.around(PluginCatalog.standardHostFolder() ?? .here)
    }
}
