import Files
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
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.filter { pid in
            // A zombie has no environment any more.
            guard let bytes = SystemFile.bytes(of: "/proc/\(pid)/environ") else { return false }
            return bytes.split(separator: 0).contains { $0.elementsEqual(mark.utf8) }
        }
    }

    /// For the end of a test, so that one that failed leaves nothing either.
    package func endAll() {
        for process in running { kill(process, SIGKILL) }
    }
}
