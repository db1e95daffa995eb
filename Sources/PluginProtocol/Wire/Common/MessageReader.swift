import SwiftProtobuf

/// Reads one protobuf message as `MessageWriter` writes it, without a value of the generated type in between.
///
/// Whoever calls it asks for the fields in the order of their numbers. A field that comes in another order, twice or of another type, an
/// unknown one, and a length that is not true: all of that is thrown as `unusual`, and so is what a value must not be. Nothing is lost
/// by that: the same bytes are then read by the generated code, which knows every way to write a message, and which finds the words for
/// what is wrong with one.
struct MessageReader {
    let bytes: [UInt8]
    let limits: Limits
    private var position = 0
    /// The place behind the message that is being read.
    private var end: Int
    /// The number of messages that the one that is being read is in.
    private var depth = 0

    init(_ bytes: [UInt8], limits: Limits) {
        self.bytes = bytes
        self.limits = limits
        end = bytes.count
    }

    /// The deepest nesting that any message has is 11; bytes that nest deeper than this are refused while they are read.
    static let deepestNesting = 16

    /// The one error for all that is not read here. Nobody reads its words: the generated code finds better ones.
    static let unusual = Misbehaviour(.malformed, "it is not written as usual")

    private var isAtEnd: Bool { position == end }

    /// The number of the field that comes next; nil at the end.
    var nextField: UInt64? {
        guard !isAtEnd else { return nil }
        var ahead = self
        return (try? ahead.varint()).map { $0 >> 3 }
    }

    /// Ends the reading, when all fields have been asked for.
    ///
    /// - Throws: `unusual` where something is left.
    func finish() throws(Misbehaviour) {
        guard isAtEnd else { throw Self.unusual }
    }

    // MARK: Numbers

    mutating func number(_ field: UInt64) throws(Misbehaviour) -> UInt64 {
        try optionalNumber(field) ?? 0
    }

    mutating func optionalNumber(_ field: UInt64) throws(Misbehaviour) -> UInt64? {
        takes(field << 3) ? try varint() : nil
    }

    mutating func number32(_ field: UInt64) throws(Misbehaviour) -> UInt32 {
        try optionalNumber32(field) ?? 0
    }

    mutating func optionalNumber32(_ field: UInt64) throws(Misbehaviour) -> UInt32? {
        guard let number = try optionalNumber(field) else { return nil }
        guard let value = UInt32(exactly: number) else { throw Self.unusual }
        return value
    }

    mutating func truth(_ field: UInt64) throws(Misbehaviour) -> Bool {
        let number = try number(field)
        guard number <= 1 else { throw Self.unusual }
        return number == 1
    }

    mutating func choice<Choice: SwiftProtobuf.Enum>(_ field: UInt64) throws(Misbehaviour) -> Choice {
        guard let number = Int32(exactly: try number(field)), let choice = Choice(rawValue: Int(number)) else {
            throw Self.unusual
        }
        return choice
    }

    mutating func double(_ field: UInt64) throws(Misbehaviour) -> Double {
        takes(field << 3 | 1) ? Double(bitPattern: try fixed()) : 0
    }

    mutating func float(_ field: UInt64) throws(Misbehaviour) -> Float {
        takes(field << 3 | 5) ? Float(bitPattern: try fixed()) : 0
    }

    /// - Parameter limit: The most that a message may have; more are unusual.
    mutating func numbers(_ field: UInt64, upTo limit: Int) throws(Misbehaviour) -> [UInt64] {
        try delimited(field) { reader throws(Misbehaviour) in
            var numbers: [UInt64] = []
            while !reader.isAtEnd {
                guard numbers.count < limit else { throw Self.unusual }
                numbers.append(try reader.varint())
            }
            return numbers
        } ?? []
    }

    /// - Parameter limit: The most that a message may have; more are unusual.
    mutating func fixedNumbers(_ field: UInt64, upTo limit: Int) throws(Misbehaviour) -> [UInt64] {
        try delimited(field) { reader throws(Misbehaviour) in
            guard (reader.end - reader.position) / 8 <= limit else { throw Self.unusual }
            var numbers: [UInt64] = []
            while !reader.isAtEnd { numbers.append(try reader.fixed()) }
            return numbers
        } ?? []
    }

