import Glibc

/// Arithmetic with absolute paths.
enum FilePaths {
    /// What comes before the last slash.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    /// The path without links; nil where there is nothing.
    static func resolved(_ path: String) -> String? {
        guard let found = realpath(path, nil) else { return nil }
        defer { free(found) }
        return String(cString: found)
    }

    /// Whether `path` is `folder` or below it.
    static func contains(_ folder: String, _ path: String) -> Bool {
        path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
    }

    /// Without repetitions, and without those that are below another.
    static func outermost(_ paths: [String]) -> [String] {
        var kept: [String] = []
        for path in Set(paths).sorted() where !kept.contains(where: { contains($0, path) }) {
            kept.append(path)
        }
        return kept
    }
}
