import PluginProtocol
import ZeroMQ

extension SocketOptions {
    /// How a plugin's socket of a lane behaves. The host is believed, so the limits are those of a mistake: libzmq drops
    /// the connection of a peer that sends a frame a quarter larger than allowed, and stops reading when as many messages
    /// wait as the mark allows.
    ///
    /// There are no ZMTP heartbeats: a Unix socket tells by itself when its peer is gone, and a process that only stands
    /// still, in a debugger or a paused container, is to find its session as it left it.
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
}
