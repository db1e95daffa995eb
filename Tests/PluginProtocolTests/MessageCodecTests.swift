import PluginProtocol
import Testing

@Suite struct MessageCodecTests {
    private typealias HostCodec = MessageCodec<HostToPlugin, PluginToHost>

    private var host = HostCodec(
        epoch: SessionEpoch(number: 5), limits: .standard, sent: [.control: 1], received: [.control: 1, .content: 1])

    private func report(_ body: PluginToHost, epoch: UInt64 = 5, sequence: UInt64, reply: UInt64? = nil) -> [UInt8] {
        PluginToHost.encode(
            Envelope(
                epoch: SessionEpoch(rawValue: epoch), sequence: SequenceNumber(number: sequence),
                inReplyTo: reply.map(SequenceNumber.init(number:)),
                scene: body.scene == .required ? Samples.scene : nil, body: body))
    }

    @Test("Each lane counts its own messages")
    mutating func lanes() throws {
        #expect(try host.decode(report(.titleDidChange("a"), sequence: 2), on: .control) != nil)
        #expect(try host.decode(report(.imageChunk(Samples.chunk), sequence: 2), on: .content) != nil)
        #expect(try host.decode(report(.titleDidChange("b"), sequence: 3), on: .control) != nil)
        #expect(host.encode(.ping).sequence.rawValue == 2)
        #expect(host.encode(.ping).sequence.rawValue == 3)
        #expect(host.encode(.refused(Refusal(.misbehaviour, "")), on: .content).sequence.rawValue == 1)
    }

    @Test("A message of an earlier session is dropped and counts for nothing")
    mutating func oldEpoch() throws {
        #expect(try host.decode(report(.titleDidChange("a"), epoch: 4, sequence: 90), on: .control) == nil)
        #expect(try host.decode(report(.titleDidChange("a"), sequence: 2), on: .control) != nil)
    }

    @Test("An epoch that was never given out is refused", arguments: [0, 6])
    mutating func foreignEpoch(epoch: UInt64) {
        let error = #expect(throws: Misbehaviour.self) {
            try host.decode(report(.titleDidChange("a"), epoch: epoch, sequence: 2), on: .control)
        }
        #expect(error?.code == .wrongEpoch)
    }

    @Test("A gap and a repetition are refused once each, and counting goes on behind them")
    mutating func gaps() throws {
        let gap = #expect(throws: Misbehaviour.self) {
            try host.decode(report(.titleDidChange("a"), sequence: 4), on: .control)
        }
        #expect(gap?.code == .sequenceGap)
        #expect(try host.decode(report(.titleDidChange("a"), sequence: 5), on: .control) != nil)
        let repetition = #expect(throws: Misbehaviour.self) {
            try host.decode(report(.titleDidChange("a"), sequence: 5), on: .control)
        }
        #expect(repetition?.code == .sequenceGap)
    }

    @Test("A message that cannot be read counts, so that the next one is no gap")
    mutating func unreadable() throws {
        #expect(throws: Misbehaviour.self) { try host.decode([0xff], on: .control) }
        #expect(try host.decode(report(.titleDidChange("a"), sequence: 3), on: .control) != nil)
    }

    @Test("A second Hello is refused")
    mutating func secondHello() {
        let error = #expect(throws: Misbehaviour.self) {
            try host.decode(report(.hello(Samples.hello), epoch: 0, sequence: 1), on: .content)
        }
        #expect(error?.code == .outOfTurn)
    }

    @Test("An answer to a message that was never sent is refused")
    mutating func answerToNothing() throws {
        let ping = host.encode(.ping)
        #expect(try host.decode(report(.pong, sequence: 2, reply: ping.sequence.rawValue), on: .control) != nil)
        let error = #expect(throws: Misbehaviour.self) {
            try host.decode(report(.pong, sequence: 3, reply: ping.sequence.rawValue + 1), on: .control)
        }
        #expect(error?.code == .outOfTurn)
    }
}
