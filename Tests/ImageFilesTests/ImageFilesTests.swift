import CoreGraphics
import ImageFiles
import Testing

@Suite struct ImageFilesTests {
    /// Red, half green, clear, white.
    private static let image = CGImage(
        width: 2, height: 2,
        premultipliedBGRA: Data([0, 0, 255, 255, 0, 128, 0, 128, 0, 0, 0, 0, 255, 255, 255, 255]))

    private func pixels(_ data: Data) throws -> CGImage {
        guard case .pixels(let image, _) = try ImageFile.read(data) else {
            throw ImageFileError(.unknownFormat, "not pixels")
        }
        return image
    }

    private func code(_ data: Data) -> ImageFileError.Code? {
        do throws(ImageFileError) {
            _ = try ImageFile.read(data)
            return nil
        } catch {
            return error.code
        }
    }

    @Test("A PNG reads back as it was written, opacity included")
    func png() throws {
        let image = try #require(Self.image)
        let data = try PNGFile.encode(image)
        #expect(ImageFile.format(of: data) == .png)
        #expect(try pixels(data) == image)
    }

    @Test("A JPEG reads back nearly as it was written")
    func jpeg() throws {
        let gray = try #require(
            CGImage(width: 8, height: 8, premultipliedBGRA: Data((0..<256).map { $0 % 4 == 3 ? 255 : 90 })))
        let data = try JPEGFile.encode(gray, quality: 0.9)
        #expect(ImageFile.format(of: data) == .jpeg)
        let read = try pixels(data)
        #expect(read.width == 8 && read.height == 8)
        #expect(
            read.pixels.enumerated().allSatisfy {
                $0.offset % 4 == 3 ? $0.element == 255 : abs(Int($0.element) - 90) < 4
            })
        #expect(try JPEGFile.encode(gray, quality: 0.1).count < data.count)
    }

    @Test("A WebP is read, with its opacity")
    func webP() throws {
        // 2 x 1 pixels, lossless: red, and clear.
        let data = try #require(Data(base64Encoded: "UklGRhwAAABXRUJQVlA4TBAAAAAvAQAAEA8Q8x/zH4yM6H8A"))
        #expect(ImageFile.format(of: data) == .webP)
        let image = try pixels(data)
        #expect(image.width == 2 && image.height == 1)
        #expect(Array(image.pixels) == [0, 0, 255, 255, 0, 0, 0, 0])
        #expect(code(data.prefix(30)) == .damaged)
    }

    @Test("The orientation of EXIF is found, and nonsense in its place is none", arguments: [1, 3, 6, 8, 9, 77])
    func orientation(number: UInt8) throws {
        let gray = try #require(CGImage(width: 8, height: 8, premultipliedBGRA: Data(repeating: 255, count: 256)))
        let plain = try JPEGFile.encode(gray, quality: 0.5)
        let tiff: [UInt8] =
            Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, number, 0, 0, 0, 0, 0, 0]
        let exif = Array("Exif".utf8) + [0, 0] + tiff
        let marker: [UInt8] = [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
        let data = plain.prefix(2) + Data(marker) + plain.dropFirst(2)
        guard case .pixels(_, let orientation) = try ImageFile.read(data) else {
            Issue.record("no pixels")
            return
        }
        #expect(orientation == ImageOrientation(rawValue: Int(number)) ?? .up)
    }

    @Test("What is broken is refused with its reason, whatever its format")
    func broken() throws {
        let image = try #require(Self.image)
        let png = try PNGFile.encode(image)
        let jpeg = try JPEGFile.encode(image, quality: 1)
        #expect(code(Data()) == .unknownFormat)
        #expect(code(Data("GIF89a".utf8)) == .unknownFormat)
        #expect(code(png.prefix(png.count - 20)) == .damaged)
        #expect(code(jpeg.prefix(20)) == .damaged)
        #expect(code(Data("RIFF1234WEBPVP8 ".utf8)) == .damaged)
        #expect(code(Data("<svg xmlns='http://www.w3.org/2000/svg'><path".utf8)) == .damaged)
    }

    @Test("A file with a damaged byte, wherever it is, is refused or read as a picture of a size that is allowed")
    func damage() throws {
        let image = try #require(Self.image)
        for original in [try PNGFile.encode(image), try JPEGFile.encode(image, quality: 0.5)] {
            for position in 8..<original.count {
                for damage: UInt8 in [0x01, 0x80, 0xFF] {
                    var data = original
                    data[position] ^= damage
                    guard case .pixels(let picture, _)? = try? ImageFile.read(data) else { continue }
                    #expect(picture.width * picture.height <= ImageFile.mostPixels)
                }
            }
        }
    }

    @Test("A size that no screen has is refused before anything is decoded")
    func sizes() throws {
        let image = try #require(Self.image)
        // A header of 30000 x 30000 pixels, with the checksum that belongs to it.
        var png = try PNGFile.encode(image)
        png.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
        let checksum = crc(png[12..<29])
        png.replaceSubrange(29..<33, with: (0..<4).map { UInt8(truncatingIfNeeded: checksum >> (24 - 8 * $0)) })
        #expect(code(png) == .tooLarge)
        var jpeg = try JPEGFile.encode(image, quality: 1)
        let frame = try #require(jpeg.firstRange(of: Data([0xFF, 0xC0])))
        jpeg.replaceSubrange((frame.lowerBound + 5)..<(frame.lowerBound + 9), with: [0x9C, 0x40, 0x9C, 0x40])
        #expect(code(jpeg) == .tooLarge)
        #expect(
            code(Data("<svg xmlns='http://www.w3.org/2000/svg' width='1e6' height='1e6'/>".utf8)) == .tooLarge)
    }

    @Test("Filled shapes of an SVG become drawing commands, anything else stays a picture to be made")
    func svg() throws {
        func document(_ body: String) throws -> SVGDocument {
            try SVGDocument(
                Data("<svg xmlns='http://www.w3.org/2000/svg' width='16' height='8'>\(body)</svg>".utf8))
        }
        let shapes = try document(
            "<g fill='#f00'><rect x='1' y='2' width='3' height='4'/><path d='M1 2h3v4z' fill-rule='evenodd'/></g>")
        #expect(shapes.size == CGSize(width: 16, height: 8))
        let triangle = CGMutablePath()
        triangle.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 2), CGPoint(x: 4, y: 6)])
        triangle.closeSubpath()
        triangle.move(to: CGPoint(x: 1, y: 2))
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(
            shapes.drawing?.commands == [
                .fill(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)), .winding, red),
                .fill(triangle, .evenOdd, red),
            ])
        let cross = try #require(try document("<path d='M7 1h2v2h2v2H9v2H7V5H5V3h2z'/>").drawing?.commands.first)
        guard case .fill(let path, _, _) = cross else {
            Issue.record("no shape")
            return
        }
        let box = path.boundingBoxOfPath
        #expect(abs(box.minX - 5) < 0.01 && abs(box.maxX - 11) < 0.01 && abs(box.minY - 1) < 0.01)
        #expect(path.contains(CGPoint(x: 8, y: 2)) && !path.contains(CGPoint(x: 6, y: 2)))
        #expect(try document("<path d='M1 1h9' stroke='red'/>").drawing == nil)
        #expect(
            try document("<g opacity='.5'><rect width='5' height='5'/><rect width='5' height='5'/></g>").drawing == nil)
        let pixels = try #require(try document("<rect width='8' height='8' fill='#00f'/>").image(width: 32, height: 16))
        #expect(Array(pixels.pixels.prefix(4)) == [255, 0, 0, 255])
        #expect(Array(pixels.pixels[(17 * 4)..<(18 * 4)]) == [0, 0, 0, 0])
    }

    private func crc(_ bytes: Data) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
    }
}
