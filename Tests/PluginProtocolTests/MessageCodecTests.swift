import Foundation
import PluginProtocol
import ProtocolSamples
import Testing

@Suite struct MessageCodecTests {
    private typealias HostCodec = MessageCodec<HostToPlugin, PluginToHost>

    private var host = HostCodec(
        epoch: SessionEpoch(number: 5), limits: .standard, sent: LaneCounts(control: 1),
        received: LaneCounts(control: 1, content: 1))

    private func report(_ body: PluginToHost, epoch: UInt64 = 5, sequence: UInt64, reply: UInt64? = nil) -> [UInt8] {
        PluginToHost.encode(
            Envelope(
                epoch: SessionEpoch(rawValue: epoch), sequence: SequenceNumber(number: sequence),
                inReplyTo: reply.map(SequenceNumber.init(number:)),
                scene: body.rules.scene == .required ? Samples.scene : nil, body: body))
    }

    @Test("Each lane counts its own messages")
    mutating func lanes() throws {
        #expect(try host.decode(report(.scene(.sceneDidChangeState(Data("a".utf8))), sequence: 2), on: .control) != nil)
        #expect(try host.decode(report(.content(.imageChunk(Samples.chunk)), sequence: 2), on: .content) != nil)
        #expect(try host.decode(report(.scene(.sceneDidChangeState(Data("b".utf8))), sequence: 3), on: .control) != nil)
        #expect(host.encode(.session(.ping)).sequence.rawValue == 2)
        #expect(host.encode(.session(.ping)).sequence.rawValue == 3)
        #expect(host.encode(.session(.refused(Refusal(.misbehaviour, ""))), on: .content).sequence.rawValue == 1)
    }

    @Test("A message of an earlier session is dropped and counts for nothing")
    mutating func oldEpoch() throws {
        #expect(
            try host.decode(report(.scene(.sceneDidChangeState(Data("a".utf8))), epoch: 4, sequence: 90), on: .control)
                == nil)
        #expect(try host.decode(report(.scene(.sceneDidChangeState(Data("a".utf8))), sequence: 2), on: .control) != nil)
    }

    @Test("An epoch that was never given out is refused", arguments: [0, 6])
    mutating func foreignEpoch(epoch: UInt64) {
        let error = #expect(throws: Misbehaviour.self) {
            try host.decode(
                report(.scene(.sceneDidChangeState(Data("a".utf8))), epoch: epoch, sequence: 2), on: .control)
        }
        #expect(error?.code == .wrongEpoch)
    }

    @Test("A gap and a repetition are refused, and counting goes on by what came and not by what it says")
    mutating func gaps() throws {
        for sequence: UInt64 in [4, 2] {
            let error = #expect(throws: Misbehaviour.self) {
                try host.decode(report(.scene(.sceneDidChangeState(Data("a".utf8))), sequence: sequence), on: .control)
            }
            #expect(error?.code == .sequenceGap)
        }
        #expect(try host.decode(report(.scene(.sceneDidChangeState(Data("a".utf8))), sequence: 4), on: .control) != nil)
    }

    @Test(
        "C1 the highest number of all, on whatever message, leaves the count of messages alone",
        arguments: [Lane.control, .content], [0, 5, 6, .max] as [UInt64])
    mutating func highestSequence(lane: Lane, epoch: UInt64) throws {
        let body =
            lane == .control
            ? PluginToHost.scene(.sceneDidChangeState(Data("a".utf8))) : .content(.imageChunk(Samples.chunk))
        for body in [body, .session(.hello(Samples.hello))] {
            #expect(throws: Misbehaviour.self) {
                try host.decode(report(body, epoch: epoch, sequence: .max), on: lane)
            }
        }
        #expect(throws: Misbehaviour.self) { try host.decode([0xff], on: lane) }
        #expect(try host.decode(report(body, sequence: 5), on: lane) != nil)
    }

    @Test("A message that cannot be read counts, so that the next one is no gap")
    mutating func unreadable() throws {
        #expect(throws: Misbehaviour.self) { try host.decode([0xff], on: .control) }
        #expect(try host.decode(report(.scene(.sceneDidChangeState(Data("a".utf8))), sequence: 3), on: .control) != nil)
    }

    @Test("A second Hello is refused")
    mutating func secondHello() {
        let error = #expect(throws: Misbehaviour.self) {
            try host.decode(report(.session(.hello(Samples.hello)), epoch: 0, sequence: 2), on: .content)
        }
        #expect(error?.code == .outOfTurn)
    }

    @Test("An answer to a message that was never sent is refused")
    mutating func answerToNothing() throws {
        let ping = host.encode(.session(.ping))
        #expect(
            try host.decode(report(.session(.pong), sequence: 2, reply: ping.sequence.rawValue), on: .control) != nil)
        let error = #expect(throws: Misbehaviour.self) {
            try host.decode(report(.session(.pong), sequence: 3, reply: ping.sequence.rawValue + 1), on: .control)
        }
        #expect(error?.code == .outOfTurn)
    }
}
