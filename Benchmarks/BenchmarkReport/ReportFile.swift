import Foundation

/// A report that an earlier run has written.
package enum ReportFile {
    /// Why there is none, in one line, with the status that a program ends with for it (sysexits.h).
    package struct Failure: Error, Hashable, CustomStringConvertible {
        package let description: String
        package let status: Int32
    }

    /// What every report begins with, of whatever format.
    private struct Head: Decodable {
        let format: Int?
        let machine: Machine
    }

    private static let noInput: Int32 = 66
    private static let badData: Int32 = 65

    /// - Throws: `Failure`.
    package static func read(_ path: String) throws -> Report {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            let reason = (error as? CocoaError)?.code == .fileReadNoSuchFile ? "there is no such file" : "\(error)"
            throw Failure(description: "\(path) cannot be read: \(reason)", status: noInput)
        }
        let decoder = JSONDecoder()
        guard let head = try? decoder.decode(Head.self, from: data) else {
            throw Failure(description: "\(path) is no report of scripts/bench --json", status: badData)
        }
        guard head.format == Report.format else {
            let format = head.format.map { "of format \($0)" } ?? "of a format without a number"
            throw Failure(
                description: "\(path) is \(format), and this reads format \(Report.format): measure again with --json",
                status: badData)
        }
        do {
            return try decoder.decode(Report.self, from: data)
        } catch {
            throw Failure(description: "\(path) is a report with something wrong in it: \(error)", status: badData)
        }
    }
}
