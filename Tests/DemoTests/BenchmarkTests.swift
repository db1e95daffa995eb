import BenchmarkReport
import Foundation
import MainLoopTesting
import PluginHost
import Testing

/// Whether `scripts/bench` measures what it says. How long things take is for a quiet machine and a release build, not for a test.
@Suite("The benchmarks", .serialized) @MainActor struct BenchmarkTests {
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
                executable: try Demo.folderOfPrograms.appending(path: "Benchmarks").path, arguments: arguments),
            on: guest.loop, onLine: { lines.append($1) }, onExit: { status = $0 })
        try await guest.wait(until: "the benchmarks are over") { status != nil }
        withExtendedLifetime(process) {}
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
        #expect(figures.count == 12)
        for figure in figures {
            #expect(figure.count >= 4 && figure.median > 0 && figure.p99 >= figure.median)
            #expect(lines.contains(ReportTable.line(figure)))
        }
        // As many commits as echoes and pictures: none was missed.
        for pace in stride(from: 0, to: 12, by: 4) {
            #expect(Set(figures[pace..<pace + 4].map(\.count)).count == 1)
            #expect(figures[pace + 2].median <= figures[pace + 3].median)
            #expect(figures[pace + 2].anchor == figures[pace + 1].name)
        }
    }

    @Test("A section that there is not, and a file without a name, are refused with the sections that there are")
    func refused() async throws {
        for arguments in [["evnets"], ["--json"]] {
            let (status, lines) = try await run(arguments)
            #expect(status == .exited(code: 64))
            #expect(lines.first?.hasPrefix("bench: ") == true)
            #expect(lines.contains { $0.hasPrefix("  fan-out ") })
        }
    }
}
