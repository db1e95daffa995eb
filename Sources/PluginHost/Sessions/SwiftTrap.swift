/// What a Swift program says before it traps, as the author of the plugin wrote it or as the standard library does.
///
/// A plugin can print such a line itself, and its panes show it: what is taken from the line cannot be mistaken for words of
/// the host, because it stays within quotes, or is a file's name.
package struct SwiftTrap: Hashable, Sendable {
    /// As in a sentence, such as `a fatal error`.
    package let kind: String
    /// Such as `Index out of range`; nil where nothing was said.
    package let message: Quotation?
    /// File and line, such as `FaceViewController.swift:7`; nil where they are in Swift itself.
    package let place: String?

    /// In bytes: a longer line is not looked at.
    private static let longest = 1000

    private static let kinds = [
        "Fatal error": "a fatal error", "Precondition failed": "a failed precondition",
        "Assertion failed": "a failed assertion",
    ]

    /// Nil where the line is none that a trap writes: `Module/File.swift:7: Fatal error: message`, or without the file or
    /// without the message.
    ///
    /// Taken apart by hand, because each line that a plugin prints comes here: a regular expression took a fifth of a millisecond
    /// for each, and a plugin that prints all day had that time of the host's.
    package init?(line: String) {
        guard line.utf8.count <= Self.longest else { return nil }
        let source = Self.source(in: line)
        let words = source?.rest ?? line[...]
        guard let (said, kind) = Self.kinds.first(where: { words.hasPrefix($0.key) }) else { return nil }
        let message = words.dropFirst(said.count)
        if message.hasPrefix(": "), message.count > 2 {
            self.message = Quotation(message.dropFirst(2))
        } else if message.isEmpty, source != nil {
            self.message = nil
        } else {
            return nil
        }
        self.kind = kind
        place = source.flatMap { source in Self.name(of: source.file).map { "\($0):\(source.number)" } }
    }

    /// The file and the number of the line before the first words; nil where the line begins with them.
    private static func source(in line: String) -> (file: Substring, number: Substring, rest: Substring)? {
        let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].hasSuffix(".swift"), !parts[1].isEmpty,
            parts[1].allSatisfy({ ("0"..."9").contains($0) }), parts[2].hasPrefix(" ")
        else { return nil }
        return (parts[0], parts[1], parts[2].dropFirst())
    }

    /// Of a file of the program's, if it has a name as such files have.
    private static func name(of file: Substring) -> Substring? {
        guard !file.hasPrefix("Swift/"), let name = file.split(separator: "/").last else { return nil }
        return name.allSatisfy { $0.isLetter || $0.isNumber || "_+.-".contains($0) } ? name : nil
    }
}

extension SwiftTrap: CustomStringConvertible {
    /// Such as `a fatal error: “the clock has no hands” (FaceViewController.swift:7)`.
    package var description: String {
        kind + (message.map { ": \($0)" } ?? "") + (place.map { " (\($0))" } ?? "")
    }
}
