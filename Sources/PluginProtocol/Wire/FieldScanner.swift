/// Goes through the fields of one protobuf message without taking anything out of its bytes (protobuf's encoding: a key, which is the
/// number of a field and how its value is written, and the value).
struct FieldScanner {
    enum Value {
        case varint
        case fixed
        /// Where they are among all bytes.
        case bytes(Range<Int>)
    }

    private var position: Int
    private let end: Int

    /// - Parameter range: Where the message is among all bytes.
    init(_ range: Range<Int>) {
        position = range.lowerBound
        end = range.upperBound
    }

    /// Whether nothing is left. False where the bytes were not well formed, or held a group, and something follows.
    var isAtEnd: Bool {
        position == end
    }

    /// - Parameter bytes: The same each time.
    /// - Returns: Nil at the end, and where the bytes are not well formed.
    mutating func next(in bytes: Span<UInt8>) -> (number: UInt64, value: Value)? {
        guard let key = varint(in: bytes) else { return nil }
        switch key & 7 {
        case 0:
            return varint(in: bytes).map { _ in (key >> 3, .varint) }
        case 1:
            return skip(8) ? (key >> 3, .fixed) : nil
        case 2:
            guard let length = varint(in: bytes), length <= UInt64(end - position) else { return nil }
            let content = position..<position + Int(length)
            position = content.upperBound
            return (key >> 3, .bytes(content))
        case 5:
            return skip(4) ? (key >> 3, .fixed) : nil
        default:
            return nil
        }
    }

    private mutating func skip(_ count: Int) -> Bool {
        guard count <= end - position else { return false }
        position += count
        return true
    }

    private mutating func varint(in bytes: Span<UInt8>) -> UInt64? {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 70, by: 7) {
            guard position < end else { return nil }
            let byte = bytes[position]
            position += 1
            value |= shift < 64 ? UInt64(byte & 0x7f) << shift : 0
            if byte & 0x80 == 0 { return value }
        }
        return nil
    }
}
