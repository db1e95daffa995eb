import Foundation
import PluginProtocol
import QuartzCore
import Testing

@testable import PaneLayers
@testable import PluginHost

/// Calls go to a renderer in pieces and not faster than it reads.
@Suite @MainActor struct OutgoingCallsTests {
    @Test(
        "A message that is larger than a call goes in pieces, of which the last says what it is",
        arguments: [0, 1, 30_720, 30_721, 200_000])
    func pieces(count: Int) {
        var calls = OutgoingCalls()
        let message = (0..<count).map { UInt8($0 % 251) }
        calls.append(.content, message)
        calls.append(.clear)
        var arrived: [UInt8] = []
        var names: [DrawingCall] = []
        while let (call, bytes, _) = calls.send() {
            #expect(bytes.count <= OutgoingCalls.pieceBytes)
            arrived += bytes
            names.append(call)
            calls.confirm(bytes.count)
        }
        #expect(arrived == message)
        #expect(names.suffix(2) == [.content, .clear])
        #expect(names.dropLast(2).allSatisfy { $0 == .part })
    }

    @Test("No more is under way than may be; the rest waits until the renderer has read")
    func window() {
        var calls = OutgoingCalls()
        calls.append(.content, [UInt8](repeating: 1, count: 3 * OutgoingCalls.windowBytes))
        var sent = 0
        func drain() {
            while let (_, bytes, _) = calls.send() { sent += bytes.count }
        }
        drain()
        #expect((OutgoingCalls.windowBytes..<OutgoingCalls.windowBytes + OutgoingCalls.pieceBytes).contains(sent))
        // A renderer that lies about what it has read gets nothing beyond the window.
        calls.confirm(-1)
        calls.confirm(.min)
        drain()
        #expect(sent < OutgoingCalls.windowBytes + OutgoingCalls.pieceBytes)
        calls.confirm(.max)
        drain()
        #expect(sent >= 2 * OutgoingCalls.windowBytes)
        #expect(sent < 2 * (OutgoingCalls.windowBytes + OutgoingCalls.pieceBytes))
        calls.confirm(sent)
        drain()
        #expect(sent == 3 * OutgoingCalls.windowBytes)
    }

    /// A commit of one line through so many points.
    private func commit(points: Int) -> UnencodedMessage {
        let path = CGMutablePath()
        path.move(to: .zero)
        for x in 1..<points { path.addLine(to: CGPoint(x: x, y: x % 2)) }
        let layer = CALayer()
        var update = LayerUpdate(layer, .all, at: 0)
        update.contents = .shape(
            ShapeContents(
                path: path, fillColor: nil, strokeColor: CGColor(gray: 0, alpha: 1), stroke: CGDrawing.Stroke()))
        return UnencodedMessage(
            .sceneDidCommit(
                SceneCommit(
                    serial: CommitSerial(number: 1), answeredResize: nil, afterControl: .first,
                    layers: LayerCommit(root: layer.id, updates: [update]))))
    }

    @Test(
        "A message is encoded when its turn comes; one that takes long, on another thread, and all that comes after it waits for that"
    )
    func encoding() throws {
        var calls = OutgoingCalls()
        let long = commit(points: 20_000)
        calls.append(.content, commit(points: 2))
        calls.append(.content, long)
        calls.append(.clear)
        #expect(calls.send()?.bytes.count ?? 0 > 0)
        guard case .encode(let message) = calls.next() else {
            Issue.record("The long message was not to be encoded.")
            return
        }
        #expect(message === long)
        #expect(calls.next() == nil)
        calls.didEncode(commit(points: 2), as: [1])
        #expect(calls.next() == nil)
        let bytes = message.encoded()
        calls.didEncode(message, as: bytes)
        calls.didEncode(message, as: [1])
        var arrived: [UInt8] = []
        while let (call, piece, _) = calls.send(), call != .clear {
            arrived += piece
            calls.confirm(piece.count)
        }
        #expect(arrived == bytes)
    }

