import Files
import Glibc

/// The most that was resident of the process, by proc(5).
package enum PeakMemory {
    /// Calls `body` and returns by how many bytes the process was larger at most than before it; nil where Linux cannot tell.
    package static func growth<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) -> Int? {
        // 5: the peak starts anew from what is resident now.
        guard let control = fopen("/proc/self/clear_refs", "w") else { return nil }
        fputs("5", control)
        guard fclose(control) == 0, let before = status("VmRSS:") else { return nil }
        try body()
        return status("VmHWM:").map { $0 - before }
    }

    private static func status(_ name: String) -> Int? {
        let text = SystemFile.text(of: "/proc/self/status") ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
        return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 * 1024 }
    }
}
