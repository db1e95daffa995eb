import BenchmarkReport
import Foundation
import MainLoopTesting
import PluginHost
import Testing

/// Whether `scripts/bench` measures what it says. How long things take is for a quiet machine and a release build, not for a test.
@Suite("The benchmarks", .serialized, .timeLimit(.minutes(5))) @MainActor struct BenchmarkTests {
    private let guest: GuestLoop
    private let folder: TemporaryDirectory

    init() throws {
        guest = try GuestLoop()
        folder = try TemporaryDirectory()
    }

    private func run(_ arguments: [String]) async throws -> (status: ChildExitStatus?, lines: [String]) {
        var lines: [String] = []
        var status: ChildExitStatus?
        let process = try ChildProcess.spawn(
            ProcessDescription(
                executable: try Demo.folderOfPrograms.appending(path: "Benchmarks").path, arguments: arguments,
                outputLimits: OutputLimits(linesPerSecond: .max)),
            on: guest.loop, onLine: { lines.append($1) }, onExit: { status = $0 })
        // Where it takes too long, nobody would collect it any more; and beside a zombie a later exit test waits without end.
        defer { process.endNow() }
        // They measure for some seconds and again where figures differ, and have the machine to themselves at no time.
        try await guest.wait(until: "the benchmarks are over", upTo: .seconds(240)) { status != nil }
        return (status, lines)
    }

    @Test("A section is measured beside its anchor, with every touch answered, and written as JSON")
    func section() async throws {
        let file = folder.file("report.json")
        let (status, lines) = try await run(["--quick", "--json", file, "events"])
        try #require(status == .exited(code: 0), "It said \(lines)")
        let report = try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
        #expect(report.sections.map(\.name) == ["events"])
        let figures = try #require(report.sections.first).figures
        // What comes after a rest is measured with a processor for each process too, where there are two.
        #expect(figures.count == (ProcessInfo.processInfo.activeProcessorCount > 1 ? 35 : 21))
        for figure in figures {
            #expect(figure.count >= 4 && figure.median > 0 && figure.p99 >= figure.median)
            #expect(lines.contains(ReportTable.line(figure)))
        }
        // As many commits as echoes and pictures: none was missed.
        for pace in stride(from: 0, to: figures.count, by: 7) {
            #expect(Set(figures[pace..<pace + 7].map(\.count)).count == 1)
            #expect(figures[pace + 2].median <= figures[pace + 3].median)
            #expect(figures[pace + 2].anchor == figures[pace + 1].name)
        }
    }

    @Test("A run that is worse than an earlier one by its proportions says which figure is, and ends with 1")
    func check() async throws {
        let file = folder.file("a.json")
        let (first, firstLines) = try await run(["--quick", "--json", file, "contracts"])
        try #require(first == .exited(code: 0), "It said \(firstLines)")
        let name = "call and call back, 64 bytes"

        try multiplyRatios(by: 0.05, in: file)
        let (status, lines) = try await run(["--quick", "--check", file])
        #expect(status == .exited(code: 1), "It said \(lines)")
        #expect(lines.count { $0.hasPrefix("Measured again") } == 2, "It said \(lines)")
        #expect(
            lines.contains { $0.hasPrefix("worse   contracts: \(name): ") && $0.contains("× libzmq") },
            "It said \(lines)")
        #expect(lines.last?.contains(" worse than in \(file), 0 are better, of 6.") == true, "It said \(lines)")

        try multiplyRatios(by: 400, in: file)
        let (good, goodLines) = try await run(["--quick", "--check", file])
        #expect(good == .exited(code: 0), "It said \(goodLines)")
        #expect(goodLines.contains { $0.hasPrefix("better  contracts: \(name): ") }, "It said \(goodLines)")
        #expect(goodLines.last?.hasPrefix("No figure is worse than in ") == true, "It said \(goodLines)")
    }

    /// Makes what a report says of proportions less or more, and as sure as can be.
    private func multiplyRatios(by factor: Double, in file: String) throws {
        let address = URL(fileURLWithPath: file)
        var report = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: address)) as? [String: Any])
        var sections = try #require(report["sections"] as? [[String: Any]])
        let figures = try #require(sections[0]["figures"] as? [[String: Any]])
        sections[0]["figures"] = figures.map { figure in
            guard let ratio = figure["ratio"] as? Double else { return figure }
            return figure.merging(["ratio": ratio * factor, "ratioUncertainty": 0]) { $1 }
        }
        report["sections"] = sections
        try JSONSerialization.data(withJSONObject: report).write(to: address)
    }

    @Test("A report that cannot be read is declined in one line, before anything is measured")
    func unreadable() async throws {
        let file = folder.file("old.json")
        try Data("{}".utf8).write(to: URL(fileURLWithPath: file))
        for (name, code) in [(folder.file("missing.json"), 66), (file, 65)] {
            let (status, lines) = try await run(["--check", name])
            #expect(status == .exited(code: Int32(code)))
            #expect(lines.count == 1 && lines.first?.hasPrefix("bench: \(name) ") == true, "It said \(lines)")
        }
    }

    @Test("A section that there is not, and a file without a name, are refused with the sections that there are")
    func refused() async throws {
        for arguments in [["evnets"], ["--json"], ["--check"]] {
            let (status, lines) = try await run(arguments)
            #expect(status == .exited(code: 64))
            #expect(lines.first?.hasPrefix("bench: ") == true)
            #expect(lines.contains { $0.hasPrefix("  fan-out ") })
        }
    }
}
