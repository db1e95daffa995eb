import Foundation
import PluginProtocol
import PluginTransport
import ZeroMQ

/// A plugin on another machine that is two bare sockets of libzmq.
@MainActor final class RawRemote {
    let token = HandshakeToken()
    private let plugin: PluginIdentifier
    private let sockets: [Lane: DealerSocket]

    /// - Parameter mark: How many messages may wait in its sockets.
    init(
        _ plugin: PluginIdentifier, at address: String, gateKey: CurveKey, keys: CurveKeys, context: Context,
        mark: Int = 1000
    ) throws {
        self.plugin = plugin
        var options = SocketOptions()
        options.receiveHighWaterMark = mark
        options.sendHighWaterMark = mark
        options.linger = .milliseconds(250)
        var sockets: [Lane: DealerSocket] = [:]
        for lane in Lane.allCases {
            let socket = try DealerSocket(context: context, options: options)
            try socket.useCurve(
                serverKey: gateKey.bytes,
                keys: CurveKeyPair(publicKey: keys.publicKey.bytes, secretKey: keys.secretKey.bytes))
            try socket.connect(Endpoint(address))
            sockets[lane] = socket
        }
        self.sockets = sockets
    }

    /// - Parameter other: The plugin that it says it is; nil for the one that it was made as.
    func sayHello(
        on lanes: [Lane] = Lane.allCases, in versions: ProtocolVersionRange = .supported,
        as other: PluginIdentifier? = nil
    ) throws {
        let handshake = PluginHandshake(
            Hello(versions: versions, lane: .control, token: token, plugin: other ?? plugin))
        for lane in lanes { _ = try send([Frame(handshake.hello(on: lane))], on: lane) }
    }

    /// Whether the message was taken.
    func send(_ message: MultipartMessage, on lane: Lane) throws -> Bool {
        try sockets[lane]?.send(message, mode: .dontWait) ?? false
    }

    /// The frames of the next message that says something; nil where there is none now.
    func receive(on lane: Lane) throws -> [[UInt8]]? {
        while let message = try sockets[lane]?.receive(mode: .dontWait) {
            if message.count > 1 || message.size > 0 { return message.map(\.bytes) }
        }
        return nil
    }

    func close() {
        for socket in sockets.values { socket.close() }
    }
}
