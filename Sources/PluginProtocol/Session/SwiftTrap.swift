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
    package init?(line: String) {
        let form = /(?:(?<file>[^:]*\.swift):(?<line>\d+): )?(?<kind>[A-Z][a-z]+ [a-z]+)(?:: (?<message>.+))?/
        guard line.utf8.count <= Self.longest, let parts = line.wholeMatch(of: form),
            let kind = Self.kinds[String(parts.kind)],
            parts.file != nil || parts.message != nil
        else { return nil }
        self.kind = kind
        message = parts.message.map { Quotation($0) }
        place = parts.file.flatMap(Self.name).flatMap { name in parts.line.map { "\(name):\($0)" } }
    }

    /// Of a file of the program's, if it has a name as such files have.
    private static func name(of file: Substring) -> Substring? {
        guard !file.hasPrefix("Swift/") else { return nil }
        return file.split(separator: "/").last?.wholeMatch(of: /[\w+.-]+/)?.output
    }
}

extension SwiftTrap: CustomStringConvertible {
    /// Such as `a fatal error: “the clock has no hands” (FaceViewController.swift:7)`.
    package var description: String {
        kind + (message.map { ": \($0)" } ?? "") + (place.map { " (\($0))" } ?? "")
    }
}
