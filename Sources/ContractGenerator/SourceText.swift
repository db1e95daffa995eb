/// Lines of Swift, four spaces a level.
struct SourceText {
    private(set) var text = ""
    private var level = 0

    mutating func add(_ lines: String...) {
        for line in lines.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false) {
            text += (line.isEmpty ? "" : String(repeating: "    ", count: level) + line) + "\n"
        }
    }

    /// A comment that came with the `.proto` file.
    mutating func add(comment: String) {
        for line in comment.split(separator: "\n") { add(line.trimmingSuffix { $0 == " " }) }
    }

    private mutating func add(_ line: Substring) {
        add(String(line))
    }

    /// `head {`, what is within, and `}`.
    mutating func block(_ head: String, end: String = "}", _ body: (inout SourceText) -> Void) {
        add("\(head) {")
        indented(body)
        add(end)
    }

    mutating func indented(_ body: (inout SourceText) -> Void) {
        level += 1
        body(&self)
        level -= 1
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
        var rest = self
        while let last = rest.last, predicate(last) { rest.removeLast() }
        return rest
    }
}
