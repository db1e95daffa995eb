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
            host.channel?.send(.session(.attachSurface(SurfaceNumber(number: UInt64(number)))))
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
