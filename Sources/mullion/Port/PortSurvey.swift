import Foundation
import PluginHost

/// The survey of a source that `mullion-prepass survey` prints: PrePass's `SourceSurvey`.
///
/// It is decoded and not linked, because `mullion-prepass` needs the toolchain's SwiftSyntax to start, and this program has to start without it.
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

    /// The number of files for one run of the program: a command line has room for the names of so many.
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
