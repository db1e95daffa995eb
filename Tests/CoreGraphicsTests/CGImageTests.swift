import CoreGraphics
import Foundation
import Testing

struct CGImageTests {
    @Test("An image needs exactly the bytes of its size, and its hash names its content")
    func images() throws {
        #expect(CGImage(width: 0, height: 1, premultipliedBGRA: Data()) == nil)
        #expect(CGImage(width: 1, height: -1, premultipliedBGRA: Data(count: 4)) == nil)
        #expect(CGImage(width: Int.max, height: 2, premultipliedBGRA: Data(count: 4)) == nil)
        #expect(CGImage(width: 2, height: 1, premultipliedBGRA: Data(count: 7)) == nil)
        let wide = try #require(CGImage(width: 2, height: 1, premultipliedBGRA: Data(count: 8)))
        let tall = try #require(CGImage(width: 1, height: 2, premultipliedBGRA: Data(count: 8)))
        #expect(wide == CGImage(width: 2, height: 1, premultipliedBGRA: Data(count: 8)))
        #expect(wide != tall && wide.contentHash != tall.contentHash)
        #expect(wide.bytesPerRow == 8)
    }

    @Test("The hash of a picture is the one that the protocol describes")
    func contentHash() throws {
        func hash(width: Int, bytes: [UInt8]) -> UInt64? {
            CGImage(width: width, height: 1, premultipliedBGRA: Data(bytes))?.contentHash
        }
        // Computed by another program.
        #expect(hash(width: 1, bytes: [1, 2, 3, 4]) == 0xf31f_d36d_81e6_92a5)
        #expect(hash(width: 3, bytes: Array(0..<12)) == 0x1627_6f3f_ebac_1ba3)
        #expect(hash(width: 2, bytes: Array(repeating: 0, count: 8)) == 0xb813_ca08_4069_b775)
    }

    @Test("Pictures that differ in the topmost bits of many pixels have different hashes")
    func topBits() {
        let hashes = (0..<256).map { byte in
            var pixels = Data(count: 64)
            pixels[7] = UInt8(byte)
            pixels[63] = UInt8(byte)
            return CGImage(width: 16, height: 1, premultipliedBGRA: pixels)?.contentHash
        }
        #expect(Set(hashes).count == 256)
    }
}
