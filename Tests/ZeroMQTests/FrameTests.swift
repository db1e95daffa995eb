import Foundation
import Synchronization
import Testing
import ZeroMQ

@Suite struct FrameTests {
    @Test("a frame holds the bytes it was made from", arguments: [0, 1, 29, 30, 33, 34, 100, 70_000])
    func contents(size: Int) {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
        let frame = Frame(bytes)
        #expect(frame.size == size)
        #expect(frame.isEmpty == (size == 0))
        #expect(frame.bytes == bytes)
        #expect(frame.data == Data(bytes))
        #expect(Frame(Data(bytes)) == frame)
        #expect(Frame(Data(bytes)).hashValue == frame.hashValue)
        #expect(!frame.more)
    }

    @Test("a frame can be written in place")
    func inPlace() {
        let frame = Frame(size: 100) { $0.storeBytes(of: 0x0102_0304, toByteOffset: 4, as: UInt32.self) }
        #expect(frame.bytes.prefix(4) == [0, 0, 0, 0])
        #expect(frame.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 4, as: UInt32.self) } == 0x0102_0304)
        #expect(frame.bytes.suffix(92).allSatisfy { $0 == 0 })
    }

    @Test("large data is shared with the frame, not copied, and outlives it")
    func sharedData() {
        var frame: Frame? = Frame([UInt8](repeating: 9, count: 1 << 20))
        let address = frame?.withUnsafeBytes { $0.baseAddress }
        let data = frame?.data
        frame = nil
        #expect(data?.withUnsafeBytes { $0.baseAddress } == address)
        #expect(data == Data(repeating: 9, count: 1 << 20))
    }

    @Test("over inproc a large frame arrives without a copy")
    func noCopy() throws {
        let context = try Context()
        let left = try PairSocket(context: context, options: .patient)
        let right = try PairSocket(context: context, options: .patient)
        try right.connect(left.bind(.inproc("pair")))
        let frame = Frame([UInt8](repeating: 9, count: 1 << 20))
        try left.send([frame])
        let received = try right.receive()
        #expect(received[0].withUnsafeBytes { $0.baseAddress } == frame.withUnsafeBytes { $0.baseAddress })
    }

    @Test("a text is kept as UTF-8, and bytes that are not UTF-8 are no text")
    func text() {
        #expect(Frame("grün").bytes == Array("grün".utf8))
        #expect(Frame("grün").text == "grün")
        #expect(Frame([0xff, 0xfe]).text == nil)
        #expect(("a" as Frame) != "b")
    }

    @Test("a frame is described by its size and its first bytes")
    func description() {
        #expect(Frame().description == "0 bytes")
        #expect(Frame([1, 0xab]).description == "2 bytes 01ab")
        #expect(
            Frame([UInt8](repeating: 0, count: 17)).description == "17 bytes " + String(repeating: "00", count: 16)
                + "…")
    }

    @Test("a message is a queue of frames")
    func message() {
        var message: MultipartMessage = ["b"]
        message.prepend("a")
        message.append("cc")
        #expect(message.frames == ["a", "b", "cc"])
        #expect(message.size == 4)
        #expect(message.count == 3)
        #expect(message.popFirst() == "a")
        #expect(message.popFirst() == "b")
        #expect(message == MultipartMessage(Frame("cc")))
        #expect(message.popFirst() == "cc")
        #expect(message.popFirst() == nil)
    }

    @Test("one frame may be sent by several threads at the same time")
    func severalThreads() throws {
        let context = try Context()
        let frames = (0..<3000).map { Frame([UInt8](repeating: UInt8(truncatingIfNeeded: $0), count: 100)) }
        let threadCount = 2
        let arrivals = Arrivals()
        let peers = (0..<threadCount).map { number in
            PeerThread {
                let left = try PairSocket(context: context, options: .patient)
                let right = try PairSocket(context: context, options: .patient)
                try right.connect(left.bind(.inproc("pair \(number)")))
                for (index, frame) in frames.enumerated() {
                    arrivals.meet((index + 1) * threadCount)
                    try left.send([frame])
                    guard try right.receive() == [frame] else {
                        throw ZeroMQError(code: .invalidArgument, operation: "receive", detail: "other bytes came")
                    }
                }
            }
        }
        for peer in peers {
            #expect(peer.join() == nil)
        }
        for (index, frame) in frames.enumerated() {
            #expect(frame.bytes == [UInt8](repeating: UInt8(truncatingIfNeeded: index), count: 100))
        }
    }
}

/// Lets threads do something at the very same moment.
private final class Arrivals: Sendable {
    private let count = Atomic<Int>(0)

    func meet(_ expected: Int) {
        count.add(1, ordering: .sequentiallyConsistent)
        // Yields: on a loaded machine the thread that is waited for needs the processor on which this one spins.
        while count.load(ordering: .sequentiallyConsistent) < expected { sched_yield() }
    }
}
