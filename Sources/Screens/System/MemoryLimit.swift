import Files
import Foundation

/// How much memory this process may use before something is ended for it.
struct MemoryLimit: Hashable, Sendable {
    /// The smaller of the machine's memory and the limits of the process's control groups; nil where neither can be read.
    let bytes: Int?

    /// - Parameter file: Reads a text file of the system by its path; nil for one that is not there.
    init(reading file: (String) -> String?) {
        let groups = file("/proc/self/cgroup").map(Self.files) ?? []
        let limits = groups.compactMap { file($0).flatMap(Self.number) }
        bytes = (limits + [file("/proc/meminfo").flatMap(Self.machine)].compactMap { $0 }).min()
    }

    /// The limit that holds for this process now.
    static var current: MemoryLimit {
        MemoryLimit(reading: SystemFile.text)
    }

    /// `MemTotal:       24684096 kB` (proc(5)).
    private static func machine(_ text: String) -> Int? {
        guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("MemTotal:") }) else { return nil }
        return line.split(separator: " ").dropFirst().first.flatMap { Int($0) }?.bounded(multipliedBy: 1024)
    }

    /// Bytes; nil for `max`.
    private static func number(_ text: String) -> Int? {
        Int(text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// The files with the limits of the groups that a process is in, and of all those above them.
    ///
    /// - Parameter text: `/proc/self/cgroup` (cgroups(7)): lines of number, controllers and path. Version 2 has the number
    ///   0 and no controllers.
    private static func files(_ text: String) -> [String] {
        text.split(separator: "\n").flatMap { line -> [String] in
            let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard fields.count == 3 else { return [] }
            if fields[0] == "0", fields[1].isEmpty {
                // The second is where both versions are in use.
                return ["/sys/fs/cgroup", "/sys/fs/cgroup/unified"].flatMap {
                    levels(of: fields[2], below: $0).map { "\($0)/memory.max" }
                }
            }
            guard fields[1].split(separator: ",").contains("memory") else { return [] }
            return levels(of: fields[2], below: "/sys/fs/cgroup/memory").map { "\($0)/memory.limit_in_bytes" }
        }
    }

    /// A container often sees its own group as the root although the path says more, so the root is always among them.
    private static func levels(of path: Substring, below root: String) -> [String] {
        let names = path.split(separator: "/")
        guard !names.contains("..") else { return [root] }
        return (0...names.count).map { ([Substring(root)] + names[..<$0]).joined(separator: "/") }
    }
}

extension Int {
    fileprivate func bounded(multipliedBy factor: Int) -> Int {
        let (product, didOverflow) = multipliedReportingOverflow(by: factor)
        return didOverflow ? .max : product
    }
}
