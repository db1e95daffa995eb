import Foundation

/// What the kernel says that a process has taken. Zero of what it does not tell.
enum ProcessUsage {
    /// Of all its threads that live, in milliseconds (`/proc/PID/task/TID/schedstat`).
    static func processorTime(of process: Int32) -> Double {
        threads(of: process).reduce(0) { sum, thread in
            let words = text("\(thread)/schedstat").split(separator: " ")
            return sum + (words.first.flatMap { Double($0) } ?? 0) / 1e6
        }
    }

    /// Measures what this process and others take while something is done.
    ///
    /// - Returns: Milliseconds of this process, and of each of the others in their order. What the reading takes is in none of them.
    static func processorTimes(with others: [Int32], while body: () -> Void) -> (own: Double, others: [Double]) {
        let own = ProcessInfo.processInfo.processIdentifier
        // Last before, and first after: reading what many others have taken takes this one a while.
        let othersBefore = others.map(processorTime)
        let ownBefore = processorTime(of: own)
        body()
        let ownAfter = processorTime(of: own)
        let othersAfter = others.map(processorTime)
        return (ownAfter - ownBefore, zip(othersBefore, othersAfter).map { $1 - $0 })
    }

    /// How often its threads have slept of their own will.
    static func sleeps(of process: Int32) -> Int {
        threads(of: process).reduce(0) { $0 + number("voluntary_ctxt_switches:", in: text("\($1)/status")) }
    }

    /// Its proportional set size, in MiB (`/proc/PID/smaps_rollup`): what it shares counts in parts.
    static func proportionalSetSize(of process: Int32) -> Double {
        Double(number("Pss:", in: text("/proc/\(process)/smaps_rollup"))) / 1024
    }

    /// The proportional set size in MiB without memory that is shared by descriptors, as the pixels of surfaces are.
    static func proportionalSetSizeWithoutSurfaces(of process: Int32) -> Double {
        let sizes = text("/proc/\(process)/smaps_rollup")
        return Double(number("Pss:", in: sizes) - number("Pss_Shmem:", in: sizes)) / 1024
    }

    private static func threads(of process: Int32) -> [String] {
        let folder = "/proc/\(process)/task"
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
    }

    private static func text(_ path: String) -> String {
        (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    }

    /// The first number after a word at the beginning of a line.
    private static func number(_ word: String, in text: String) -> Int {
        let line = text.split(separator: "\n").first { $0.hasPrefix(word) }
        let digits = line?.dropFirst(word.count).split(whereSeparator: \.isWhitespace).first
        return digits.flatMap { Int($0) } ?? 0
    }
}
