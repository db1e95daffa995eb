import Diagnostics

/// Lines of a dump, each of which is safe to print (`LogText`), up to a limit: what a plugin shows may be much.
package struct DumpText {
    package private(set) var lines: [String] = []
    /// Whether something had no room. Nothing is taken any more then, so whoever collects lines can stop.
    package private(set) var isFull = false
    private let limit: Int
    private var bytes = 0

    /// - Parameter limit: Of all lines together, in UTF-8.
    package init(limit: Int = 4 << 20) {
        self.limit = limit
    }

    /// - Parameter depth: How many things the line's is in; two spaces stand before it for each.
    package mutating func add(_ line: String, depth: Int = 0) {
        guard !isFull else { return }
        let line = LogText.line(String(repeating: "  ", count: depth) + line)
        bytes += line.utf8.count + 1
        guard bytes <= limit else {
            isFull = true
            lines.append("… the rest is left out: a dump has at most \(limit >> 10) KiB")
            return
        }
        lines.append(line)
    }
}
