/// Text of whatever origin as one line that is safe to print.
///
/// A plugin or a stranger decides what stands in many a line of the log. So no text can end its line and begin another,
/// tell a terminal what to do, or change the order in which the rest is read.
package enum LogText {
    /// The most bytes of a line, in UTF-8, without its end and without the mark that says that it was cut.
    package static let limit = 8 << 10

    /// `text` with control characters, the ends of lines and paragraphs, and the controls of writing direction written
    /// out, as in `\n` and `\u{1B}`; cut after `limit` bytes, with a mark. What is safe already comes back as it is.
    package static func line(_ text: String, limit: Int = limit) -> String {
        let bytes = text.utf8
        if bytes.count <= limit, bytes.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
        var line = ""
        var length = 0
        for scalar in text.unicodeScalars {
            let written = isSafe(scalar) ? nil : escape(scalar)
            length += written?.utf8.count ?? UTF8.width(scalar)
            guard length <= limit else { return line + " … [cut: longer than \(limit) bytes]" }
            if let written { line += written } else { line.unicodeScalars.append(scalar) }
        }
        return line
    }

    private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // C0, DEL and C1 (ISO 6429).
        case 0x00...0x1F, 0x7F...0x9F: false
        // LINE SEPARATOR and PARAGRAPH SEPARATOR.
        case 0x2028, 0x2029: false
        // Embeddings, overrides and isolates of the bidirectional algorithm (UAX #9), and its invisible marks.
        case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: false
        default: true
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }
}