    // MARK: Texts and messages

    mutating func text(_ field: UInt64) throws(Misbehaviour) -> String {
        try optionalText(field) ?? ""
    }

    mutating func optionalText(_ field: UInt64) throws(Misbehaviour) -> String? {
        try delimited(field) { reader throws(Misbehaviour) in
            guard let text = String(validating: reader.bytes[reader.position..<reader.end], as: UTF8.self) else {
                throw Self.unusual
            }
            reader.position = reader.end
            return text
        }
    }

    mutating func message<Value>(
        _ field: UInt64, _ read: (inout MessageReader) throws(Misbehaviour) -> Value
    ) throws(Misbehaviour) -> Value? {
        try delimited(field, read)
    }

    mutating func message<Message: CommonMessage>(
        _ field: UInt64, _: Message.Type = Message.self
    ) throws(Misbehaviour) -> Message? {
        try delimited(field) { reader throws(Misbehaviour) in try Message(from: &reader) }
    }

    /// - Parameter limit: The most that a message may have; more are unusual.
    mutating func messages<Message: CommonMessage>(
        _ field: UInt64, upTo limit: Int, _: Message.Type = Message.self
    ) throws(Misbehaviour) -> [Message] {
        var messages: [Message] = []
        while let message = try message(field, Message.self) {
            guard messages.count < limit else { throw Self.unusual }
            messages.append(message)
        }
        return messages
    }

    /// Reads a message that has no direct form by the generated code.
    mutating func generated<Message: SwiftProtobuf.Message>(
        _ field: UInt64, _: Message.Type = Message.self
    ) throws(Misbehaviour) -> Message? {
        try delimited(field) { reader throws(Misbehaviour) in try reader.rest() }
    }

    /// Reads all fields that were not asked for by the generated code.
    mutating func rest<Message: SwiftProtobuf.Message>(_: Message.Type = Message.self) throws(Misbehaviour) -> Message {
        let rest = Array(bytes[position..<end])
        position = end
        var options = BinaryDecodingOptions()
        options.messageDepthLimit = Self.deepestNesting - depth
        options.discardUnknownFields = true
        guard let message = try? Message(serializedBytes: rest, options: options) else { throw Self.unusual }
        return message
    }

    // MARK: Bytes

    /// Goes past the key of a field where that comes next.
    private mutating func takes(_ key: UInt64) -> Bool {
        if key < 0x80 {
            guard position < end, bytes[position] == UInt8(key) else { return false }
            position += 1
            return true
        }
        // No number of ours is above 2047, so two bytes hold each key.
        guard end - position >= 2, bytes[position] == UInt8(key & 0x7f | 0x80), bytes[position + 1] == UInt8(key >> 7)
        else { return false }
        position += 2
        return true
    }

    private mutating func varint() throws(Misbehaviour) -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while position < end, shift < 64 {
            let byte = bytes[position]
            position += 1
            // Of the tenth byte one bit is left.
            guard shift < 63 || byte <= 1 else { break }
            value |= UInt64(byte & 0x7f) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
        throw Self.unusual
    }

    private mutating func fixed<Number: FixedWidthInteger>() throws(Misbehaviour) -> Number {
        let size = MemoryLayout<Number>.size
        guard end - position >= size else { throw Self.unusual }
        let value = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: Number.self) }
        position += size
        return Number(littleEndian: value)
    }

    private mutating func delimited<Value>(
        _ field: UInt64, _ read: (inout MessageReader) throws(Misbehaviour) -> Value
    ) throws(Misbehaviour) -> Value? {
        guard takes(field << 3 | 2) else { return nil }
        let length = try varint()
        guard length <= UInt64(end - position) else { throw Self.unusual }
        let outer = end
        end = position + Int(length)
        depth += 1
        let value = try read(&self)
        try finish()
        end = outer
        depth -= 1
        return value
    }
}
