import CoreGraphics
import WireMessages

extension ImageChunk {
    init(wire: Mullion_V1_ImageChunk, limits: Limits) throws(Misbehaviour) {
        // Two 32-bit sides cannot overflow their product, and a product within the limit cannot overflow four of it.
        let pixels = UInt64(wire.width) * UInt64(wire.height)
        guard pixels > 0 else {
            throw Misbehaviour(.outOfRange, "\(wire.width) x \(wire.height) is no size of a picture", at: ["width"])
        }
        guard pixels <= UInt64(limits.imagePixels) else {
            throw Misbehaviour(
                .limitExceeded, "\(pixels) pixels are more than the \(limits.imagePixels) that are allowed",
                at: ["width"])
        }
        guard wire.total == pixels * 4 else {
            throw Misbehaviour(
                .brokenImage, "\(wire.total) is not 4 bytes for each of \(pixels) pixels", at: ["total"])
        }
        guard !wire.bytes.isEmpty else { throw Misbehaviour(.missingField, "it must be there", at: ["bytes"]) }
        try WireNumber.count(wire.bytes.count, upTo: Limits.imageChunkBytes, "bytes")
        guard wire.offset < wire.total, UInt64(wire.bytes.count) <= wire.total - wire.offset else {
            throw Misbehaviour(
                .brokenImage, "\(wire.bytes.count) bytes from \(wire.offset) go beyond the end", at: ["offset"])
        }
        self.init(
            image: ImageHash(rawValue: wire.hash), width: Int(wire.width), height: Int(wire.height),
            offset: Int(wire.offset), bytes: wire.bytes)
    }

    var wire: Mullion_V1_ImageChunk {
        .with {
            $0.hash = image.rawValue
            $0.width = UInt32(clamping: width)
            $0.height = UInt32(clamping: height)
            $0.offset = UInt64(clamping: offset)
            $0.total = $0.width == 0 ? 0 : UInt64($0.width) * UInt64($0.height) &* 4
            $0.bytes = bytes
        }
    }
}
