import Logging
import Synchronization
import Testing

@testable import Diagnostics

@Suite("What this process says of one subject without end")
struct AccountingLogHandlerTests {
    /// What has come to the log.
    private final class Paper: Sendable {
        let lines = Mutex<[String]>([])
        let time = Mutex<Duration>(.zero)
    }

    private struct PaperHandler: LogHandler {
        let paper: Paper
        var logLevel = Logger.Level.trace
        var metadata = Logger.Metadata()

        func log(event: LogEvent) {
            paper.lines.withLock { $0.append("\(event.level) \(event.message)") }
        }

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }
    }

    private let paper = Paper()
    private let logger: Logger
    private let line = String(repeating: "x", count: 1000 - LogBudget.lineOverhead)

    init() {
        let (paper, budget) = (paper, LogBudget(burst: 4000, bytesPerMinute: 2000))
        let allowance = CategoryLogAllowance(budget) { paper.time.withLock { $0 } }
        logger = Logger(label: "test") { _ in AccountingLogHandler(PaperHandler(paper: paper), allowance: allowance) }
    }

    private func takeLines() -> [String] {
        paper.lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }

    @Test("S8 is written within a budget; what is left out is counted, and the count stands before the next line")
    func flood() {
        for _ in 0..<1000 { logger.warning("\(line)") }
        #expect(takeLines() == [String](repeating: "warning \(line)", count: 4))
        paper.time.withLock { $0 = .seconds(30) }
        logger.error("short")
        #expect(takeLines() == ["error [996 lines were left out here: too many came]", "error short"])
    }

    @Test("What only a reader of the code wants to know is bounded by nobody, and costs nothing of the budget")
    func debug() {
        for _ in 0..<10 { logger.debug("\(line)") }
        logger.warning("\(line)")
        #expect(takeLines().count == 11)
    }

    @Test("Each subject of the log has such a bound but what the host says of plugins, which has its own")
    func subjects() {
        #expect(LogBudget.diagnostics.burst <= 1 << 20)
        #expect(LogBudget.diagnostics.bytesPerMinute * 60 * 24 < 32 << 20)
    }
}
