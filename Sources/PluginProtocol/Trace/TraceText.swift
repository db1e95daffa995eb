import CoreGraphics

/// How values look in a trace: short, the same on every run.
package enum TraceText {
    static func point(_ point: CGPoint) -> String {
        "\(point.x.shortText),\(point.y.shortText)"
    }

    static func size(_ size: CGSize) -> String {
        "\(size.width.shortText)x\(size.height.shortText)"
    }

    /// In quotes, without line breaks, cut after 40 characters.
    package static func quoted(_ text: String) -> String {
        let line = String(text.prefix(40).map { $0.isNewline ? " " : $0 })
        return text.count > 40 ? "\"\(line)…\"" : "\"\(line)\""
    }

    /// The name, and what is known of its parts in parentheses.
    static func call(_ name: String, _ parts: [String]) -> String {
        parts.isEmpty ? name : "\(name)(\(parts.joined(separator: ", ")))"
    }
}
