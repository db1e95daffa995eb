import Files
import Foundation

/// Two processors of this machine, one for this process and one for others.
///
/// Which of them runs a process that wakes is the kernel's choice, and kernels choose differently: most take one that sleeps, and those of
/// some virtual machines one that is awake already. There, who wakes and who is woken wait for each other, and share its caches.
struct TwoProcessors {
    /// What may be used, as taskset(1) takes it.
    private let all: String
    private let first: Int
    private let second: Int

    /// Nil where there is only one.
    init?() {
        let status = SystemFile.text(of: "/proc/self/status") ?? ""
        let name = "Cpus_allowed_list:"
        guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name) }) else { return nil }
        all = line.dropFirst(name.count).trimmingCharacters(in: .whitespaces)
        // As in 0-3,8.
        let numbers = all.split(separator: ",").flatMap { range in
            let ends = range.split(separator: "-").compactMap { Int($0) }
            return ends.isEmpty ? [] : Array(ends[0]...max(ends[0], ends[ends.count - 1])).prefix(2)
        }
        guard numbers.count > 1 else { return nil }
        (first, second) = (numbers[0], numbers[1])
    }

    /// Has all threads of this process on the one, and those of others on the other, as long as something is done.
    func apart<Result>(from others: [Int32], _ body: () throws -> Result) throws -> Result {
        let own = ProcessInfo.processInfo.processIdentifier
        try keep([own], on: "\(first)")
        try keep(others, on: "\(second)")
        let result = Swift.Result { try body() }
        try keep([own] + others, on: all)
        return try result.get()
    }

    private func keep(_ processes: [Int32], on processors: String) throws {
        for process in processes {
            let command = Process()
            command.executableURL = URL(fileURLWithPath: "/usr/bin/taskset")
            command.arguments = ["--all-tasks", "--cpu-list", "--pid", processors, "\(process)"]
            command.standardOutput = FileHandle.nullDevice
            try command.run()
            command.waitUntilExit()
            guard command.terminationStatus == 0 else {
                throw ProgramAnswer.Failure(description: "taskset has not kept process \(process) on \(processors)")
            }
        }
    }
}
