import CZeroMQ
import Synchronization

/// Tells what happens to a socket's connections over tcp and ipc; inproc has no such events.
///
/// A socket has one monitor at a time; a second one ends the first. Like the socket it is not Sendable and belongs to
/// the socket's thread. It does not keep the socket open: when the socket closes, `monitorStopped` is the last event.
///
/// Events wait without a limit until they are received, because a limit would stop the I/O thread. Drain the monitor,
/// or close it.
package final class Monitor {
    private static let lastNumber = Atomic<Int>(0)

    private weak var socket: Socket?
    private let number: Int
    private let pair: PairSocket

    /// Starts to monitor. Events before this are not told, so make the monitor before binding and connecting.
    package init(_ socket: Socket) throws(ZeroMQError) {
        let handle = try socket.handle(for: "monitor")
        number = Self.lastNumber.add(1, ordering: .relaxed).newValue
        let endpoint = try Endpoint.inproc("zeromq-monitor-\(number)")
        var options = SocketOptions()
        options.receiveHighWaterMark = 0
        pair = try PairSocket(context: socket.context, options: options)
        guard zmq_socket_monitor(handle, endpoint.description, ZMQ_EVENT_ALL) == 0 else {
            throw ZeroMQError.last("monitor", endpoint: endpoint.description)
        }
        self.socket = socket
        socket.monitorNumber = number
        try pair.connect(endpoint)
    }

    deinit {
        close()
    }

    /// Ends monitoring. Calling it again does nothing.
    package func close() {
        guard !pair.isClosed else { return }
        // A later monitor of the same socket has ended this one and must not be stopped in its place.
        if let socket, socket.monitorNumber == number, let handle = try? socket.handle(for: "monitor") {
            zmq_socket_monitor(handle, nil, 0)
        }
        pair.close()
    }

    /// The descriptor for an event loop, under the same rule as `Socket.fileDescriptor`.
    package var fileDescriptor: Int32 {
        get throws(ZeroMQError) {
            try pair.fileDescriptor
        }
    }

    /// Receives the next event; nil when there is none now (`dontWait`).
    package func receive(mode: WaitMode) throws(ZeroMQError) -> MonitorEvent? {
        while let message = try pair.receive(mode: mode) {
            if let event = MonitorEvent(message) {
                return event
            }
        }
        return nil
    }

    /// Receives the events there are, as `ReceivingSocket.drain(limit:_:)` does messages.
    package func drain(limit: Int = .max, _ body: (MonitorEvent) throws -> Void) throws -> DrainResult {
        try pair.drain(limit: limit) { message in
            if let event = MonitorEvent(message) {
                try body(event)
            }
        }
    }
}

@available(*, unavailable)
extension Monitor: Sendable {}
