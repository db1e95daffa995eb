import Foundation

/// The environment of a child process: a few variables of this process that are known to be harmless, and additions.
///
/// Everything else stays behind, because secrets travel in environments and a child may be somebody else's code.
package struct ChildEnvironment: Hashable, Sendable {
    /// Names that a program usually needs; a name that ends in `*` stands for all that begin so.
    package static let commonNames = [
        "PATH", "HOME", "USER", "LOGNAME", "LANG", "LANGUAGE", "LC_*", "TZ", "TMPDIR", "XDG_*",
    ]

    /// Value by name.
    package var variables: [String: String]

    /// - Parameters:
    ///   - parent: Where allowed variables are taken from; by default the environment of this process.
    ///   - names: What is taken over, as in `commonNames`.
    ///   - additions: What the child gets besides; they win over what is taken over.
    package init(
        inheritingFrom parent: [String: String] = ProcessInfo.processInfo.environment,
        allowing names: [String] = commonNames, adding additions: [String: String] = [:]
    ) {
        let exact = Set(names.filter { !$0.hasSuffix("*") })
        let prefixes = names.filter { $0.hasSuffix("*") }.map { $0.dropLast() }
        variables =
            parent
            .filter { name, _ in exact.contains(name) || prefixes.contains { name.hasPrefix($0) } }
            .merging(additions) { _, addition in addition }
    }

    /// `NAME=value`, sorted by name.
    var entries: [String] {
        variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }
}
