/// A key of CURVE (RFC 26), public or secret: 32 bytes. People and files have it as 40 characters of Z85 (RFC 32).
package struct CurveKey: Hashable, Sendable {
    package static let byteCount = 32
    package static let characterCount = 40

    /// The key's bytes.
    package let bytes: [UInt8]

    /// Makes a key of its bytes. Nil unless there are 32.
    package init?(bytes: [UInt8]) {
        guard bytes.count == Self.byteCount else { return nil }
        self.bytes = bytes
    }

    /// Reads a key. Nil unless the text is 40 characters of Z85.
    package init?(text: some StringProtocol) {
        let characters = Array(text.utf8)
        guard characters.count == Self.characterCount else { return nil }
        var bytes: [UInt8] = []
        for start in stride(from: 0, to: characters.count, by: 5) {
            var value: UInt64 = 0
            for character in characters[start..<start + 5] {
                guard let digit = Self.digits[character] else { return nil }
                value = value * 85 + digit
            }
            guard let group = UInt32(exactly: value) else { return nil }
            bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: group >> $0) }
        }
        self.init(bytes: bytes)
    }

    /// The key in Z85.
    package var text: String {
        var characters: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 4) {
            var value = bytes[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            var group: [UInt8] = []
            for _ in 0..<5 {
                group.append(Self.alphabet[Int(value % 85)])
                value /= 85
            }
            characters += group.reversed()
        }
        return String(decoding: characters, as: UTF8.self)
    }

    private static let alphabet = Array(
        "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#".utf8)
    private static let digits = Dictionary(uniqueKeysWithValues: zip(alphabet, 0..<UInt64(85)))
}

extension CurveKey: CustomStringConvertible {
    /// Never the bytes, because descriptions end up in logs and a key may be a secret one.
    package var description: String {
        "key"
    }
}
