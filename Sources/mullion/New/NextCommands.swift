/// Commands that a user may go on with, each with what it does.
struct NextCommands {
    let commands: [(words: String, purpose: String)]

    /// One line each, with the purposes below each other.
    var lines: [String] {
        let width = commands.filter { !$0.purpose.isEmpty }.map(\.words.count).max() ?? 0
        return commands.map { words, purpose in
            guard !purpose.isEmpty else { return words }
            return words + String(repeating: " ", count: width - words.count) + "    # \(purpose)"
        }
    }
}
