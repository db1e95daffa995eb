import Files
import Glibc
import MainLoop

/// What a process has taken of memory for itself.
///
/// That is what no other program could use and no file gives back: `RssAnon`, `RssShmem` and `VmSwap` of `/proc/PID/status`
/// (proc(5)). `statm` would be shorter, but counts shared memory among the pages of files, so a process could take as much
/// of that as it likes unseen; and it says nothing of what was swapped out, which is as much taken as before.
enum ProcessMemory {
    /// The lines that count. A kernel says all of them or, of a thread that has ended, none.
    private static let parts = ["RssAnon", "RssShmem", "VmSwap"]

    /// - Parameter handle: A pidfd of the process, because its number may be another's by now.
    static func read(of process: pid_t, heldBy handle: OwnedDescriptor) -> MemoryReading {
        let found = status("/proc/\(process)/status") ?? ofLivingThread(of: process)
        // Asked after the look: as long as it has not ended, the number is its own.
        var end = pollfd(fd: handle.number, events: Int16(POLLIN), revents: 0)
        if poll(&end, 1, 0) > 0 { return .ended }
        if let found { return .taken(found) }
        return status("/proc/self/status") == nil ? .untold : .hidden
    }

    /// All threads share the memory, and any of them tells of it. The first one can have ended while the process goes on; then its
    /// file, which is that of the process, says nothing (proc(5)).
    private static func ofLivingThread(of process: pid_t) -> Int? {
        let folder = "/proc/\(process)/task"
        guard let threads = opendir(folder) else { return nil }
        defer { closedir(threads) }
        var looks = 0
        while looks < mostThreads, let entry = readdir(threads) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
                    String(cString: $0)
                }
            }
            guard let thread = pid_t(name), thread != process else { continue }
            looks += 1
            if let found = status("\(folder)/\(name)/status") { return found }
        }
        return nil
    }

    /// Only the first thread stays in the list after its end, so one of the next few lives, unless all are about to end.
    private static let mostThreads = 16

    private static func status(_ path: String) -> Int? {
        SystemFile.bytes(of: path).flatMap(taken(accordingTo:))
    }

    /// - Parameter status: `NAME:`, white space, a number and `kB` in a line. As bytes, because the process chooses its name,
    ///   which is no valid text if it likes.
    /// - Returns: Bytes; nil where a part is missing, comes twice or is no number, and for more than there can be.
    static func taken(accordingTo status: some Sequence<UInt8>) -> Int? {
        var found: [String: Int] = [:]
        for line in Array(status).split(separator: UInt8(ascii: "\n")) {
            let words = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            guard let part = parts.first(where: { words.first?.elementsEqual("\($0):".utf8) == true }) else { continue }
            guard words.count == 3, words[2].elementsEqual("kB".utf8), let number = number(words[1]),
                found.updateValue(number, forKey: part) == nil
            else { return nil }
        }
        guard found.count == parts.count else { return nil }
        var sum = 0
        for part in found.values {
            guard let next = add(sum, part) else { return nil }
            sum = next
        }
        return multiply(sum, 1024)
    }

    /// Digits and nothing else: no sign.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        return Int(String(decoding: digits, as: UTF8.self))
    }

    private static func add(_ first: Int, _ second: Int) -> Int? {
        let (sum, didOverflow) = first.addingReportingOverflow(second)
        return didOverflow ? nil : sum
    }

    private static func multiply(_ first: Int, _ second: Int) -> Int? {
        let (product, didOverflow) = first.multipliedReportingOverflow(by: second)
        return didOverflow ? nil : product
    }
}
