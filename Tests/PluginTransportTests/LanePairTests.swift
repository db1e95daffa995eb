import MainLoop
import PluginProtocol
import Testing

@testable import PluginTransport

@Suite("The end of two lanes")
@MainActor final class LanePairTests {
    private let clock = ManualClock()
    private let loop: MainLoop
    private let control = StillLane(.control)
    private let content = StillLane(.content)
    private let lanes: LanePair
    private var ends: [String] = []

    init() throws {
        loop = try MainLoop(clock: clock)
        lanes = LanePair(loop: loop)
        lanes.add(control)
        lanes.add(content)
        lanes.onEnd = { [unowned self] in ends.append($0.message) }
    }

    private func pass(_ milliseconds: Int) {
        clock.advance(by: .milliseconds(milliseconds))
        loop.runOneTurn(timeout: .zero)
    }

    @Test("When one has ended and nothing comes on the other, that is the end of both")
    func silence() {
        control.onEnd?(ChannelError(.peerClosed, "one"))
        pass(299)
        #expect(ends.isEmpty)
        pass(1)
        #expect(ends == ["one"])
        content.onEnd?(ChannelError(.peerClosed, "other"))
        pass(60_000)
        #expect(ends == ["one"])
    }

    @Test("When the other has ended too there is nothing to wait for")
    func both() {
        content.onEnd?(ChannelError(.peerClosed, "one"))
        content.hasUnread = true
        control.onEnd?(ChannelError(.peerClosed, "other"))
        #expect(ends == ["one"])
    }

    @Test("What has arrived on the other is read first, also where it waits for its share of the time")
    func unread() {
        content.hasUnread = true
        control.onEnd?(ChannelError(.peerClosed, "one"))
        for _ in 0..<5 { pass(300) }
        #expect(ends.isEmpty)
        content.hasUnread = false
        pass(299)
        #expect(ends.isEmpty)
        pass(1)
        #expect(ends == ["one"])
    }

    @Test("Who goes on writing on the other is not heard for longer than ten seconds")
    func writer() {
        content.hasUnread = true
        control.onEnd?(ChannelError(.peerClosed, "one"))
        for _ in 0..<33 { pass(300) }
        #expect(ends.isEmpty)
        pass(300)
        #expect(ends == ["one"])
    }

    @Test("A fault of this side's own ends both at once, whatever has arrived")
    func fault() {
        content.hasUnread = true
        control.onEnd?(ChannelError(.backlog, "full"))
        #expect(ends == ["full"])
    }

    @Test("When the peer's process has ended both lanes are read to their end, and nothing more where neither has any")
    func processEnds() {
        control.hasUnread = true
        content.hasUnread = true
        lanes.hearLastWords()
        pass(300)
        control.onEnd?(ChannelError(.peerClosed, "one"))
        pass(300)
        #expect(ends.isEmpty)
        content.onEnd?(ChannelError(.peerClosed, "other"))
        #expect(ends == ["The other side closed the connection or ended."])
        lanes.hearLastWords()
        pass(60_000)
        #expect(ends.count == 1)
    }

    @Test("Somebody who has kept the sockets of an ended process is not heard")
    func keptSockets() {
        lanes.hearLastWords()
        pass(299)
        #expect(ends.isEmpty)
        pass(1)
        #expect(ends == ["The other side closed the connection or ended."])
    }
}
