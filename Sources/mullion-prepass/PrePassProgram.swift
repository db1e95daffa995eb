import Foundation
import PrePass

/// Rewrites Swift sources for Apple's systems so that Linux's compiler takes them; the plugin `AppleSources` calls it while a package is built.
///
///     mullion-prepass rewrite FILE OUTPUT      rewrites a source; fails with the compiler's kind of messages where it cannot
///     mullion-prepass list OUTPUT FILE...      writes the list of the tables that are in the rewritten files
///     mullion-prepass check FILE...            prints what it would say of the sources, and writes nothing
///     mullion-prepass survey FILE...           prints a line of JSON for each source: a `SourceSurvey`
@main enum PrePassProgram {
    static func main() {
        var words = CommandLine.arguments.dropFirst()
        do {
            switch words.popFirst() {
            case "rewrite" where words.count == 2:
                try rewrite(words[words.startIndex], to: words[words.startIndex + 1])
            case "list" where !words.isEmpty:
                let output = words.removeFirst()
                try write(TableList.source(forFiles: Array(words)), to: output)
            case "check":
                for path in words {
                    report(SourceRewriter.rewrite(try source(path), path: path), path, to: .standardOutput)
                }
            case "survey":
                for path in words { print(try survey(path)) }
            default:
                FileHandle.standardError.write(
                    Data(
                        "usage: mullion-prepass rewrite FILE OUTPUT | list OUTPUT FILE... | check FILE... | survey FILE...\n"
                            .utf8))
                exit(2)
            }
        } catch {
            FileHandle.standardError.write(Data("error: \(error.localizedDescription)\n".utf8))
            exit(1)
        }
    }

    private static func survey(_ path: String) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(SourceSurvey(of: try source(path), path: path)), as: UTF8.self)
    }

    private static func rewrite(_ path: String, to output: String) throws {
        let rewritten = SourceRewriter.rewrite(try source(path), path: path)
        report(rewritten, path, to: .standardError)
        guard !rewritten.isRefused else { exit(1) }
        try write(rewritten.text, to: output)
    }

    private static func source(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }

    private static func report(_ source: RewrittenSource, _ path: String, to file: FileHandle) {
        for problem in source.problems { file.write(Data((problem.description(inFile: path) + "\n").utf8)) }
    }

    private static func write(_ text: String, to path: String) throws {
        let url = URL(filePath: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }
}
