import Foundation
import MainLoop
import PluginProtocol
import Testing

@testable import PluginTransport

@MainActor @Suite(.serialized, .timeLimit(.minutes(4))) struct LaneListenerTests {
    private let rig: TransportRig

    /// Time stands still: who says nothing stays, however long the others take.
    init() throws {
        rig = try TransportRig(clock: ManualClock())
    }

    private func paths(of host: HostSide) -> [String] {
        [host.endpoint.bootstrap.control, host.endpoint.bootstrap.content].map { String($0.dropFirst("ipc://".count)) }
    }

    /// How many descriptors of this process are sockets.
    private var sockets: Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return names.count { name in
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)"))?
                .hasPrefix("socket:") == true
        }
    }

    @Test("D5 silent strangers take few descriptors, and do not keep the expected process out")
    func silentStrangers() async throws {
        let host = try rig.host()
        host.endpoint.expectedProcess = getpid()
        let before = sockets
        let crowd = try SilentCrowd(processes: 6, connections: 20, paths: paths(of: host))
        // Four of each of six processes were let in, until sixteen were there.
        try await rig.guest.wait(until: "the crowd is there") { sockets - before >= 32 }
        let plugin = try rig.plugin(host.endpoint.bootstrap)
        try await rig.guest.wait(until: "the plugin is in") { plugin.channel != nil && host.channel != nil }
        #expect(sockets - before < 32 + 16)
        withExtendedLifetime(crowd) {}
    }

    @Test(
        "S13 however large a crowd of silent processes is, it does not keep out who comes last and is expected by nobody",
        arguments: [(6, 4), (20, 1)])
    func lastOne(processes: Int, connections: Int) async throws {
        let host = try rig.host()
        let before = sockets
        let crowd = try SilentCrowd(processes: processes, connections: connections, paths: paths(of: host))
        try await rig.guest.wait(until: "the crowd is there") { sockets - before >= 32 }
        let plugin = try rig.plugin(host.endpoint.bootstrap)
        try await rig.guest.wait(until: "the plugin is in") { plugin.channel != nil && host.channel != nil }
        withExtendedLifetime(crowd) {}
    }

    @Test("C4 a process that connects a thousand times is let in four times a lane")
    func thousandConnections() async throws {
        let host = try rig.host()
        let before = sockets
        let crowd = try SilentCrowd(processes: 1, connections: 480, paths: paths(of: host))
        try await rig.guest.wait(until: "some are in") { sockets - before >= 8 }
        try await rig.turns(50)
        #expect(sockets - before == 8)
        withExtendedLifetime(crowd) {}
    }

    @Test("C4 without descriptors the host neither ends nor spins, and lets in who waits when there are some")
    func noDescriptors() async throws {
        let rig = try TransportRig()
        let host = try rig.host()
        let client = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        defer { close(client) }
        let shortage = try DescriptorShortage()
        #expect(connect(client, to: paths(of: host)[0]))
        var isOver = false
        let before = rig.loop.statistics.turns
        let timer = rig.loop.schedule(after: .milliseconds(300)) { isOver = true }
        try await rig.guest.wait(until: "the time is over") { isOver }
        timer.cancel()
        #expect(rig.loop.statistics.turns - before < 20)
        var greeting = [UInt8](repeating: 0, count: 64)
        #expect(recv(client, &greeting, greeting.count, 0) < 0)
        shortage.release()
        try await rig.guest.wait(until: "the client is greeted") { recv(client, &greeting, greeting.count, 0) == 64 }
        #expect(greeting.first == 0xFF)
    }

    @Test(
        "Who says nothing is sent away after five seconds; the process that is expected is not, which is bounded by who launched it",
        arguments: [false, true])
    func silence(isExpected: Bool) throws {
        let clock = ManualClock()
        let loop = try MainLoop(clock: clock)
        let path = "\(rig.root.path)/s"
        let listener = try LaneListener(path: path, lane: .control, loop: loop)
        if isExpected { listener.expectedProcess = getpid() }
        let client = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        defer { close(client) }
        #expect(connect(client, to: path))
        loop.runOneTurn(timeout: .zero)
        var greeting = [UInt8](repeating: 0, count: 64)
        #expect(recv(client, &greeting, greeting.count, 0) == 64)
        clock.advance(by: .milliseconds(4999))
        loop.runOneTurn(timeout: .zero)
        #expect(recv(client, &greeting, greeting.count, 0) == -1)
        clock.advance(by: .seconds(60))
        loop.runOneTurn(timeout: .zero)
        #expect(recv(client, &greeting, greeting.count, 0) == (isExpected ? -1 : 0))
        listener.close()
        #expect(recv(client, &greeting, greeting.count, 0) == 0)
    }

    private func connect(_ number: Int32, to path: String) -> Bool {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Foundation.connect(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
    }
}
