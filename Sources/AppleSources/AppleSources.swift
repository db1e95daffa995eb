import Foundation
import PackagePlugin

/// Compiles a target's sources for Apple's systems: those in the folder `Xcode` of the target, which excludes it.
///
/// Each source is rewritten by itself, by `mullion-prepass`, so an edit rewrites one file. The list of tables changes only when a file comes or goes.
@main struct AppleSources: BuildToolPlugin {
    private static let folder = "Xcode"

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let sources = sources(in: target.directoryURL.appending(path: Self.folder))
        guard !sources.isEmpty else {
            let folder = target.directoryURL.appending(path: Self.folder).path(percentEncoded: false)
            Diagnostics.error("\(target.name): no Swift file is in \(folder)")
            return []
        }
        let tool = try context.tool(named: "mullion-prepass")
        let rewrites = sources.map { source in
            let output = context.pluginWorkDirectoryURL.appending(path: outputName(of: source))
            return Command.buildCommand(
                displayName: "Rewriting \(source.lastPathComponent)", executable: tool.url,
                arguments: ["rewrite", source.path(percentEncoded: false), output.path(percentEncoded: false)],
                inputFiles: [source], outputFiles: [output])
        }
        let list = context.pluginWorkDirectoryURL.appending(path: "ModuleTables.swift")
        return rewrites + [
            Command.buildCommand(
                displayName: "Listing the tables of \(target.name)", executable: tool.url,
                arguments: ["list", list.path(percentEncoded: false)] + sources.map(\.lastPathComponent),
                inputFiles: [], outputFiles: [list])
        ]
    }

    /// The name of a source's rewritten copy: another one than the source's own, or the compiler would warn that one file claims to be the other.
    /// `main.swift` alone has to keep its name.
    private func outputName(of source: URL) -> String {
        let name = source.lastPathComponent
        return name == "main.swift" ? name : source.deletingPathExtension().lastPathComponent + ".rewritten.swift"
    }

    /// Finds the Swift files of a folder, in an order that does not change.
    private func sources(in folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        let all = files?.compactMap { $0 as? URL } ?? []
        return all.filter { $0.pathExtension == "swift" }.sorted { $0.path() < $1.path() }
    }
}
