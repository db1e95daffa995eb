/// Which fields of a message may occur how often: lets a flood of tiny parts be refused before any of them takes memory.
///
/// A part of two bytes on the wire takes a hundred in memory, so a limit on bytes alone is not enough. Bytes that are not
/// well formed pass here, because decoding refuses them.
struct MessageShape: Sendable {
    struct Field: Sendable {
        var limit: Int
        /// The most bytes that one may have; nil: no fewer than the message.
        var bytes: Int?
        var shape: MessageShape
    }

    /// By field number; only fields that hold messages.
    var fields: [UInt64: Field]

    init(_ fields: [UInt64: Field] = [:]) {
        self.fields = fields
    }

    func check(_ bytes: [UInt8]) throws(Misbehaviour) {
        try check(bytes[...])
    }

    private func check(_ bytes: ArraySlice<UInt8>) throws(Misbehaviour) {
        guard !fields.isEmpty else { return }
        var rest = bytes
        var counts: [UInt64: Int] = [:]
        while let key = Self.varint(&rest) {
            switch key & 7 {
            case 0:
                guard Self.varint(&rest) != nil else { return }
            case 1:
                rest = rest.dropFirst(8)
            case 2:
                guard let length = Self.varint(&rest), length <= UInt64(rest.count) else { return }
                if let field = fields[key >> 3] {
                    counts[key >> 3, default: 0] += 1
                    try WireNumber.count(counts[key >> 3] ?? 0, upTo: field.limit, "field \(key >> 3)")
                    try within("field \(key >> 3)") { () throws(Misbehaviour) in
                        if let bytes = field.bytes, length > bytes {
                            throw Misbehaviour(
                                .limitExceeded, "\(length) bytes are more than the \(bytes) that are allowed")
                        }
                        try field.shape.check(rest.prefix(Int(length)))
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
