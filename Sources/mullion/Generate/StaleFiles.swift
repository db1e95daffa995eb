import Foundation

/// What was made of `.proto` files that are not there any more: it would still be compiled.
struct StaleFiles {
    let files: [GeneratedFile]

    /// - Parameters:
    ///   - folder: The one that the `.proto` files are gone from. What lies beside its contracts is looked at, and what hosts have of
    ///     them, and of that only what says what it was made of.
    init(of folder: ContractFolder, in package: SwiftPackage) {
        let stems = Set(folder.files.map(\.stem))
        let beside = folder.url.filesBelow.filter { $0.deletingLastPathComponent().path == folder.url.path }
        let users = package.targets.filter { $0.dependencies.contains(folder.target.name) }
        let inHosts = users.flatMap { package.folder(of: $0).filesBelow }.filter {
            $0.lastPathComponent.hasSuffix(".host.swift")
        }
        let shared = beside.filter { Self.isStale($0, besides: stems, names: /(.+)\.(?:pb|contract)\.swift/) }
        let remote = inHosts.filter { file in
            Self.isStale(file, besides: stems, names: /(.+)\.host\.swift/)
                && Self.text(of: file).contains("\nimport \(folder.target.module)\n")
        }
        files = (shared + remote).map { GeneratedFile(url: $0, content: nil) }
    }

    private static func isStale(_ file: URL, besides stems: Set<String>, names: Regex<(Substring, Substring)>) -> Bool {
        guard let match = file.lastPathComponent.wholeMatch(of: names), !stems.contains(String(match.1)) else {
            return false
        }
        let text = text(of: file)
        return text.contains("// Made by protoc-gen-mullion from \(match.1).proto.")
            || text.contains("// Source: \(match.1).proto\n")
    }

    private static func text(of file: URL) -> String {
        (try? file.readText()) ?? ""
    }
}
