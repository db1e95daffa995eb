import CoreGraphics
import Foundation
import PluginProtocol
import ProtocolSamples
import QuartzCore
import Testing

/// What the main thread may decode itself, and what it leaves to another thread.
@Suite struct LongMessageTests {
    private static let picture = bytes(
        .content(
            .imageChunk(
                ImageChunk(
                    image: ImageHash(rawValue: 1), width: 256, height: 256, offset: 0,
                    bytes: Data(count: Limits.imageChunkBytes)))))
    private static let smallPicture = bytes(.content(.imageChunk(Samples.chunk)))
    private static let smallCommit = commit(layers: 100)
    private static let largeCommit = commit(layers: 4000)

    private static func commit(layers: UInt64) -> [UInt8] {
        let updates = (1...layers).map { LayerUpdate(id: LayerID(rawValue: $0)) }
        return bytes(
            .content(
                .sceneDidCommit(
                    SceneCommit(
                        serial: .first, answeredResize: nil, afterControl: .first,
                        layers: LayerCommit(root: LayerID(rawValue: 1), updates: updates)))))
    }

    private static func bytes(_ body: PluginToHost) -> [UInt8] {
        PluginToHost.encode(Samples.envelope(body))
    }

    @Test("A piece of a picture is copied in a moment, however large, and so is a small commit")
    func quick() {
        #expect(Self.picture.count > 1 << 17)
        #expect(!PluginToHost.isLongToDecode(Self.picture))
        #expect(!PluginToHost.isLongToDecode(Self.smallCommit))
        #expect(!PluginToHost.isLongToDecode([]))
    }

    @Test(
        "T1 A large commit is long, also beside a piece of a picture that comes before or after it",
        arguments: [largeCommit, smallPicture + largeCommit, picture + largeCommit, largeCommit + smallPicture])
    func long(message: [UInt8]) {
        #expect(PluginToHost.isLongToDecode(message))
    }

    @Test("T1 Very many pieces in one message are long, and so are very many fields in a piece")
    func manyParts() {
        let empty: [UInt8] = [0x92, 0x03, 0]
        let pieces = Array(repeating: empty, count: 100_000).flatMap(\.self)
        #expect(PluginToHost.isLongToDecode(pieces))
        // Field 50 with 100 000 fields of one byte each, which end in the bytes of a picture.
        let fields = Array(repeating: [UInt8]([0x32, 1, 7]), count: 100_000).flatMap(\.self)
        #expect(fields.count == 300_000)
        #expect(PluginToHost.isLongToDecode([0x92, 0x03, 0xe0, 0xa7, 0x12] + fields))
    }

    @Test("A message that is cut off anywhere is judged without harm", arguments: [picture, largeCommit])
    func truncated(message: [UInt8]) {
        for end in Array(0..<200) + [message.count - 1] {
            let isLong = PluginToHost.isLongToDecode(Array(message[..<end]))
            #expect(isLong == (end > 16 << 10))
        }
    }
}
