import BenchmarkReport
import CLinux
import Foundation

/// Measures what people ask what a process for each pane costs, and prints a table of it: medians and 99th percentiles, with the raw
/// anchors of the same run, so that ratios hold on any machine.
@main @MainActor struct BenchmarkProgram {
    private static let usage = """
        usage: scripts/bench [--quick] [--json FILE] [SECTION...]

        Without a section all are measured, in this order:
        \(Section.allCases.map { "  " + $0.rawValue.padding(toLength: 12, withPad: " ", startingAt: 0) + $0.about }.joined(separator: "\n"))

          --quick      measures a tenth as often: whether it works, not numbers to be told
          --json FILE  writes the same as JSON
        """

    private var sections: [Section] = []
    private var isQuick = false
    private var file: String?

    static func main() throws {
        let words = Array(CommandLine.arguments.dropFirst())
        // The other processes of the anchors.
        if words.first == RawEcho.flag, words.count == 2 { try RawEcho.run(at: words[1]) }
        if words == [SocketEcho.flag] { try SocketEcho.run() }
        // What is measured is seen when it is there, be it in a pipe.
        linux_write_lines_at_once()
        try BenchmarkProgram(words).perform()
    }

    private init(_ words: [String]) {
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--quick": isQuick = true
            case "--json":
                guard let name = rest.popFirst() else { Self.refuse("--json needs the name of a file") }
                file = name
            case "--help", "-h":
                print(Self.usage)
                exit(0)
            default:
                guard let section = Section(rawValue: word) else { Self.refuse("there is no section \"\(word)\"") }
                sections.append(section)
            }
        }
        if sections.isEmpty { sections = Section.allCases }
    }

    private func perform() throws {
        let run = BenchmarkRun(isQuick: isQuick)
        let machine = run.report.machine
        print("\(machine.processors) processors, \(machine.model), Linux \(machine.kernel)")
        for section in sections { try run.perform(section) }
        if let file { try run.report.json().write(to: URL(fileURLWithPath: file)) }
        if let warning = ReportTable.warning(run.report) { print("\n" + warning) }
    }

    private static func refuse(_ what: String) -> Never {
        FileHandle.standardError.write(Data("bench: \(what)\n\n\(usage)\n".utf8))
        exit(64)
    }
}
