import BenchmarkReport
import CLinux
import Foundation
import ParityScenarios
import PluginBehaviours

/// Measures what people ask what a process for each pane costs, and prints a table of it: medians and 99th percentiles, with the raw
/// anchors of the same run, so that ratios hold on any machine.
@main @MainActor struct BenchmarkProgram {
    private static let usage = """
        usage: scripts/bench [--quick] [--json FILE] [--check FILE]... [SECTION...]

        Without a section all are measured, or with --check those of the earlier reports, in this order:
        \(Section.allCases.map { "  " + $0.rawValue.padding(toLength: 12, withPad: " ", startingAt: 0) + $0.about }.joined(separator: "\n"))

          --quick       measures a tenth as often: whether it works, not numbers to be told
          --json FILE   writes the same as JSON
          --check FILE  compares with the JSON of an earlier run, by proportions; what differs is measured again, twice at most,
                        and told where all runs agree; ends with 1 where something is worse
        """

    private var sections: [Section] = []
    private var isQuick = false
    private var file: String?
    private var earlierFiles: [String] = []
    /// How often what differs from an earlier run is measured again.
    private static let repetitions = 2

    static func main() throws {
        let words = Array(CommandLine.arguments.dropFirst())
        TraceRecorder.shared.isOn = false
        // The other processes of the anchors.
        if words.first == RawEcho.flag { try RawEcho.run(words.dropFirst()) }
        if words == [SocketEcho.flag] { try SocketEcho.run() }
        if words == [LeastPanes.flag] { try LeastPanes.run() }
        if words == [LeastTouches.flag] { try LeastTouches.run() }
        // The host whose allocations are counted.
        if words.first == CommitAllocations.flag, words.count == 4, let behaviour = PluginBehaviour(rawValue: words[1]),
            let times = Int(words[3])
        {
            return try CommitAllocations.run(behaviour, countedIn: URL(fileURLWithPath: words[2]), times: times)
        }
        // What is measured is seen when it is there, be it in a pipe.
        linux_write_lines_at_once()
        try BenchmarkProgram(words).perform()
    }

    private init(_ words: [String]) {
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--quick": isQuick = true
            case "--json", "--check":
                guard let name = rest.popFirst() else { Self.refuse("\(word) needs the name of a file") }
                if word == "--json" { file = name } else { earlierFiles.append(name) }
            case "--help", "-h":
                print(Self.usage)
                exit(0)
            default:
                guard let section = Section(rawValue: word) else { Self.refuse("there is no section \"\(word)\"") }
                sections.append(section)
            }
        }
    }

    private func perform() throws {
        let earlier = earlierFiles.map(readReport)
        let report = try measure(sections(as: earlier))
        if let file { try report.json().write(to: URL(fileURLWithPath: file)) }
        guard !earlier.isEmpty else { return }
        var reports = [report]
        var comparison = Comparison(reports, since: earlier)
        for _ in 0..<Self.repetitions where !comparison.changedSections.isEmpty {
            print(
                "\nMeasured again, since it differs from before: \(comparison.changedSections.joined(separator: ", "))."
            )
            reports.append(try measure(comparison.changedSections.compactMap(Section.init)))
            comparison = Comparison(reports, since: earlier)
        }
        let names = earlierFiles.joined(separator: " and ")
        print("\n" + ComparisonLines.lines(comparison, since: names).joined(separator: "\n"))
        if !comparison.regressions.isEmpty { exit(1) }
    }

    private func measure(_ sections: [Section]) throws -> Report {
        let run = BenchmarkRun(isQuick: isQuick)
        print(run.report.machine)
        for section in sections { try run.perform(section) }
        if let warning = ReportTable.warning(run.report) { print("\n" + warning) }
        return run.report
    }

    /// Those that are asked for; else those of the earlier reports, as far as there still are such.
    private func sections(as earlier: [Report]) -> [Section] {
        guard sections.isEmpty, !earlier.isEmpty else { return sections.isEmpty ? Section.allCases : sections }
        return Section.allCases.filter { section in
            earlier.contains { $0.sections.contains { $0.name == section.rawValue } }
        }
    }

    private func readReport(_ name: String) -> Report {
        do {
            return try ReportFile.read(name)
        } catch {
            FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
            exit((error as? ReportFile.Failure)?.status ?? 70)
        }
    }

    private static func refuse(_ what: String) -> Never {
        FileHandle.standardError.write(Data("bench: \(what)\n\n\(usage)\n".utf8))
        exit(64)
    }
}
