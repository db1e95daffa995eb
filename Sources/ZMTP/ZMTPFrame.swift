/// The header of a frame: one byte of flags, then the length in one byte or in eight (RFC 23/ZMTP, "Framing").
struct ZMTPFrame: Hashable, Sendable {
    static let more: UInt8 = 1
    static let long: UInt8 = 2
    static let command: UInt8 = 4
    private static let longestHeader = 9

    let isCommand: Bool
    let hasMore: Bool
    /// The length of the frame's body, in bytes.
    let length: UInt64

    /// Reads a header.
    ///
    /// - Parameter bytes: Those that have come of it. Nil while they are not all.
    init?(header bytes: [UInt8]) throws(ZMTPError) {
        guard let flags = bytes.first else { return nil }
        guard flags & ~(Self.more | Self.long | Self.command) == 0, flags & Self.command == 0 || flags & Self.more == 0
        else { throw ZMTPError(.badFrame, "a frame with the flags \(flags) came") }
        guard bytes.count == (flags & Self.long == 0 ? 2 : Self.longestHeader) else { return nil }
        isCommand = flags & Self.command != 0
        hasMore = flags & Self.more != 0
        length = bytes.dropFirst().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// A frame's bytes.
    ///
    /// - Parameter flags: `command` or nothing.
    static func encode(_ body: [UInt8], flags: UInt8 = 0) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(longestHeader + body.count)
        if body.count < 256 {
            bytes.append(flags)
            bytes.append(UInt8(body.count))
        } else {
            bytes.append(flags | long)
            for shift in stride(from: 56, through: 0, by: -8) {
                bytes.append(UInt8(truncatingIfNeeded: body.count >> shift))
            }
        }
        bytes += body
        return bytes
    }
}
