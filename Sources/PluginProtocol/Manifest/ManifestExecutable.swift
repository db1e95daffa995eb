import Foundation

/// Names a plugin's program, as `executable` in its manifest does.
///
/// - With a slash it is a path from the plugin's folder: `bin/clock`.
/// - Without one it is a bare name, looked for in the plugin's folder. Where that is one that SwiftPM made of a target's
///   resources, `*.resources`, it is looked for in the folder around it too, which is where SwiftPM puts programs.
///
/// Nothing else: no absolute path, no `.` or `..` as a part, no empty part, so that a manifest cannot name a program
/// outside these two places. A link inside them may lead anywhere: whoever could place it there could as well place a program,
/// and of what lies beside the file that it leads to the plugin may read no more for it.
package struct ManifestExecutable: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    package let rawValue: String

    /// What is asked of it, for messages to people.
    package static let rule =
        "the name of a program, or a path inside the plugin's folder such as bin/clock, without . and .. as parts"

    /// Nil where `rawValue` breaks the rule.
    package init?(rawValue: String) {
        let parts = rawValue.split(separator: "/", omittingEmptySubsequences: false)
        guard !rawValue.contains("\0"), parts.allSatisfy({ !["", ".", ".."].contains($0) }) else { return nil }
        self.rawValue = rawValue
    }

    /// Where to look, in order.
    ///
    /// - Parameter folder: The plugin's folder.
    package func candidates(in folder: URL) -> [URL] {
        let isOfPackage = !rawValue.contains("/") && folder.pathExtension == "resources"
        return (isOfPackage ? [folder, folder.deletingLastPathComponent()] : [folder]).map {
            $0.appending(path: rawValue)
        }
    }

    package var description: String {
        rawValue
    }
}
