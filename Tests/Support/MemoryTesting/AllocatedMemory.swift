import Foundation
import Glibc

/// How much memory the process has allocated and not freed, with what the allocator adds, by malloc_info(3).
///
/// What is resident would say less: memory that was freed before is used again, and nothing grows.
package enum AllocatedMemory {
    /// In bytes; nil where the C library cannot tell.
    package static var now: Int? {
        typealias Report = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt
        // <malloc.h> is not in Swift's module of the C library.
        guard let symbol = dlsym(nil, "malloc_info") else { return nil }
        let report = unsafeBitCast(symbol, to: Report.self)
        var text: UnsafeMutablePointer<CChar>?
        var count = 0
        guard let file = open_memstream(&text, &count) else { return nil }
        let result = report(0, file)
        fclose(file)
        defer { free(text) }
        guard result == 0, let text else { return nil }
        return inUse(String(cString: text))
    }

    /// The totals come last, after those of each arena.
    private static func inUse(_ xml: String) -> Int? {
        guard let start = xml.range(of: "</heap>", options: .backwards)?.upperBound else { return nil }
        let totals = xml[start...].split(separator: "\n")
        func size(_ kind: String) -> Int? {
            let line = totals.first { $0.contains(kind) }
            return line?.range(of: "size=\"").flatMap { Int(line?[$0.upperBound...].prefix(while: \.isNumber) ?? "") }
        }
        guard let system = size("<system type=\"current\""), let fast = size("<total type=\"fast\""),
            let rest = size("<total type=\"rest\""), let mapped = size("<total type=\"mmap\"")
        else { return nil }
        return system - fast - rest + mapped
    }
}
