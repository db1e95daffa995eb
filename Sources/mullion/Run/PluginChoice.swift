import Foundation
import PluginProtocol

/// The plugins of a package, by the `plugin.json` that people write, and the one of them that is meant.
struct PluginChoice {
    struct Candidate {
        let file: URL
        let manifest: PluginManifest

        fileprivate func isCalled(_ name: String) -> Bool {
            [
                manifest.identifier.rawValue, manifest.executable.name,
                file.deletingLastPathComponent().lastPathComponent,
            ].contains(name)
        }
    }

    private let folder: URL
    private let candidates: [Candidate]
    private let mistakes: [String]

    /// - Throws: Where the package has no plugin, or none whose manifest can be read.
    init(in folder: URL) throws(CommandError) {
        self.folder = folder
        var candidates: [Candidate] = []
        var mistakes: [String] = []
        for file in try ManifestSearch(folder).files {
            do throws(ManifestError) {
                candidates.append(Candidate(file: file, manifest: try PluginManifest(contentsOf: file.shown)))
            } catch {
                mistakes.append(error.message)
            }
        }
        self.candidates = candidates
        self.mistakes = mistakes
        guard !candidates.isEmpty else { throw CommandError(.noPlugin, mistakes.joined(separator: "\n")) }
    }

    /// - Parameter name: An identifier, or the name of an executable or a folder. Nil: the only plugin that there is.
    func plugin(named name: String?) throws(CommandError) -> Candidate {
        let found = name.map { name in candidates.filter { $0.isCalled(name) } } ?? candidates
        if found.count == 1 { return found[0] }
        let known = candidates.map { "\($0.manifest.identifier) (\($0.file.deletingLastPathComponent().shown))" }
        let list = known.joined(separator: ", ")
        guard let name else {
            throw CommandError(.noPlugin, "\(folder.shown) has several plugins. Name one of them: \(list).")
        }
        let faults = mistakes.isEmpty ? "" : " " + mistakes.joined(separator: " ")
        throw CommandError(
            .noPlugin,
            found.isEmpty
                ? "\(folder.shown) has no plugin called \(name). It has \(list).\(faults)"
                : "\(folder.shown) has several plugins called \(name). Name one by its identifier: \(list).")
    }
}

extension ManifestExecutable {
    /// Without folders: that of the target.
    var name: String {
        URL(fileURLWithPath: rawValue).lastPathComponent
    }
}