    @Test("What was left out while it was encoded does not go out in the place of what came after it")
    func encodingInVain() {
        var calls = OutgoingCalls()
        let long = commit(points: 20_000)
        calls.append(.content, long)
        _ = calls.next()
        calls.removeAll()
        calls.append(.clear)
        calls.didEncode(long, as: [1])
        let next = calls.send()
        #expect(next?.call == .clear && next?.bytes.isEmpty == true)
        #expect(calls.next() == nil)
    }

    @Test("What waits can be left out; what is under way still counts")
    func removal() {
        var calls = OutgoingCalls()
        calls.append(.content, [UInt8](repeating: 1, count: 3 * OutgoingCalls.windowBytes))
        var sent = 0
        while let (_, bytes, _) = calls.send() { sent += bytes.count }
        calls.removeAll()
        calls.append(.clear)
        #expect(calls.send() == nil)
        calls.confirm(sent)
        let last = calls.send()
        #expect(last?.call == .clear && last?.bytes.isEmpty == true)
        #expect(calls.send() == nil)
    }

    @Test("The last message can be left out, unless it is of another kind or a piece of it is under way")
    func removalOfLast() {
        var calls = OutgoingCalls()
        var removals = [calls.removeLast(.scroll)]
        calls.append(.content, [1])
        calls.append(.scroll, [2])
        removals += [calls.removeLast(.content), calls.removeLast(.scroll), calls.removeLast(.scroll)]
        #expect(removals == [false, false, true, false])
        calls.append(.scroll, [UInt8](repeating: 3, count: 2 * OutgoingCalls.pieceBytes))
        #expect(calls.send()?.call == .content)
        #expect(calls.send()?.call == .part)
        let isRemoved = calls.removeLast(.scroll)
        #expect(!isRemoved)
        #expect(calls.send()?.call == .scroll)
        #expect(calls.send() == nil)
    }

    @Test("Two descriptors are under way; the next one, and what comes after it, waits until the renderer has one")
    func files() throws {
        var calls = OutgoingCalls()
        let files = try (0..<3).map { _ in try #require(SealedMemory.make(byteCount: 1)) }
        for file in files { calls.append(.surface, [1], with: file) }
        calls.append(.clear)
        func drain() -> [(DrawingCall, PassedDescriptor?)] {
            var gone: [(DrawingCall, PassedDescriptor?)] = []
            while let (call, _, file) = calls.send() { gone.append((call, file)) }
            return gone
        }
        let first = drain()
        #expect(first.map(\.0) == [.surface, .surface])
        #expect(first.first?.1 === files[0] && first.last?.1 === files[1])
        // What has been read says nothing of descriptors.
        calls.confirm(.max)
        #expect(drain().isEmpty)
        calls.confirmFile()
        let rest = drain()
        #expect(rest.map(\.0) == [.surface, .clear])
        #expect(rest.first?.1 === files[2] && rest.last?.1 == nil)
        // It may say so more often than it was given any: two are under way at a time all the same.
        for _ in 0..<9 { calls.confirmFile() }
        for file in files { calls.append(.surface, [1], with: file) }
        #expect(drain().count == 2)
    }

    @Test("All panes of a session together have less under way than ends it, and no side waits for the other")
    func panes() {
        let most = Limits.standard.scenes * (OutgoingCalls.windowBytes + OutgoingCalls.pieceBytes)
        #expect(most < 7 << 20)
        #expect(DrawingCall.confirmedBytes < OutgoingCalls.windowBytes)
    }
}

extension OutgoingCalls {
    /// What goes out next; nil where nothing does, or where something is to be encoded before.
    fileprivate mutating func send() -> (call: DrawingCall, bytes: Data, file: PassedDescriptor?)? {
        if case .send(let call, let bytes, let file) = next() { (call, bytes, file) } else { nil }
    }
}
