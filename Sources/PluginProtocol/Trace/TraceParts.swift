/// Lines of a trace as the messages that may carry them.
package enum TraceParts {
    /// What a line takes on the wire beside its text: a key, and a length of up to three bytes.
    private static let lineOverhead = 4

    /// `lines` in order, in parts within the limits of a `DidRecordTrace`. A line that is longer than all of one may be is cut.
    package static func parts(of lines: [String]) -> [[String]] {
        var parts: [[String]] = []
        var part: [String] = []
        var bytes = 0
        for line in lines {
            let line = WireNumber.text(line, upTo: Limits.traceBytes - lineOverhead)
            let length = line.utf8.count + lineOverhead
            if !part.isEmpty, part.count == Limits.traceLines || bytes + length > Limits.traceBytes {
                parts.append(part)
                part = []
                bytes = 0
            }
            part.append(line)
            bytes += length
        }
        if !part.isEmpty { parts.append(part) }
        return parts
    }
}
