import CoreGraphics

/// How values look in a trace: short, the same on every run.
enum TraceText {
    /// At most three decimals.
    static func number(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 1000).rounded() / 1000
        return Int(exactly: rounded).map(String.init) ?? String(rounded)
    }

    static func point(_ point: CGPoint) -> String {
        "\(number(point.x)),\(number(point.y))"
    }

    static func size(_ size: CGSize) -> String {
        "\(number(size.width))x\(number(size.height))"
    }

    /// In quotes, without line breaks, cut after 40 characters.
    static func quoted(_ text: String) -> String {
        let line = String(text.prefix(40).map { $0.isNewline ? " " : $0 })
        return text.count > 40 ? "\"\(line)…\"" : "\"\(line)\""
    }

    /// The name, and what is known of its parts in parentheses.
    static func call(_ name: String, _ parts: [String]) -> String {
        parts.isEmpty ? name : "\(name)(\(parts.joined(separator: ", ")))"
    }
}
