import Diagnostics

/// Words of a plugin within a sentence of the host's, such as `“Index out of range”`: on one line, not too long for a pane, and
/// unable to close the quotes that they stand in.
package struct Quotation: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    /// In bytes of UTF-8.
    private static let longest = 300

    package init(_ words: some StringProtocol) {
        let line = LogText.line(String(words), limit: Self.longest)
        description = "“" + String(line.map { "“”".contains($0) ? "\"" : $0 }) + "”"
    }
}
