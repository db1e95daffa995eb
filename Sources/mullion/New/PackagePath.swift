import Foundation

/// How a new package says where Mullion is.
///
/// By a relative path where the two lie near each other, beside each other for instance, because such folders are moved together
/// and are the same on every machine that has them so. By an absolute path otherwise, because a long way up and down says
/// nothing to a reader, and one of the two is likely to move by itself. Near means: a folder other than the root of the file
/// system, at most two levels above the new package, has both.
struct PackagePath: CustomStringConvertible {
    let description: String

    private static let mostLevels = 2

    /// - Parameter folder: That of the new package, which need not be there yet.
    init(from folder: URL, to mullion: URL) {
        let parent = folder.deletingLastPathComponent().resolvingSymlinksInPath()
        let from = parent.appending(component: folder.lastPathComponent).pathComponents
        let to = mullion.resolvingSymlinksInPath().pathComponents
        let common = zip(from, to).prefix { $0 == $1 }.count
        let levels = from.count - common
        guard levels <= Self.mostLevels, common > 1 else {
            description = mullion.path
            return
        }
        description = (Array(repeating: "..", count: levels) + to[common...]).joined(separator: "/")
    }

    /// As it stands between the quotation marks of a literal.
    var literal: String {
        description.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
}
