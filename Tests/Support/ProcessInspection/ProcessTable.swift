import Files
import Foundation
import Glibc

/// The processes of this machine, as /proc tells of them (proc(5)).
package enum ProcessTable {
    /// The numbers of the processes that were started with a variable of this value, `NAME=VALUE`. Zombies are not among them: they have no
    /// environment any more.
    package static func processes(withEnvironment entry: String) -> [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.filter { pid in
            guard let bytes = SystemFile.bytes(of: "/proc/\(pid)/environ") else { return false }
            return bytes.split(separator: 0).contains { $0.elementsEqual(entry.utf8) }
        }
    }

    /// Whether a process, or a zombie of it, has this number.
    package static func contains(_ pid: pid_t) -> Bool {
        kill(pid, 0) == 0 || errno != ESRCH
    }

    /// Returns how often each thread of a process went to sleep by itself, by the thread's number: once for each time that it was woken.
    ///
    /// - Throws: An error of Foundation's where there is no such process.
    package static func wakes(of pid: pid_t) throws -> [pid_t: Int] {
        var wakes: [pid_t: Int] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task") {
            guard let thread = pid_t(name),
                let status = SystemFile.text(of: "/proc/\(pid)/task/\(name)/status"),
                let line = status.split(separator: "\n").first(where: { $0.hasPrefix("voluntary_ctxt_switches:") })
            else { continue }
            wakes[thread] = line.split(separator: "\t").last.flatMap { Int($0) }
        }
        return wakes
    }
}
