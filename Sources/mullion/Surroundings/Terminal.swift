import Foundation

/// Weight and color of words, where standard output is a terminal that has them and the user wants them (`NO_COLOR`,
/// no-color.org). Elsewhere words stay as they are, so that programs can read them.
struct Terminal {
    private let hasStyles: Bool

    static let output = Terminal(
        isTerminal: isatty(STDOUT_FILENO) == 1, environment: ProcessInfo.processInfo.environment)

    init(isTerminal: Bool, environment: [String: String]) {
        let refuses = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        hasStyles = isTerminal && !refuses && environment["TERM"] != "dumb"
    }

    func bold(_ words: String) -> String {
        styled(words, "1")
    }

    func red(_ words: String) -> String {
        styled(words, "31")
    }

    func green(_ words: String) -> String {
        styled(words, "32")
    }

    private func styled(_ words: String, _ style: String) -> String {
        hasStyles ? "\u{1B}[\(style)m\(words)\u{1B}[0m" : words
    }
}
