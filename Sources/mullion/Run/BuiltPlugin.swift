import Foundation
import Glibc
import PluginHost

/// What a build has put beside each other for a plugin: its program, and its resources. Two that are equal are the same files.
struct BuiltPlugin: Hashable {
    private struct File: Hashable {
        let path: String
        let number: ino_t
        let size: off_t
        let seconds: Int
        let nanoseconds: Int
    }

    private let files: [File]

    init(_ plugin: InstalledPlugin) {
        files = ([plugin.executable, plugin.folder] + plugin.folder.filesBelow).compactMap(Self.file)
    }

    /// Nil where there is none. A folder counts by what is in it.
    private static func file(_ url: URL) -> File? {
        var status = stat()
        guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return File(
            path: url.path, number: status.st_ino, size: status.st_size, seconds: status.st_mtim.tv_sec,
            nanoseconds: status.st_mtim.tv_nsec)
    }
}
