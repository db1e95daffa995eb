import Foundation

/// How often a process has asked for memory: what Benchmarks/AllocationCounter counts in a process that was started with it.
final class AllocationCount {
    private static let library = "liballocation_counter.so"

    let file: URL
    /// Whether the file goes with this.
    private let isOwner: Bool

    /// Of a process that is yet to be started, with `variables`.
    init() throws {
        file = FileManager.default.temporaryDirectory.appending(path: "allocations-\(UUID().uuidString)")
        isOwner = true
        try Data(count: MemoryLayout<UInt64>.size).write(to: file)
    }

    /// Of one that was started with that file.
    init(in file: URL) {
        self.file = file
        isOwner = false
    }

    deinit {
        if isOwner { try? FileManager.default.removeItem(at: file) }
    }

    /// Of the environment that the process is to have.
    var variables: [String: String] {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        return ["LD_PRELOAD": folder.appending(path: Self.library).path, "ALLOCATION_COUNTER": file.path]
    }

    var value: Double {
        let bytes = (try? Data(contentsOf: file)) ?? Data()
        return Double(bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}
