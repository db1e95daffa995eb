import MainLoop
import PluginProtocol
import Testing

@testable import PluginTransport

/// A connection alone, between a plugin's end and a host's, without what is said on it.
@MainActor @Suite(.serialized, .timeLimit(.minutes(4))) struct ZMTPConnectionTests {
    private let rig: TransportRig

    init() throws {
        rig = try TransportRig()
    }

    /// Returns both ends of a connection, once the host's end has got a first message.
    private func connection() async throws -> (host: ZMTPConnection, plugin: ZMTPConnection) {
        let path = "\(rig.root.path)/s"
        let listener = try LaneListener(path: path, lane: .control, loop: rig.loop)
        var host: ZMTPConnection?
        listener.onKnock = { [loop = rig.loop] connection, _ in
            connection.admit(largestMessage: 4 << 20, share: ReadingBudget(loop: loop, perFrame: nil))
            host = connection
        }
        let plugin = try ZMTPConnection(to: path, lane: .control, loop: rig.loop, largestMessage: 4 << 20)
        plugin.send([1])
        try await rig.guest.wait(until: "the host has a message") { host != nil }
        listener.close()
        return (try #require(host), plugin)
    }

    /// A message that is longer than what a socket holds.
    private static let message = [UInt8](repeating: 7, count: 2 << 20)

    @Test(
        "A connection that is paused hears nothing and sends all that it is given, before and after",
        arguments: [false, true])
    func paused(_ isPausedFirst: Bool) async throws {
        let (host, plugin) = try await connection()
        var said: [[UInt8]] = []
        var heard: [[UInt8]] = []
        host.onMessage = { said.append($0) }
        plugin.onMessage = { heard.append($0) }
        if isPausedFirst { plugin.isPaused = true }
        plugin.send(Self.message)
        plugin.isPaused = true
        #expect(plugin.unsentBytes > 0)
        host.send([2])
        try await rig.guest.wait(until: "the host has it all") { said.count == 1 }
        #expect(said == [Self.message])
        #expect(plugin.unsentBytes == 0)
        #expect(heard.isEmpty)
        plugin.isPaused = false
        try await rig.guest.wait(until: "the plugin has heard it") { !heard.isEmpty }
        #expect(heard == [[2]])
    }

    @Test("A connection knows of what has arrived and was not told, the end as well, until it is told")
    func unread() async throws {
        let (host, plugin) = try await connection()
        var said = 0
        var end: ChannelError?
        host.onMessage = { _ in said += 1 }
        host.onEnd = { end = $0 }
        try await rig.turns(10)
        #expect(!host.hasUnread)
        plugin.send([2])
        #expect(host.hasUnread)
        try await rig.guest.wait(until: "the host has it") { said == 1 }
        try await rig.turns(10)
        #expect(!host.hasUnread)
        plugin.close()
        #expect(host.hasUnread)
        try await rig.guest.wait(until: "the host knows of the end") { end != nil }
        #expect(!host.hasUnread)
    }

    @Test("A connection that is paused when the other side goes sends no more, and tells the end once it goes on")
    func pausedAtTheEnd() async throws {
        let (host, plugin) = try await connection()
        var end: ChannelError?
        plugin.onEnd = { end = $0 }
        plugin.isPaused = true
        plugin.send(Self.message)
        #expect(plugin.unsentBytes > 0)
        host.close()
        try await rig.guest.wait(until: "it has given up what it had to say") { plugin.unsentBytes == 0 }
        try await rig.turns(10)
        #expect(end == nil)
        plugin.isPaused = false
        try await rig.guest.wait(until: "it has told the end") { end != nil }
        #expect(end?.code == .peerClosed)
    }
}
