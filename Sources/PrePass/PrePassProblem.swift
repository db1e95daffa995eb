/// Something in a source that the pre-pass cannot do, or does only in part.
package struct PrePassProblem: Equatable, Sendable {
    /// Counted from 1, in bytes as the compiler counts.
    package let line: Int
    package let column: Int
    /// Whether the file is refused.
    package let isError: Bool
    /// A sentence that says what, and how to mend it.
    package let message: String

    package init(line: Int, column: Int, isError: Bool, message: String) {
        self.line = line
        self.column = column
        self.isError = isError
        self.message = message
    }

    /// The line that the compiler would print.
    package func description(inFile path: String) -> String {
        "\(path):\(line):\(column): \(isError ? "error" : "warning"): \(message)"
    }
}
