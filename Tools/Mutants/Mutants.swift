import Foundation

/// Finds and plants mutants in the Swift files of a tree; `scripts/mutants` calls it and says more.
///
///     Mutants sites FILE...              prints one line of JSON for each site
///     Mutants plant FILE NUMBER:OFFSET:KIND...   rewrites the file, with a switch at each site
@main enum Mutants {
    static func main() throws {
        var words = CommandLine.arguments.dropFirst()
        switch words.popFirst() {
        case "sites": for path in words { try printSites(of: path) }
        case "plant":
            guard let path = words.popFirst() else { exit(2) }
            try plant(Array(words), in: path)
        default: exit(2)
        }
    }

    private static func printSites(of path: String) throws {
        for site in try SiteFinder.sites(in: try String(contentsOfFile: path, encoding: .utf8), name: path) {
            let line = FoundSite(
                file: path, line: site.line, offset: site.range.lowerBound,
                end: site.range.upperBound, kind: site.kind.rawValue,
                original: site.original.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }.joined(
                    separator: " "))
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(line), as: UTF8.self))
        }
    }

    /// - Parameter marks: `NUMBER:OFFSET:KIND` of each mutant. Of two that overlap, the one that begins later is planted and the other is
    ///   left out.
    private static func plant(_ marks: [String], in path: String) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let sites = try SiteFinder.sites(in: text, name: path)
        var bytes = Array(text.utf8)
        var last = Int.max
        let wanted = marks.compactMap { mark -> (number: String, site: Site)? in
            let parts = mark.split(separator: ":")
            guard parts.count == 3, let offset = Int(parts[1]) else { return nil }
            return sites.first { $0.range.lowerBound == offset && $0.kind.rawValue == parts[2] }
                .map { (String(parts[0]), $0) }
        }
        for (number, site) in wanted.sorted(by: { $0.site.range.lowerBound > $1.site.range.lowerBound })
        where site.range.upperBound <= last {
            bytes.replaceSubrange(
                site.range, with: Array(site.replacement.replacing("MUTANT", with: "mutant(\(number))").utf8))
            last = site.range.lowerBound
            print(number)
        }
        try Data(bytes).write(to: URL(filePath: path))
    }
}
