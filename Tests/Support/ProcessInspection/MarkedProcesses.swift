import Foundation

/// Finds all processes that came of one, wherever they are by now: by a variable of their environment.
package struct MarkedProcesses: Sendable {
    private let mark = "MULLION_TEST_MARK=\(UUID().uuidString)"

    package init() {}

    /// For the first of them.
    package var environment: [String: String] {
        let words = mark.split(separator: "=")
        return [String(words[0]): String(words[1])]
    }

    /// The numbers of those that run; dead ones that nobody has collected do not count.
    package var running: [pid_t] {
        ProcessTable.processes(withEnvironment: mark)
    }

    /// For the end of a test, so that one that failed leaves nothing either.
    package func endAll() {
        for process in running { kill(process, SIGKILL) }
    }
}
