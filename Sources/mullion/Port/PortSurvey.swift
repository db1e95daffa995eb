import Foundation
import PluginHost

/// What `mullion-prepass survey` says of a source: PrePass's `SourceSurvey`.
///
/// That program is linked with the toolchain's SwiftSyntax, without which this one has to start.
struct PortSurvey: Decodable {
    struct Mention: Decodable {
        let name: String
        let line: Int
    }

    let path: String
    let imports: [Mention]
    let names: [Mention]
    let declarations: [String]
    let isEntry: Bool
    let refusals: [Mention]

    /// So many at once that a command line has room for their names.
    private static let portion = 200

    static func all(of files: [URL]) throws -> [PortSurvey] {
        let folder = PluginCatalog.standardHostFolder() ?? .here
        let program = folder.appending(component: "mullion-prepass")
        var surveys: [PortSurvey] = []
        for start in stride(from: 0, to: files.count, by: portion) {
            let paths = files[start..<min(start + portion, files.count)].map(\.path)
            let run = try ToolRun(program, ["survey"] + paths)
            guard run.succeeded else {
                throw CommandError(.missingProgram, "\(program.path) failed: \(run.complaints)")
            }
            let decoder = JSONDecoder()
            surveys += try run.output.split(separator: UInt8(ascii: "\n")).map {
                try decoder.decode(PortSurvey.self, from: $0)
            }
        }
        return surveys
    }
}
