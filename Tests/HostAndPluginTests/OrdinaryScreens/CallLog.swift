/// The calls that a delegate gets, in order. Equal ones that follow each other count as one.
@MainActor final class CallLog {
    private(set) var lines: [String] = []

    func add(_ line: String) {
        if lines.last != line { lines.append(line) }
    }

    func calls(of name: String) -> [String] {
        lines.filter { $0.hasPrefix("\(name) ") }
    }
}
