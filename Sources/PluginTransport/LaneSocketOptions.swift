import PluginProtocol
import ZeroMQ

extension SocketOptions {
    /// How the sockets of a lane behave.
    ///
    /// What a peer can make this process hold is bounded by messages times size, 80 MiB a lane: libzmq drops the
    /// connection of a peer that sends a frame a quarter larger than allowed (what is smaller is refused with words),
    /// and stops reading when as many messages wait as the mark allows.
    init(lane: Lane, limits: Limits) {
        self.init()
        let bytes = limits.messageBytes(on: lane)
        maximumMessageSize = bytes + bytes / 4
        switch lane {
        case .control:
            sendHighWaterMark = 64
            receiveHighWaterMark = 64
        case .content:
            sendHighWaterMark = 16
            receiveHighWaterMark = 16
        }
        // Long enough for last words (a refusal, a stop), short enough that nobody notices the wait.
        linger = .milliseconds(250)
        handshakeInterval = .seconds(5)
        // A lost connection is a lost session, so there is nothing to come back to. Never (nil) would make libzmq throw
        // away what had arrived and was not read yet, a refusal for instance; so it is longer than any socket lasts then.
        reconnectInterval = .seconds(3600)
    }

    /// The host's beat for a plugin whose process it does not watch: an idle pair wakes once in 5 s, in libzmq's threads
    /// only. A peer whose process is gone or stopped is noticed after 15 to 20 s; the answer to that, in seconds, is the
    /// ping of the main loop.
    mutating func addHeartbeats() {
        heartbeatInterval = .seconds(5)
        heartbeatTimeout = .seconds(15)
        heartbeatTimeToLive = .seconds(15)
    }
}
