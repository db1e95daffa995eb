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
        while let key = Self.varint(&rest) {
            switch key & 7 {
            case 0:
                guard Self.varint(&rest) != nil else { return }
                if let field = fields[key >> 3], field.isPacked { try field.take(1, &taken, upTo: limit) }
            case 1:
                rest = rest.dropFirst(8)
            case 2:
                guard let length = Self.varint(&rest), length <= UInt64(rest.count) else { return }
                let content = rest.prefix(Int(length))
                if let field = fields[key >> 3], field.isPacked {
                    // The last byte of each number is below 128.
                    try field.take(content.reduce(0) { $0 + ($1 < 0x80 ? 1 : 0) }, &taken, upTo: limit)
                } else if let field = fields[key >> 3] {
                    counts[key >> 3, default: 0] += 1
                    try WireNumber.count(counts[key >> 3] ?? 0, upTo: field.limit, "field \(key >> 3)")
                    try field.take(1, &taken, upTo: limit)
                    try within("field \(key >> 3)") { () throws(Misbehaviour) in
                        if let bytes = field.bytes, length > bytes {
                            throw Misbehaviour(
                                .limitExceeded, "\(length) bytes are more than the \(bytes) that are allowed")
                        }
                        try field.shape.check(content, &taken, upTo: limit)
                    }
                }
                rest = rest.dropFirst(Int(length))
            case 5:
                rest = rest.dropFirst(4)
            default:
                return
            }
        }
    }

    /// Whether a message has a field of this number, whatever is in it.
    static func has(_ number: UInt64, in bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while let key = varint(&rest) {
            if key >> 3 == number { return true }
            switch key & 7 {
            case 0: _ = varint(&rest)
            case 1: rest = rest.dropFirst(8)
            case 2: rest = rest.dropFirst(Int(clamping: varint(&rest) ?? .max))
            case 5: rest = rest.dropFirst(4)
            default: return false
            }
        }
        return false
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
