import ArgumentParser
import Foundation

/// Makes the Swift of a package's contracts.
struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Makes the Swift of a package's contracts, and writes what changed.",
        discussion: """
            A contract is a .proto file in the folder of a target that has a service and imports mullion/v1/contract.proto. Its \
            messages and protocols are written beside it (.pb.swift, .contract.swift).

            What a host needs (.host.swift) is written for the targets that depend on the contract's target and on PluginHost: into a \
            library that an executable uses, into an executable that uses no library with that file, and wherever such a target has \
            the file already. Where there is none, it says so.
            """)

    @Argument(help: "The folder of the package. Without it: this one.")
    var folder = "."

    @Flag(help: "Change nothing, and fail if something would change.")
    var check = false

    @Option(
        help: ArgumentHelp(
            "The folder of a host's sources, in this package or another one, which gets its .host.swift too; can be repeated.",
            valueName: "folder"))
    var host: [String] = []

    @Flag(
        help: ArgumentHelp(
            "Write each contract as protoc's descriptors, too (.binpb).",
            discussion: "Keep them of what you release. Those that are there already are written anew without this."))
    var descriptors = false

    @OptionGroup var mullion: MullionOptions

    func run() throws {
        let protoc = try Protoc(mullion: mullion.package())
        let package = try SwiftPackage(at: URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL)
        let search = try ContractSearch(package)
        for reason in search.leftAlone { print("left alone: \(reason)") }
        let contracts = ContractPackage(
            package: package, folders: search.folders, otherHosts: try host.map(Self.hostFolder),
            descriptors: descriptors)
        let files = try contracts.generate(with: protoc)
        for reason in contracts.withoutHost { print("left out: \(reason)") }
        try report(try files.filter { file throws(CommandError) in try file.apply(isCheck: check) }, of: files)
    }

    private static func hostFolder(_ path: String) throws(CommandError) -> URL {
        let folder = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
        guard folder.isDirectory else {
            throw CommandError(.fileSystem, "\(folder.shown) is no folder. Give --host the folder of a host's sources.")
        }
        return folder
    }

    private func report(_ changed: [GeneratedFile], of files: [GeneratedFile]) throws {
        for file in changed { print("\(check ? file.difference : file.change) \(file.url.shown)") }
        if changed.isEmpty { print(Terminal.output.green("\(files.count) files are as their contracts have them.")) }
        guard check, !changed.isEmpty else { return }
        throw CommandError(
            .differs,
            "The files above are not what the contracts give. Run mullion generate without --check, and commit what it makes."
        )
    }
}
