import BenchmarkReport
import Foundation
import Testing

@Suite("Reports of earlier runs") struct ReportFileTests {
    /// What is read from a file with these words in it; without words there is none.
    private func read(_ text: String?) throws -> Report {
        let file = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        if let text { try Data(text.utf8).write(to: file) }
        return try ReportFile.read(file.path)
    }

    private func report() throws -> String {
        var report = Report(machine: Machine(processors: 2, model: "Model", kernel: "6.1"))
        report.begin("events")
        report.add(
            Figure("ours", .milliseconds, Samples([1, 2, 3, 4, 5]), yardstick: Yardstick(Samples([4, 4, 4, 5]))))
        return String(decoding: try report.json(), as: UTF8.self)
    }

    @Test("A report is read as it was written")
    func written() throws {
        let read = try read(try report())
        #expect(read.format == Report.format)
        #expect(read.sections[0].figures[0].yardstick == Yardstick(Samples([4, 4, 4, 5])))
        #expect(read.sections[0].figures[0].batches == [1, 2, 3, 4, 5])
        #expect(read.sections[0].figures[0].uncertainty != nil)
    }

    @Test("What is no report is declined in one line that says why, with the status of sysexits.h")
    func declined() throws {
        let report = try report()
        let cases: [(text: String?, status: Int32, words: String)] = [
            (nil, 66, "there is no such file"),
            ("", 65, "is no report"),
            ("{}", 65, "is no report"),
            (String(report.prefix(200)), 65, "is no report"),
            (report.replacing(#"  "format" : 3,"#, with: ""), 65, "of a format without a number"),
            (report.replacing(#""format" : 3"#, with: #""format" : 2"#), 65, "of format 2"),
            (report.replacing(#""median" : 4"#, with: #""middle" : 4"#), 65, "something wrong in it"),
        ]
        for (text, status, words) in cases {
            let failure = #expect(throws: ReportFile.Failure.self) { try read(text) }
            #expect(failure?.status == status)
            #expect(failure?.description.contains(words) == true, "\(String(describing: failure))")
            #expect(failure?.description.contains("\n") == false)
        }
    }
}
