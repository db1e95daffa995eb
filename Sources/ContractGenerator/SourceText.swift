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
        for line in comment.split(separator: "\n") { add(String(line.replacing(/\ +$/, with: ""))) }
    }

    /// `head {`, what is within, and `}`.
    mutating func block(_ head: String, _ body: (inout SourceText) -> Void) {
        add("\(head) {")
        indented(body)
        add("}")
    }

    /// How calls of `methods` are carried out: `link.serve([` and an entry for each.
    ///
    /// - Parameter body: What is within the closure of a method.
    mutating func serve(_ methods: [ContractCall], by link: String, _ body: (ContractCall) -> [String]) {
        guard !methods.isEmpty else { return add("\(link).serve([:])") }
        add("\(link).serve([")
        indented { source in
            for method in methods {
                source.add("\"\(method.name)\": .\(method.answer == nil ? "call" : "question") { \(method.closureHead)")
                source.indented { source in
                    for line in body(method) { source.add(line) }
                }
                source.add("},")
            }
        }
        add("])")
    }

    private mutating func indented(_ body: (inout SourceText) -> Void) {
        level += 1
        body(&self)
        level -= 1
    }
}
