internal import SwiftParser
internal import SwiftSyntax

/// The things in a source that may stand in its way on Linux, for whoever ports it.
package struct SourceSurvey: Codable, Sendable {
    /// A name, and the line where it stands first.
    package struct Mention: Codable, Sendable {
        package let name: String
        package let line: Int
    }

    package let path: String
    /// The modules that it imports, but for those that it imports only where they are.
    package let imports: [Mention]
    /// The names of UIKit's and QuartzCore's kind: `UI…` and `CA…`.
    package let names: [Mention]
    /// The names of the kind that it declares itself.
    package let declarations: [String]
    /// Whether the program begins in it.
    package let isEntry: Bool
    /// The things that the pre-pass refuses, each with a message without its place.
    package let refusals: [Mention]

    package init(of text: String, path: String) {
        let source = Parser.parse(source: text)
        let reader = SurveyReader(source, path: path)
        self.path = path
        imports = Self.first(reader.imports)
        names = Self.first(reader.names)
        declarations = reader.declarations.sorted()
        isEntry = reader.isEntry || path.split(separator: "/").last == "main.swift"
        refusals = SourceRewriter.rewrite(text, path: path).problems.filter(\.isError).map {
            Mention(name: $0.message, line: $0.line)
        }
    }

    /// Each name once.
    private static func first(_ mentions: [Mention]) -> [Mention] {
        var seen: Set<String> = []
        return mentions.filter { seen.insert($0.name).inserted }
    }
}
