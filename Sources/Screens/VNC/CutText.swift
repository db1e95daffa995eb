/// A text for viewers' clipboards, as the messages that they get: RFB's own, which has Latin-1 alone (RFC 6143, 7.6.4), and that of the extended
/// clipboard, which viewers ask for by the pseudo-encoding 0xC0A1E5CE and which has UTF-8.
struct CutText: Sendable {
    /// The most bytes of a text, in either direction. libvncserver refuses longer ones by itself.
    static let mostBytes = 1 << 20

    /// The message for every viewer. Characters that Latin-1 does not have are question marks in it.
    let plain: [UInt8]
    /// The message for viewers with the extended clipboard.
    let extended: [UInt8]

    /// - Returns: Nil for a text that is too long.
    init?(_ text: String) {
        guard text.utf8.count < Self.mostBytes else { return nil }
        let lines = Self.withPlainLines(text.utf8)
        let latin = String(decoding: lines, as: UTF8.self).unicodeScalars.map {
            $0.value < 256 ? UInt8($0.value) : UInt8(ascii: "?")
        }
        plain = [Self.messageType, 0, 0, 0] + Self.bytes(UInt32(latin.count)) + latin

        var utf8: [UInt8] = []
        utf8.reserveCapacity(lines.count + lines.count / 16)
        for byte in lines {
            if byte == Self.lineFeed { utf8.append(Self.carriageReturn) }
            utf8.append(byte)
        }
        utf8.append(0)
        let content = Self.bytes(Self.providesText) + Self.stored(Self.bytes(UInt32(utf8.count)) + utf8)
        // A negative length says that the message is an extended one.
        extended = [Self.messageType, 0, 0, 0] + Self.bytes(UInt32(bitPattern: -Int32(content.count))) + content
    }

    private static let messageType: UInt8 = 3
    /// Provide, and text.
    private static let providesText: UInt32 = 1 << 28 | 1

    /// A stream of zlib whose blocks hold bytes as they are (RFC 1950; RFC 1951, 3.2.4). It has no end, as those of other servers have none:
    /// viewers read as much as they were told there is.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        while start < bytes.count {
            let block = bytes[start..<min(start + 0xFFFF, bytes.count)]
            let length = UInt16(block.count)
            stream += [0, UInt8(length & 0xFF), UInt8(length >> 8), UInt8(~length & 0xFF), UInt8(~length >> 8)]
            stream += block
            start += block.count
        }
        return stream
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
        withUnsafeBytes(of: value.bigEndian, Array.init)
    }

    // MARK: From viewers

    /// The text of RFB's own message.
    static func text(latin bytes: some Sequence<UInt8>) -> String {
        var scalars = String.UnicodeScalarView()
        for byte in bytes { scalars.append(Unicode.Scalar(byte)) }
        return text(utf8: String(scalars).utf8)
    }

    /// The text of the extended clipboard's message.
    static func text(utf8 bytes: some Sequence<UInt8>) -> String {
        String(decoding: withPlainLines(bytes), as: UTF8.self)
    }

    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    /// A text in UTF-8 whose lines end as they do here, and without zeros, which end a text elsewhere. It is gone through by bytes, because a mebibyte of
    /// characters takes a third of a second.
    private static func withPlainLines(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var plain: [UInt8] = []
        var isAfterReturn = false
        for byte in bytes {
            switch byte {
            case 0: break
            case carriageReturn: plain.append(lineFeed)
            case lineFeed where isAfterReturn: break
            default: plain.append(byte)
            }
            isAfterReturn = byte == carriageReturn
        }
        return plain
    }
}
