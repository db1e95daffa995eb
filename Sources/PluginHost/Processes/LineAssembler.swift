/// Puts the lines of a byte stream together. A value; it holds at most one line of limited length.
package struct LineAssembler {
    /// The length in bytes at which a line is cut.
    let limit: Int
    private var line: [UInt8] = []
    // The rest of a line that was cut and delivered already.
    private var isSkipping = false

    /// - Parameter limit: In bytes.
    package init(limit: Int) {
        self.limit = limit
    }

    /// Takes in the next bytes.
    ///
    /// - Returns: The lines that they complete, without their ends (LF or CR LF). Bytes that are not UTF-8 are replaced.
    package mutating func append(_ bytes: ArraySlice<UInt8>) -> [String] {
        var lines: [String] = []
        var rest = bytes
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            if let cut = extend(by: rest[..<end]) { lines.append(cut) }
            if !isSkipping { lines.append(takeLine()) }
            isSkipping = false
            rest = rest[(end + 1)...]
        }
        if let cut = extend(by: rest) { lines.append(cut) }
        return lines
    }

    /// The last line, if the stream ended inside one.
    package mutating func finish() -> String? {
        defer { isSkipping = false }
        return line.isEmpty ? nil : takeLine()
    }

    /// Adds bytes to the line.
    ///
    /// - Returns: What it was until then, if this makes it too long.
    private mutating func extend(by bytes: ArraySlice<UInt8>) -> String? {
        guard !isSkipping else { return nil }
        let room = limit - line.count
        line += bytes.prefix(room)
        guard bytes.count > room else { return nil }
        dropPartOfCharacter()
        isSkipping = true
        return takeLine() + " … [cut: longer than \(limit) bytes]"
    }

    private mutating func takeLine() -> String {
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        defer { line.removeAll(keepingCapacity: true) }
        return String(decoding: line, as: UTF8.self)
    }

    /// Removes a character of several bytes that the cut goes through.
    private mutating func dropPartOfCharacter() {
        let tail = line.suffix(4)
        guard let start = tail.lastIndex(where: { $0 & 0b1100_0000 != 0b1000_0000 }) else { return }
        let length =
            switch line[start] {
            case 0b1100_0000...0b1101_1111: 2
            case 0b1110_0000...0b1110_1111: 3
            case 0b1111_0000...0b1111_0111: 4
            default: 1
            }
        if start + length > line.endIndex { line.removeSubrange(start...) }
    }
}
