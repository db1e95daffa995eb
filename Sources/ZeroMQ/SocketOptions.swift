/// How a socket behaves. The defaults suit a program that must not hang and must not be flooded.
///
/// Give them when making a socket. `Socket.setOptions(_:)` changes them later: linger and the two timeouts at once, the
/// others for endpoints bound or connected from then on. Times have a resolution of one millisecond and are rounded up.
package struct SocketOptions: Hashable, Sendable {
    /// How long unsent messages are kept when the socket or a connection closes; nil for ever. Default zero.
    ///
    /// It matters on receiving sockets too: with nil, ending the context was seen to hang when a peer that sent without
    /// pause was killed.
    ///
    /// libzmq 4.3 has a defect to know of: closing aborts the process when, at the very same time, the connection to a
    /// peer over ipc or tcp is lost to which a part of a message of several frames has been written (an assertion in
    /// `session_base.cpp`). Where peers may be killed or may stop reading, send one frame per message; the routing id
    /// that a router takes off does not count.
    package var linger: Duration? = .zero

    /// The largest frame accepted from a peer, in bytes; nil for no limit. Default 16 MiB.
    ///
    /// A connection that brings a larger one is dropped. It holds for a frame, not for a whole message.
    package var maximumMessageSize: Int? = 16 * 1024 * 1024

    /// How many messages may wait to be sent, per peer; zero for no limit. Approximate, see zmq_setsockopt(3).
    package var sendHighWaterMark = 1000

    /// How many messages may wait to be received, per peer; zero for no limit. Approximate, see zmq_setsockopt(3).
    package var receiveHighWaterMark = 1000

    /// How long sending may wait; nil for ever.
    package var sendTimeout: Duration?

    /// How long receiving may wait; nil for ever.
    package var receiveTimeout: Duration?

    /// How long a new connection's handshake may take before it is dropped; zero for ever. Default 30 s.
    package var handshakeInterval: Duration = .seconds(30)

    /// How often a heartbeat is sent on an idle connection; zero for never.
    ///
    /// The I/O thread answers heartbeats, so they prove that the peer's process runs, not that the peer's program does.
    package var heartbeatInterval: Duration = .zero

    /// How long to wait for any traffic after a heartbeat before the connection is dropped; nil for the interval.
    package var heartbeatTimeout: Duration?

    /// How long the peer shall wait for traffic from here before it drops the connection; zero for ever.
    ///
    /// Tenths of a second, rounded down, at most 65.5 s: libzmq 4.3 accepts more but then drops the connection at every
    /// heartbeat.
    package var heartbeatTimeToLive: Duration = .zero

    /// Whether messages wait only for completed connections. If not, they also wait for endpoints where nobody is yet.
    package var immediate = false

    /// The pause before a lost connection is tried again; nil for never. Default 100 ms.
    package var reconnectInterval: Duration? = .milliseconds(100)

    /// The longest pause, the pause doubling up to it; zero keeps it constant.
    package var maximumReconnectInterval: Duration = .zero

    /// The name under which a router knows this socket, 1 to 255 bytes, the first not zero; nil lets the router choose.
    package var routingID: Frame?

    /// Whether tcp endpoints may use IPv6.
    package var ipv6 = false

    package init() {}
}
