import Foundation
import PluginHost

/// The storyboards, xibs and translations that a build has put beside a plugin's program. They are copies, so a change of one needs no build.
struct InterfaceCopies {
    private static let extensions: Set<String> = ["storyboard", "xib", "strings", "xcstrings"]

    /// The folder that the build has put them into.
    private let built: URL
    /// The folder of the target, in which `plugin.json` and the resources are. Those of other targets may have the same names.
    private let sources: URL

    init(of plugin: InstalledPlugin, from sources: URL) {
        built = plugin.folder.standardizedFileURL
        self.sources = sources.standardizedFileURL
    }

    /// Copies the files that have changed over what was built of them.
    ///
    /// - Returns: Whether that is all that has to be done. False where one of them is something else, was not built before, or is gone; then
    ///   nothing was copied, or a build copies it again.
    func renew(_ files: Set<URL>) -> Bool {
        let files = files.map(\.standardizedFileURL)
        let changed = files.filter { Self.extensions.contains($0.pathExtension) }
        // An editor writes another file, which gets the name of the old one; that other one is gone by now.
        let others = files.filter { file in
            !changed.contains(file)
                && (FileManager.default.fileExists(atPath: file.path)
                    || !changed.contains { file.lastPathComponent.contains($0.lastPathComponent) })
        }
        guard !changed.isEmpty, others.isEmpty else { return false }
        let copies = built.filesBelow
        let originals = sources.filesBelow
        let pairs = changed.compactMap { file in copy(of: file, among: copies, originals).map { (file, $0) } }
        guard pairs.count == changed.count else { return false }
        return pairs.allSatisfy { file, copy in
            guard let data = try? Data(contentsOf: file) else { return false }
            return (try? data.write(to: copy, options: .atomic)) != nil
        }
    }

    /// Returns the copy that was built of a file; nil where there is none, or it may have been built of another file of the folder, since a target
    /// need not name all files that lie there.
    private func copy(of file: URL, among copies: [URL], _ originals: [URL]) -> URL? {
        guard let copy = longestEnd(of: file, among: copies) else { return nil }
        let others = originals.filter {
            $0.path != file.path && $0.lastPathComponent == file.lastPathComponent
        }
        return others.contains { longestEnd(of: $0, among: copies) == copy } ? nil : copy
    }

    /// Returns the copy whose path within its folder is the longest end of the file's.
    private func longestEnd(of file: URL, among copies: [URL]) -> URL? {
        let path = file.pathComponents
        guard path.starts(with: sources.pathComponents) else { return nil }
        let folder = built.pathComponents.count
        let ends = copies.filter {
            path.suffix($0.pathComponents.count - folder).elementsEqual($0.pathComponents[folder...])
        }
        return ends.max { $0.pathComponents.count < $1.pathComponents.count }
    }
}
