import CLinux

/// Where the shared libraries of this process come from. A plugin was most likely built as its host was, and loads the
/// same ones: Swift's own may be in a toolchain's folder.
enum LoadedLibraries {
    /// Absolute paths without links.
    static let folders: [String] = {
        var paths: [String] = []
        withUnsafeMutablePointer(to: &paths) { pointer in
            linux_visit_objects(
                { path, context in
                    guard let path, let context else { return }
                    context.assumingMemoryBound(to: [String].self).pointee.append(String(cString: path))
                }, pointer)
        }
        // The program itself has no name here, and what the kernel brings no slash in it.
        return FilePaths.outermost(
            paths.filter { $0.hasPrefix("/") }.compactMap(FilePaths.resolved).map(FilePaths.folder(of:)))
    }()

    /// Where the toolchain of Swift's library has the program that prints backtraces: `PREFIX/libexec/swift` for
    /// `PREFIX/lib/swift/linux`.
    static func backtracers(of folders: [String]) -> [String] {
        let ending = "/lib/swift/linux"
        return folders.filter { $0.hasSuffix(ending) }.map { $0.dropLast(ending.count) + "/libexec/swift" }
    }
}
