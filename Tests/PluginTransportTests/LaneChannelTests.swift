import Files
import Foundation
import MainLoopTesting
import PluginProtocol
import Testing
import Threads

@testable import MainLoop
@testable import PluginTransport

@MainActor @Suite(.timeLimit(.minutes(4))) struct LaneChannelTests {
    /// Says its number, and on which thread it was decoded. A number from 100 on takes long, from 200 on more than a share; 9 calls nobody.
    private struct Note: MessageBody, MessageFamily {
        let number: UInt8
        var thread = ""

        let name = "Note"
        let lane: Lane? = nil
        let scene = Presence.forbidden
        let reply = Presence.forbidden
        let opensSession = false
        var callsApp: Bool { number != 9 }
        let capability: Capability? = nil
        let parts: [String] = []
        var description: String { "\(number)" }
        var family: any MessageFamily { self }
        var rules: MessageRules { MessageRules(self) }

        static func isLongToDecode(_ bytes: [UInt8]) -> Bool {
            bytes[1] >= 100
        }

        /// Byte 0: its place in the lane. Byte 1: the number; 255 is none.
        static func decode(_ bytes: [UInt8], on lane: Lane, limits: Limits) throws(Misbehaviour) -> Envelope<Note> {
            let began = ProcessorTime.ofThisThread()
            while bytes[1] >= 200, ProcessorTime.ofThisThread() - began < ReadingBudget.perFrame {}
            guard bytes[1] < 255 else { throw Misbehaviour(.malformed, "255 is no number") }
            let name = SystemFile.text(of: "/proc/thread-self/comm")
            return Envelope(
                epoch: .first, sequence: SequenceNumber(number: UInt64(bytes[0])),
                body: Note(number: bytes[1], thread: name?.trimmingCharacters(in: .newlines) ?? ""))
        }

        static func encode(_ envelope: Envelope<Note>) -> [UInt8] {
            [UInt8(envelope.sequence.rawValue), envelope.body.number]
        }
    }

    private let guest: GuestLoop
    private let links: [Lane: StillLane]
    private let share: ReadingBudget
    private let channel: LaneChannel<Note, Note>

    init() throws {
        guest = try GuestLoop()
        links = [.control: StillLane(.control), .content: StillLane(.content)]
        let lanes = LanePair(loop: guest.loop)
        for link in links.values { lanes.add(link) }
        // What the main thread does costs nothing here.
        share = ReadingBudget(loop: guest.loop) { .zero }
        channel = LaneChannel(
            codec: MessageCodec(epoch: .first, limits: .standard, sent: LaneCounts(), received: LaneCounts()),
            lanes: lanes,
            loop: guest.loop, trace: nil, share: share, cleanUp: {})
    }

    private func receive(_ bytes: [UInt8]..., on lane: Lane) {
        for bytes in bytes { links[lane]?.onMessage?(bytes) }
    }

    @Test("T8 a message that takes long to decode holds up its lane and nothing else")
    func aside() async throws {
        var notes: [Note] = []
        channel.onReceive = { notes.append($0.body) }
        receive([1, 100], [2, 1], [3, 101], [4, 2], on: .content)
        receive([1, 7], on: .control)
        #expect(notes.map(\.number) == [7])
        #expect(links[.content]?.isPaused == true)
        #expect(links[.control]?.isPaused == false)
        try await guest.wait(until: "all are decoded") { notes.count == 5 }
        #expect(notes.map(\.number) == [7, 100, 1, 101, 2])
        #expect(notes.map { $0.thread == "decoder" } == [false, true, false, true, false])
        #expect(links[.content]?.isPaused == false)
    }

    @Test("What is wrong with a message that takes long is told in its turn")
    func misbehaviour() async throws {
        var found: [String] = []
        channel.onReceive = { found.append("\($0.body)") }
        channel.onMisbehaviour = { misbehaviour, _ in found.append("\(misbehaviour.code)") }
        receive([1, 255], [2, 1], [2, 2], on: .content)
        try await guest.wait(until: "all are decoded") { found.count == 3 }
        #expect(found == ["\(Misbehaviour.Code.malformed)", "1", "\(Misbehaviour.Code.sequenceGap)"])
    }

    @Test("RunLoop.main is to be asked after a message for which an app may be called, and after one that is refused")
    func runLoop() {
        let loop = guest.loop
        loop.mayRunLoopHaveWork = false
        receive([1, 9], on: .control)
        #expect(!loop.mayRunLoopHaveWork)
        receive([2, 7], on: .control)
        #expect(loop.mayRunLoopHaveWork)
        loop.mayRunLoopHaveWork = false
        // It should have been the third.
        receive([9, 8], on: .control)
        #expect(loop.mayRunLoopHaveWork)
    }

    @Test("Nothing is received after the channel was closed")
    func closed() async throws {
        var numbers: [UInt8] = []
        channel.onReceive = { [channel] in
            numbers.append($0.body.number)
            channel.close()
        }
        receive([1, 100], [2, 1], [3, 101], on: .content)
        try await guest.wait(until: "the first is decoded") { !numbers.isEmpty }
        #expect(numbers == [100])
        #expect(links[.content]?.isPaused == true)
    }

    @Test("What a decoder took is taken off the session's share")
    func cost() async throws {
        var count = 0
        channel.onReceive = { _ in count += 1 }
        receive([1, 100], on: .content)
        try await guest.wait(until: "it is decoded") { count == 1 }
        #expect(!share.isUsedUp)
        receive([2, 200], on: .content)
        // It is used up until the next frame, which may have begun when the test goes on.
        try await guest.wait(until: "it is decoded, and has taken the share") { [share] in
            count == 2 && share.isUsedUp
        }
    }
}
