/// The events of a test, line by line.
@MainActor final class StoryLog {
    private var lines: [String] = []

    func add(_ line: String) {
        lines.append(line)
    }

    /// The lines since the last time.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
