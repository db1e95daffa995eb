import SwiftProtobuf

/// Writes one protobuf message, field by field, without a value of the generated type in between.
///
/// Whoever calls it names the fields in the order of their numbers. The bytes are then those that the generated code writes: numbers,
/// texts and truth that are 0, empty or false are left out, unless their presence says something.
struct MessageWriter {
    private(set) var bytes: [UInt8] = []

    /// The room for a new message, in bytes: most have no more.
    private static let usualRoom = 240

    init() {
        bytes.reserveCapacity(Self.usualRoom)
    }

    /// How a value is written (protobuf's encoding).
    private enum WireType: UInt64 {
        case varint = 0
        case fixed64 = 1
        case lengthDelimited = 2
        case fixed32 = 5
    }

    // MARK: Numbers

    mutating func number(_ field: UInt64, _ value: UInt64) {
        if value != 0 { present(field, value) }
    }

    /// Writes a field that is `optional`, so that 0 is not the same as nothing.
    mutating func present(_ field: UInt64, _ value: UInt64) {
        key(field, .varint)
        varint(value)
    }

    mutating func truth(_ field: UInt64, _ value: Bool) {
        if value { present(field, 1) }
    }

    mutating func choice(_ field: UInt64, _ value: some SwiftProtobuf.Enum) {
        // Negative numbers, which are ten bytes long, name no choice.
        number(field, UInt64(max(value.rawValue, 0)))
    }

    mutating func double(_ field: UInt64, _ value: Double) {
        guard value.bitPattern != 0 else { return }
        key(field, .fixed64)
        fixed(value.bitPattern)
    }

    mutating func float(_ field: UInt64, _ value: Float) {
        guard value.bitPattern != 0 else { return }
        key(field, .fixed32)
        fixed(value.bitPattern)
    }

    /// Writes repeated numbers packed, as proto3 does.
    mutating func numbers(_ field: UInt64, _ values: some Sequence<UInt64>) {
        delimited(field, leavesOutEmpty: true) { for value in values { $0.varint(value) } }
    }

    /// Writes repeated numbers of eight bytes each, packed.
    mutating func fixedNumbers(_ field: UInt64, _ values: some Sequence<UInt64>) {
        delimited(field, leavesOutEmpty: true) { for value in values { $0.fixed(value) } }
    }

    // MARK: Texts and messages

    mutating func text(_ field: UInt64, _ value: String) {
        if !value.isEmpty { presentText(field, value) }
    }

    /// Writes a field that is `optional`, so that an empty text is not the same as none.
    mutating func presentText(_ field: UInt64, _ value: String) {
        delimited(field) { $0.bytes.append(contentsOf: value.utf8) }
    }

    /// Writes a message, which is there even where it holds nothing.
    mutating func message(_ field: UInt64, _ write: (inout MessageWriter) -> Void) {
        delimited(field, write)
    }

    mutating func message(_ field: UInt64, _ message: some CommonMessage) {
        delimited(field) { message.write(to: &$0) }
    }

    /// Writes a message that has no direct form by the generated code.
    mutating func message(_ field: UInt64, generated message: some SwiftProtobuf.Message) {
        delimited(field) { $0.fields(ofGenerated: message) }
    }

    /// Writes the fields of a message as some of the one that is being written.
    mutating func fields(ofGenerated message: some SwiftProtobuf.Message) {
        // It fails only for a message of more than 2 GiB, which no value of ours can become within the limits.
        bytes.append(contentsOf: (try? message.serializedBytes() as [UInt8]) ?? [])
    }

    // MARK: Bytes

    private mutating func key(_ field: UInt64, _ type: WireType) {
        varint(field << 3 | type.rawValue)
    }

    private mutating func varint(_ value: UInt64) {
        Self.append(value, to: &bytes)
    }

    private static func append(_ value: UInt64, to bytes: inout [UInt8]) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    private mutating func fixed(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    private mutating func delimited(
        _ field: UInt64, leavesOutEmpty: Bool = false, _ write: (inout MessageWriter) -> Void
    ) {
        let before = bytes.count
        key(field, .lengthDelimited)
        let place = bytes.count
        // Most are shorter than 128 bytes, so that one byte holds the length.
        bytes.append(0)
        write(&self)
        let length = bytes.count - place - 1
        if length == 0, leavesOutEmpty {
            bytes.removeSubrange(before...)
        } else if length < 0x80 {
            bytes[place] = UInt8(length)
        } else {
            var prefix: [UInt8] = []
            Self.append(UInt64(length), to: &prefix)
            bytes.replaceSubrange(place...place, with: prefix)
        }
    }
}
