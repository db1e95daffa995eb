import PluginProtocol

@testable import PluginTransport

/// A lane over which nothing goes: tests tell its owner what has come, and what waits to be read.
@MainActor final class StillLane: LaneConnection {
    let lane: Lane
    var onMessage: (([UInt8]) -> Void)?
    var onMisbehaviour: ((Misbehaviour) -> Void)?
    var onEnd: ((ChannelError) -> Void)?
    var isPaused = false
    var hasUnread = false

    init(_ lane: Lane) {
        self.lane = lane
    }

    func send(_ bytes: [UInt8]) {}
    func finishSending(upTo patience: Duration) {}
    func close() {}
}
