/// A field of a protobuf message of any kind, read without its schema.
package struct WireField {
    package indirect enum Value {
        case varint(UInt64)
        /// The same in as many bytes as a number may have, which is more than it needs. Never read, only written.
        case longVarint(UInt64)
        case fixed64(UInt64)
        case fixed32(UInt32)
        /// A string, packed numbers, or a message that is empty.
        case bytes([UInt8])
        case message([WireField])
        /// As messages were nested before they had a length; no message of ours has any. Never read, only written.
        case group([WireField])
    }

    package var number: UInt64
    package var value: Value

    package init(number: UInt64, value: Value) {
        self.number = number
        self.value = value
    }

    /// The fields of a message; nil where the bytes are none.
    package static func fields(_ bytes: ArraySlice<UInt8>) -> [WireField]? {
        var rest = bytes
        var fields: [WireField] = []
        while !rest.isEmpty {
            guard let key = varint(&rest), key >> 3 > 0, key >> 3 < 1000 else { return nil }
            switch key & 7 {
            case 0:
                guard let number = varint(&rest) else { return nil }
                fields.append(WireField(number: key >> 3, value: .varint(number)))
            case 1:
                guard rest.count >= 8 else { return nil }
                fields.append(WireField(number: key >> 3, value: .fixed64(word(rest.prefix(8)))))
                rest = rest.dropFirst(8)
            case 2:
                guard let length = varint(&rest), length <= UInt64(rest.count) else { return nil }
                let content = rest.prefix(Int(length))
                let inner = content.isEmpty ? nil : Self.fields(content)
                fields.append(
                    WireField(number: key >> 3, value: inner.map { .message($0) } ?? .bytes(Array(content))))
                rest = rest.dropFirst(Int(length))
            case 5:
                guard rest.count >= 4 else { return nil }
                fields.append(
                    WireField(number: key >> 3, value: .fixed32(UInt32(truncatingIfNeeded: word(rest.prefix(4))))))
                rest = rest.dropFirst(4)
            default:
                return nil
            }
        }
        return fields
    }

    package static func bytes(_ fields: [WireField]) -> [UInt8] {
        var bytes: [UInt8] = []
        for field in fields {
            switch field.value {
            case .varint(let number):
                append(field.number << 3, to: &bytes)
                append(number, to: &bytes)
            case .longVarint(let number):
                append(field.number << 3, to: &bytes)
                bytes += (0..<9).map { UInt8(truncatingIfNeeded: number >> ($0 * 7)) | 0x80 }
                bytes.append(UInt8(number >> 63))
            case .fixed64(let word):
                append(field.number << 3 | 1, to: &bytes)
                bytes += littleEndian(word)
            case .fixed32(let word):
                append(field.number << 3 | 5, to: &bytes)
                bytes += littleEndian(UInt64(word)).prefix(4)
            case .bytes(let content):
                append(field.number << 3 | 2, to: &bytes)
                append(UInt64(content.count), to: &bytes)
                bytes += content
            case .message(let fields):
                let content = Self.bytes(fields)
                append(field.number << 3 | 2, to: &bytes)
                append(UInt64(content.count), to: &bytes)
                bytes += content
            case .group(let fields):
                append(field.number << 3 | 3, to: &bytes)
                bytes += Self.bytes(fields)
                append(field.number << 3 | 4, to: &bytes)
            }
        }
        return bytes
    }

    static func littleEndian(_ word: UInt64) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }

    private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    private static func varint(_ bytes: inout ArraySlice<UInt8>) -> UInt64? {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            guard let byte = bytes.popFirst() else { return nil }
            value |= UInt64(byte & 0x7f) << shift
            if byte & 0x80 == 0 { return value }
        }
        return nil
    }
}
