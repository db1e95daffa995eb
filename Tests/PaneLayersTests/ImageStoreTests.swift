import Foundation
import PaneLayers
import PluginProtocol
import ProtocolSamples
import QuartzCore
import Testing

@Suite struct ImageStoreTests {
    private let image: CGImage
    private let chunks: [ImageChunk]

    init() throws {
        image = try #require(
            CGImage(
                width: 300, height: 500, premultipliedBGRA: Data((0..<600_000).map { UInt8(truncatingIfNeeded: $0) })))
        chunks = ImageChunk.chunks(of: image)
    }

    @Test("A picture in pieces arrives as it was, no piece larger than agreed")
    func arrives() throws {
        #expect(chunks.count == 3)
        #expect(chunks.allSatisfy { $0.bytes.count <= Limits.imageChunkBytes })
        var store = ImageStore(limits: .standard)
        for chunk in chunks { try store.accept(chunk) }
        #expect(try store.image(ImageHash(image)) == image)
    }

    @Test("A picture is not there before its last piece")
    func incomplete() throws {
        var store = ImageStore(limits: .standard)
        for chunk in chunks.dropLast() { try store.accept(chunk) }
        #expect(throws: Misbehaviour.self) { try store.image(ImageHash(image)) }
    }

    @Test(
        "Pieces that do not follow each other are refused",
        arguments: [[1], [0, 2], [0, 0], [0, 1, 1], [0, 1, 2, 0]])
    func order(order: [Int]) throws {
        var store = ImageStore(limits: .standard)
        for index in order.dropLast() { try store.accept(chunks[index]) }
        let error = #expect(throws: Misbehaviour.self) { try store.accept(chunks[order[order.count - 1]]) }
        #expect(error?.code == .brokenImage)
    }

    @Test("After a refused piece the picture can be sent anew")
    func recovers() throws {
        var store = ImageStore(limits: .standard)
        try store.accept(chunks[0])
        #expect(throws: Misbehaviour.self) { try store.accept(chunks[2]) }
        for chunk in chunks { try store.accept(chunk) }
        #expect(store.count == 1)
    }

    @Test("Pixels that have another hash are refused")
    func forged() throws {
        var store = ImageStore(limits: .standard)
        var last = chunks[2]
        last.bytes[last.bytes.startIndex] ^= 1
        try store.accept(chunks[0])
        try store.accept(chunks[1])
        let error = #expect(throws: Misbehaviour.self) { try store.accept(last) }
        #expect(error?.code == .brokenImage)
        #expect(store.count == 0)
    }

    @Test("All pictures together stay within the limit, and released ones make room")
    func budget() throws {
        var limits = Limits.standard
        limits.imageBytes = 600_100
        var store = ImageStore(limits: limits)
        for chunk in chunks { try store.accept(chunk) }
        let other = try #require(Samples.image(width: 26))
        let error = #expect(throws: Misbehaviour.self) { try store.accept(ImageChunk.chunks(of: other)[0]) }
        #expect(error?.code == .limitExceeded)
        try store.release([ImageHash(image)])
        try store.accept(ImageChunk.chunks(of: other)[0])
        #expect(store.count == 1)
    }

    @Test("M4 a picture is released when no layer shows it any more, and not before; until then it counts")
    func uses() throws {
        let hash = ImageHash(image)
        var limits = Limits.standard
        limits.imageBytes = 600_100
        var store = ImageStore(limits: limits)
        for chunk in chunks { try store.accept(chunk) }
        store.apply(ImageUseChange(begun: [hash]))
        store.apply(ImageUseChange(begun: [hash]))
        for words in ["2 layers still show it", "a layer still shows it"] {
            let error = #expect(throws: Misbehaviour.self) { try store.release([hash]) }
            #expect(error?.code == .brokenImage)
            #expect(error?.message.contains("\(hash) cannot be released: \(words)") == true, "\(error?.message ?? "")")
            #expect(store.count == 1)
            let other = try #require(Samples.image(width: 26))
            #expect(throws: Misbehaviour.self) { try store.accept(ImageChunk.chunks(of: other)[0]) }
            store.apply(ImageUseChange(ended: [hash]))
        }
        try store.release([hash])
        #expect(store.count == 0)
        // Nothing is owed for what was shown before it came again.
        for chunk in chunks { try store.accept(chunk) }
        try store.release([hash])
    }

    @Test("A picture that is not there cannot be released or shown")
    func foreign() {
        var store = ImageStore(limits: .standard)
        #expect(throws: Misbehaviour.self) { try store.release([ImageHash(rawValue: 1)]) }
        #expect(throws: Misbehaviour.self) {
            try store.contents(of: Samples.update(1, .drawing(Samples.drawing, gravity: .resize)))
        }
    }
}
