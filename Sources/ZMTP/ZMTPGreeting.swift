/// The first 64 bytes that each side of a connection sends (RFC 23/ZMTP, "The Greeting").
///
/// Ours asks for version 3.0 and the mechanism NULL, under which no side proves anything by itself.
package enum ZMTPGreeting {
    package static let byteCount = 64

    private static let signature = 0..<10
    private static let majorVersion = 10
    private static let mechanism = 12..<32
    private static let asServer = 32

    package static let own: [UInt8] = {
        var bytes = [UInt8](repeating: 0, count: byteCount)
        bytes[signature.lowerBound] = 0xFF
        bytes[signature.upperBound - 1] = 0x7F
        bytes[majorVersion] = 3
        bytes.replaceSubrange(mechanism.lowerBound..<mechanism.lowerBound + 4, with: "NULL".utf8)
        return bytes
    }()

    /// Judges as much of a peer's greeting as has come, so that who speaks something else is not waited for.
    static func check(_ bytes: [UInt8]) throws(ZMTPError) {
        if let first = bytes.first, first != 0xFF {
            throw ZMTPError(.noGreeting, "a first byte of \(first) and not of 255 came")
        }
        // The last bit tells ZMTP 2 and later from the lengths of version 1; the bytes between mean nothing.
        if bytes.count >= signature.upperBound, bytes[signature.upperBound - 1] & 1 == 0 {
            throw ZMTPError(.noGreeting, "a tenth byte of \(bytes[signature.upperBound - 1]) and not of 127 came")
        }
        if bytes.count > majorVersion, bytes[majorVersion] < 3 {
            throw ZMTPError(.oldVersion, "version \(bytes[majorVersion]) of ZMTP came, and 3 is spoken")
        }
        if bytes.count >= mechanism.upperBound, bytes[mechanism] != own[mechanism] {
            throw ZMTPError(.otherMechanism, "another security mechanism than NULL was asked for")
        }
        if bytes.count > asServer, bytes[asServer] != 0 {
            throw ZMTPError(.otherMechanism, "a server came, which the mechanism NULL does not have")
        }
    }
}
