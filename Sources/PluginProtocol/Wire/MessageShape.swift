/// Which fields of a message may occur how often, and what they take together: lets a flood of tiny parts be refused before
/// any of them takes memory.
///
/// A part of two bytes on the wire takes a hundred in memory, so a limit on bytes alone is not enough. Where what cannot be scanned is
/// followed by more, it is refused here: decoding skips a group, which no message of ours has, and would read what comes after it.
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

    /// By field number, in their order; only fields that hold messages or many numbers. No message has so many that a search would be
    /// faster than a look at each.
    private let fields: [(number: UInt64, field: Field)]

    init(_ fields: KeyValuePairs<UInt64, Field> = [:]) {
        self.fields = fields.map { ($0, $1) }
    }

    /// - Parameter descriptionBytes: how much all fields together may take.
    func check(_ bytes: [UInt8], descriptionBytes: Int) throws(Misbehaviour) {
        var taken = 0
        try check(bytes.indices, of: bytes.span, &taken, upTo: descriptionBytes)
    }

    private func check(
        _ message: Range<Int>, of bytes: Span<UInt8>, _ taken: inout Int, upTo limit: Int
    ) throws(Misbehaviour) {
        guard !fields.isEmpty else { return }
        var scanner = FieldScanner(message)
        // How often each was there; nothing as long as none was, as in most messages.
        var counts: [Int] = []
        while let (number, value) = scanner.next(in: bytes) {
            guard let index = fields.firstIndex(where: { $0.number == number }) else { continue }
            let field = fields[index].field
            switch value {
            case .varint where field.isPacked:
                try field.charge(1, &taken, upTo: limit)
            case .bytes(let range) where field.isPacked:
                // The last byte of each number is below 128.
                let count = range.reduce(0) { $0 + (bytes[$1] < 0x80 ? 1 : 0) }
                try field.charge(count, &taken, upTo: limit)
            case .bytes(let range):
                if counts.isEmpty { counts = Array(repeating: 0, count: fields.count) }
                counts[index] += 1
                try field.admit(counts[index], number)
                try field.charge(1, &taken, upTo: limit)
                do throws(Misbehaviour) {
                    try field.admit(range)
                    try field.shape.check(range, of: bytes, &taken, upTo: limit)
                } catch {
                    throw error.within("field \(number)")
                }
            case .varint, .fixed:
                break
            }
        }
        guard scanner.isAtEnd else { throw WireNumber.unreadable }
    }

    /// How many fields of a message `length` looks at.
    private static let firstFields = 16

    /// The bytes of all fields at a path of field numbers, as far as they are among the first few of their messages: this
    /// takes no time, whatever the message holds.
    static func length(ofFieldsAt path: some Collection<UInt64>, in bytes: [UInt8]) -> Int {
        length(ofFieldsAt: path, in: bytes.indices, of: bytes.span)
    }

    private static func length(
        ofFieldsAt path: some Collection<UInt64>, in message: Range<Int>, of bytes: Span<UInt8>
    ) -> Int {
        guard let wanted = path.first else { return message.count }
        var scanner = FieldScanner(message)
        var length = 0
        for _ in 0..<Self.firstFields {
            guard let (number, value) = scanner.next(in: bytes) else { break }
            guard number == wanted, case .bytes(let content) = value else { continue }
            length += Self.length(ofFieldsAt: path.dropFirst(), in: content, of: bytes)
        }
        return length
    }
}

extension MessageShape.Field {
    fileprivate func admit(_ count: Int, _ number: UInt64) throws(Misbehaviour) {
        // The words are made only where they are needed.
        guard count > limit else { return }
        try WireNumber.count(count, upTo: limit, "field \(number)")
    }

    fileprivate func admit(_ content: Range<Int>) throws(Misbehaviour) {
        guard let bytes, content.count > bytes else { return }
        throw Misbehaviour(.limitExceeded, "\(content.count) bytes are more than the \(bytes) that are allowed")
    }

    fileprivate func charge(_ count: Int, _ taken: inout Int, upTo limit: Int) throws(Misbehaviour) {
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
