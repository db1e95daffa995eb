import MainLoop
import PluginProtocol

/// Both lanes to a host as bytes, for whoever passes on what a plugin elsewhere says. It knows nothing of what is said, not even of
/// the handshake.
@MainActor package final class HostLanes {
    /// A message of the host.
    package var onMessage: (([UInt8], Lane) -> Void)?
    /// Called once, after everything that the host had said.
    package var onEnd: ((ChannelError) -> Void)?
    /// All that waited on a lane is with the system.
    package var onFlush: (() -> Void)?

    private let lanes: LanePair
    private var connections: [Lane: ZMTPConnection] = [:]

    /// Connects to the sockets of a host.
    ///
    /// - Throws: `socketFailed`, `badBootstrap`. Where nobody answers, `onEnd` is called later.
    package init(_ bootstrap: Bootstrap, loop: MainLoop) throws(TransportError) {
        lanes = LanePair(loop: loop)
        for (lane, endpoint) in [(Lane.control, bootstrap.control), (.content, bootstrap.content)] {
            // Descriptors lead nowhere on another machine.
            let connection = try PluginEndpoint.dial(endpoint, lane: lane, loop: loop, takesDescriptors: false)
            connections[lane] = connection
            lanes.add(connection)
            connection.onFlush = { [weak self] in self?.onFlush?() }
        }
        lanes.onMessage = { [weak self] in self?.onMessage?($0, $1) }
        lanes.onEnd = { [weak self] in self?.onEnd?($0) }
    }

    isolated deinit {
        close()
    }

    /// Sends when the host takes it. What waits for too long ends the lanes.
    package func send(_ bytes: [UInt8], on lane: Lane) {
        connections[lane]?.send(bytes)
    }

    /// The number of bytes that wait on a lane because the host does not take them.
    package func unsentBytes(on lane: Lane) -> Int {
        connections[lane]?.unsentBytes ?? 0
    }

    /// While a lane is paused the host's messages wait in the connection, and then in the host.
    package func setPaused(_ isPaused: Bool, on lane: Lane) {
        guard let connection = connections[lane], connection.isPaused != isPaused else { return }
        connection.isPaused = isPaused
    }

    /// Receives nothing more, and sends what was to be sent already. Does not call back.
    package func close() {
        onMessage = nil
        onEnd = nil
        onFlush = nil
        lanes.close()
    }
}
