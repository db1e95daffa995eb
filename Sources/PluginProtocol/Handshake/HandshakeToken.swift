/// Proves that a peer is the plugin that was launched: 32 random bytes, made for one launch and used once a lane.
package struct HandshakeToken: Sendable, CustomStringConvertible {
    package static let byteCount = 32

    package let bytes: [UInt8]

    /// A new one, from the system's generator of random numbers.
    package init() {
        var generator = SystemRandomNumberGenerator()
        bytes = (0..<Self.byteCount).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }

    /// Nil unless there are exactly 32 bytes.
    package init?(bytes: [UInt8]) {
        guard bytes.count == Self.byteCount else { return nil }
        self.bytes = bytes
    }

    /// Whether both are the same; takes the same time wherever they differ, so that a wrong one cannot be improved byte
    /// by byte.
    package func matches(_ other: HandshakeToken) -> Bool {
        var difference: UInt8 = 0
        for index in 0..<Self.byteCount {
            difference |= bytes[index] ^ other.bytes[index]
        }
        return difference == 0
    }

    /// Never the bytes, because descriptions end up in logs.
    package var description: String {
        "token"
    }
}
