import Foundation
import PluginProtocol

/// Finds the manifests of plugins below a folder.
struct ManifestSearch {
    let files: [URL]

    /// Hidden folders are left out, as `.build`, and packages in the package, which are checked by themselves.
    ///
    /// - Throws: Where there is none.
    init(_ folder: URL) throws(CommandError) {
        guard folder.isDirectory else {
            throw CommandError(.fileSystem, "\(folder.shown) is no folder. Name that of a package or of a plugin.")
        }
        // SwiftPM's .build/debug is a link, which an enumerator would not follow.
        let resolved = folder.resolvingSymlinksInPath()
        let enumerator = FileManager.default.enumerator(
            at: resolved, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        var found: [URL] = []
        while let file = enumerator?.nextObject() as? URL {
            if file.lastPathComponent == PluginManifest.fileName {
                found.append(file.standardizedFileURL)
            } else if file.isDirectory, Self.isPackage(file) {
                enumerator?.skipDescendants()
            }
        }
        guard !found.isEmpty else {
            throw CommandError(
                .noPlugin,
                "There is no \(PluginManifest.fileName) in \(folder.shown) or below it. Name the folder of a package with a plugin, or make one by: mullion new plugin NAME"
            )
        }
        files = found.sorted { $0.path < $1.path }
    }

    /// The folder of the package that a file belongs to; nil where it belongs to none, and for what a build made.
    static func package(around file: URL) -> URL? {
        var folder = file.deletingLastPathComponent()
        while folder.path != "/" {
            if folder.lastPathComponent == ".build" { return nil }
            if isPackage(folder) { return folder }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    private static func isPackage(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(component: "Package.swift").path)
    }
}
