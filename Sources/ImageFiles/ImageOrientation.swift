import CoreGraphics

/// How a camera was held, as EXIF numbers it: how the stored rows have to be turned to stand upright.
package enum ImageOrientation: Int, Hashable, Sendable {
    case up = 1
    case upMirrored = 2
    case down = 3
    case downMirrored = 4
    case leftMirrored = 5
    case right = 6
    case rightMirrored = 7
    case left = 8

    /// `up` where the file does not say, or says nonsense.
    init(ofJPEG data: Data) {
        self = Self.number(in: [UInt8](data.prefix(1 << 17))).flatMap(ImageOrientation.init(rawValue:)) ?? .up
    }

    /// Walks the markers up to the picture, and in the one of EXIF the first directory up to tag 0x0112.
    private static func number(in bytes: [UInt8]) -> Int? {
        var offset = 2
        while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
            guard marker != 0xDA, length >= 2 else { return nil }
            let content = bytes[min(offset + 4, bytes.count)..<min(offset + 2 + length, bytes.count)]
            if marker == 0xE1, content.starts(with: Array("Exif".utf8) + [0, 0]) {
                return directoryEntry(Array(content.dropFirst(6)))
            }
            offset += 2 + length
        }
        return nil
    }

    private static func directoryEntry(_ tiff: [UInt8]) -> Int? {
        let isBigEndian = tiff.starts(with: Array("MM".utf8))
        func number(_ offset: Int, bytes count: Int) -> Int? {
            guard offset >= 0, offset + count <= tiff.count else { return nil }
            let part = tiff[offset..<(offset + count)]
            return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
        }
        guard isBigEndian || tiff.starts(with: Array("II".utf8)), let start = number(4, bytes: 4),
            let count = number(start, bytes: 2)
        else { return nil }
        for index in 0..<count {
            let entry = start + 2 + index * 12
            guard let tag = number(entry, bytes: 2) else { return nil }
            if tag == 0x0112 { return number(entry + 8, bytes: 2) }
        }
        return nil
    }
}
