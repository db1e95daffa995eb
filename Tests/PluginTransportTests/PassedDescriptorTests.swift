import Foundation
import MainLoop
import PluginProtocol
import PluginTransport
import Testing

/// Descriptors that come with messages: from a host to its plugin, and never the other way.
@MainActor @Suite(.serialized, .timeLimit(.minutes(4))) struct PassedDescriptorTests {
    private let rig: TransportRig

    init() throws {
        rig = try TransportRig()
    }

    private func pipe() throws -> (readEnd: OwnedDescriptor, writeEnd: PassedDescriptor) {
        let ends = try OwnedDescriptor.pipe()
        // Its own number, because both classes close what they hold; and no child of another test gets it, which would hold the pipe open.
        let copy = fcntl(ends.writeEnd.number, F_DUPFD_CLOEXEC, 0)
        return (ends.readEnd, PassedDescriptor(taking: copy))
    }

    @Test("A plugin gets each descriptor with the message that brings it, in order, and messages around them are whole")
    func order() async throws {
        let (host, plugin) = try await rig.session()
        var ends: [OwnedDescriptor] = []
        for number in 1...3 {
            let (readEnd, writeEnd) = try pipe()
            ends.append(readEnd)
            host.channel?.send(.session(.ping))
            host.channel?.pass(writeEnd)
            host.channel?.send(.session(.attachSurface(SurfaceID(number: UInt64(number)))))
        }
        try await rig.guest.wait(until: "the plugin got all") { plugin.received.count == 6 }
        #expect(
            plugin.received.map(\.body.name) == [
                "Ping", "AttachSurface", "Ping", "AttachSurface", "Ping", "AttachSurface",
            ])
        for (index, end) in ends.enumerated() {
            let passed = try #require(plugin.channel?.takePassedDescriptor())
            #expect(fcntl(passed.number, F_GETFD) & FD_CLOEXEC != 0)
            var byte = UInt8(index + 1)
            #expect(write(passed.number, &byte, 1) == 1)
            var read = UInt8(0)
            #expect(Glibc.read(end.number, &read, 1) == 1)
            #expect(read == UInt8(index + 1))
        }
        #expect(plugin.channel?.takePassedDescriptor() == nil)
        #expect(host.misbehaviours.isEmpty && plugin.misbehaviours.isEmpty)
    }

    /// Sends the memory of a surface, whatever it is.
    private func attach(_ number: Int, from host: HostSide) throws {
        host.channel?.pass(try pipe().writeEnd)
        host.channel?.send(.session(.attachSurface(SurfaceID(number: UInt64(number)))))
    }

    @Test(
        "A plugin that does not read has sixteen descriptors under way at most, whatever it says; one that reads gets each"
    )
    func unread() async throws {
        let (host, plugin) = try await rig.session()
        for number in 1...40 {
            try attach(number, from: host)
            try await rig.guest.wait(until: "the plugin got it") { plugin.received.count == number }
            #expect(plugin.channel?.takePassedDescriptor() != nil)
        }
        // The plugin reads when the loop runs: not before the next wait.
        for number in 41...80 { try attach(number, from: host) }
        try await rig.guest.wait(until: "the plugin got all messages") { plugin.received.count == 80 }
        var count = 0
        while plugin.channel?.takePassedDescriptor() != nil { count += 1 }
        #expect(count == 16)
        // Those that come with later messages would be taken for the ones that are missing.
        try attach(81, from: host)
        try await rig.guest.wait(until: "the plugin got one more message") { plugin.received.count == 81 }
        #expect(plugin.channel?.takePassedDescriptor() == nil)
        #expect(host.end == nil && plugin.end == nil)
    }

    @Test(
        "A descriptor for which the plugin has no number left is missed with its own message, and not with a later one")
    func lost() async throws {
        let (host, plugin) = try await rig.session()
        try attach(1, from: host)
        let shortage = try DescriptorShortage()
        try await rig.guest.wait(until: "the plugin got the first") { plugin.received.count == 1 }
        shortage.release()
        try attach(2, from: host)
        try await rig.guest.wait(until: "the plugin got both") { plugin.received.count == 2 }
        #expect(plugin.channel?.takePassedDescriptor() == nil)
        #expect(plugin.channel?.takePassedDescriptor() != nil)
    }

    @Test("What a plugin passes to its host is closed by the kernel: the host holds none of it")
    func fromPlugin() async throws {
        let (host, plugin) = try await rig.session()
        let readEnd: OwnedDescriptor
        do {
            let (end, writeEnd) = try pipe()
            readEnd = end
            plugin.channel?.pass(writeEnd)
            plugin.channel?.send(.session(.pong), inReplyTo: .first)
        }
        try await rig.guest.wait(until: "the host got it") { host.received.count == 1 }
        #expect(host.channel?.takePassedDescriptor() == nil)
        // Nobody has the other end any more, so there is an end of file and no wait for bytes.
        try readEnd.setNonBlocking(true)
        var byte = UInt8(0)
        #expect(read(readEnd.number, &byte, 1) == 0)
    }
}
