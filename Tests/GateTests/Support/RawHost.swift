import Foundation
import PluginProtocol
import PluginTransport
import ZeroMQ

/// A host that is two bare sockets: it says and reads what a test wants, and nothing else.
@MainActor final class RawHost {
    let token = HandshakeToken()
    private let sockets: [Lane: RouterSocket]
    private var peers: [Lane: Frame] = [:]
    /// Nil once it is closed: then another host may have the place.
    private var directory: LaunchDirectory?

    /// - Parameter mark: How many messages may wait in its sockets.
    init(_ plugin: PluginIdentifier, in root: String, context: Context, mark: Int = 1000) throws {
        let directory = LaunchDirectory(in: try SharedDirectory(of: plugin, in: root))
        var options = SocketOptions()
        options.receiveHighWaterMark = mark
        options.sendHighWaterMark = mark
        var sockets: [Lane: RouterSocket] = [:]
        for lane in Lane.allCases {
            let socket = try RouterSocket(context: context, options: options)
            try socket.bind(Endpoint(directory.endpoint(of: lane)))
            sockets[lane] = socket
        }
        self.sockets = sockets
        self.directory = directory
        try directory.publish(
            Bootstrap(
                control: directory.endpoint(of: .control), content: directory.endpoint(of: .content), token: token,
                plugin: plugin))
    }

    /// The next message of a lane; nil where there is none now.
    func receive(on lane: Lane) throws -> [UInt8]? {
        guard let message = try sockets[lane]?.receive(mode: .dontWait), message.count == 2 else { return nil }
        peers[lane] = message[0]
        return message[1].bytes
    }

    /// Whether the message was taken.
    func send(_ bytes: [UInt8], on lane: Lane) throws -> Bool {
        guard let peer = peers[lane] else { return false }
        return try sockets[lane]?.send([peer, Frame(bytes)], mode: .dontWait) ?? false
    }

    func close() {
        for socket in sockets.values { socket.close() }
        directory?.remove()
        directory = nil
    }
}
