/// Which fields of a message may occur how often, and what they take together: lets a flood of tiny parts be refused before
/// any of them takes memory.
///
/// A part of two bytes on the wire takes a hundred in memory, so a limit on bytes alone is not enough. Bytes that are not
/// well formed pass here, because decoding refuses them.
struct MessageShape: Sendable {
    struct Field: Sendable {
        var limit: Int
        /// The most bytes that one may have; nil: no fewer than the message.
        var bytes: Int?
        var shape = MessageShape()
        /// What each occurrence adds at least to what its scene takes, in bytes as `DescriptionBytes` counts.
        var descriptionBytes = 0
        /// Whether the field holds packed numbers, each of which counts as an occurrence.
        var isPacked = false
    }

    /// By field number; only fields that hold messages or many numbers.
    var fields: [UInt64: Field]

    init(_ fields: [UInt64: Field] = [:]) {
        self.fields = fields
    }

    /// - Parameter descriptionBytes: how much all fields together may take.
    func check(_ bytes: [UInt8], descriptionBytes: Int) throws(Misbehaviour) {
        var taken = 0
        try check(bytes[...], &taken, upTo: descriptionBytes)
    }

    private func check(_ bytes: ArraySlice<UInt8>, _ taken: inout Int, upTo limit: Int) throws(Misbehaviour) {
        guard !fields.isEmpty else { return }
        var rest = bytes
        var counts: [UInt64: Int] = [:]
        while let (number, value) = Self.next(&rest) {
            guard let field = fields[number] else { continue }
            switch value {
            case .varint where field.isPacked:
                try field.take(1, &taken, upTo: limit)
            case .bytes(let content) where field.isPacked:
                // The last byte of each number is below 128.
                try field.take(content.reduce(0) { $0 + ($1 < 0x80 ? 1 : 0) }, &taken, upTo: limit)
            case .bytes(let content):
                counts[number, default: 0] += 1
                try WireNumber.count(counts[number] ?? 0, upTo: field.limit, "field \(number)")
                try field.take(1, &taken, upTo: limit)
                try within("field \(number)") { () throws(Misbehaviour) in
                    if let bytes = field.bytes, content.count > bytes {
                        throw Misbehaviour(
                            .limitExceeded, "\(content.count) bytes are more than the \(bytes) that are allowed")
                    }
                    try field.shape.check(content, &taken, upTo: limit)
                }
            case .varint, .fixed:
                break
            }
        }
    }

    /// How many fields of a message `length` looks at.
    private static let firstFields = 16

    /// The bytes of all fields at a path of field numbers, as far as they are among the first few of their messages: this
    /// takes no time, whatever the message holds.
    static func length(ofFieldsAt path: some Collection<UInt64>, in bytes: ArraySlice<UInt8>) -> Int {
        guard let wanted = path.first else { return bytes.count }
        var rest = bytes
        var length = 0
        for _ in 0..<Self.firstFields {
            guard let (number, value) = next(&rest) else { break }
            guard number == wanted, case .bytes(let content) = value else { continue }
            length += Self.length(ofFieldsAt: path.dropFirst(), in: content)
        }
        return length
    }

    private enum Value {
        case varint
        case fixed
        case bytes(ArraySlice<UInt8>)
    }

    /// - Returns: Nil at the end, and where the bytes are not well formed.
    private static func next(_ rest: inout ArraySlice<UInt8>) -> (number: UInt64, value: Value)? {
        guard let key = varint(&rest) else { return nil }
        switch key & 7 {
        case 0:
            return varint(&rest).map { _ in (key >> 3, .varint) }
        case 1:
            rest = rest.dropFirst(8)
            return (key >> 3, .fixed)
        case 2:
            guard let length = varint(&rest), length <= UInt64(rest.count) else { return nil }
            defer { rest = rest.dropFirst(Int(length)) }
            return (key >> 3, .bytes(rest.prefix(Int(length))))
        case 5:
            rest = rest.dropFirst(4)
            return (key >> 3, .fixed)
        default:
            return nil
        }
    }

    private static func varint(_ bytes: inout ArraySlice<UInt8>) -> UInt64? {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 70, by: 7) {
            guard let byte = bytes.popFirst() else { return nil }
            value |= shift < 64 ? UInt64(byte & 0x7f) << shift : 0
            if byte & 0x80 == 0 { return value }
        }
        return nil
    }
}

extension MessageShape.Field {
    fileprivate func take(_ count: Int, _ taken: inout Int, upTo limit: Int) throws(Misbehaviour) {
        // Counts are those of bytes in a message, so this cannot overflow.
        taken += count * descriptionBytes
        guard taken <= limit else {
            throw Misbehaviour(
                .limitExceeded,
                "what it describes takes more than the \(limit) bytes of memory that are allowed for a scene; show less at a time"
            )
        }
    }
}
