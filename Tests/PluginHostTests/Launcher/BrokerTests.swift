import Foundation
import MainLoop
import PluginHost
import Testing

@Suite("What the supervisor does for a confined program", .enabled(if: Kernel.canAsk), .timeLimit(.minutes(4)))
@MainActor
struct BrokerTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private func outcomes(_ attempts: [String], _ options: [String]) async throws -> [String] {
        let launched = try LaunchedChild(
            try BuiltProgram.launched(
                try BuiltProgram.confined() + options, [try BuiltProgram.path("HostileFixture")] + attempts))
        try await launched.waitForExit()
        return launched.lines().map { String($0.split(separator: ": ", maxSplits: 1)[1]) }
    }

    @Test("It connects to the Unix sockets that are named, and to no other, not to an abstract one either")
    func unixSockets() async throws {
        let allowed = try ListeningSocket(path: "\(folder.path)/allowed")
        let other = try ListeningSocket(path: "\(folder.path)/other")
        let abstract = try ListeningSocket(path: "\0\(folder.path)")
        let attempts = [
            "connect", allowed.path, "connect", other.path, "connect", "\(folder.path)/own/../allowed", "abstract",
            folder.path,
        ]
        let outcomes = try await outcomes(attempts, ["--connect", allowed.path])
        #expect(outcomes == ["done", "Permission denied", "Permission denied", "Permission denied"])
        withExtendedLifetime((other, abstract)) {}
    }

    @Test("The socket at which its host can be inspected is none of them")
    func inspection() async throws {
        let allowed = try ListeningSocket(path: "\(folder.path)/allowed")
        let door = try InspectionDoor(
            path: "\(folder.path)/inspect-1", loop: MainLoop(), windows: { [] }, plugins: { [] })
        #expect(
            try await outcomes(["connect", door.path], ["--connect", allowed.path]) == ["Permission denied"])
        door.close()
    }

    @Test("An address that changes while it is looked at leads to no socket that is not named")
    func changingAddress() async throws {
        let allowed = try ListeningSocket(path: "\(folder.path)/a", backlog: 4096)
        let other = try ListeningSocket(path: "\(folder.path)/b", backlog: 4096)
        #expect(try await outcomes(["connect-in-turns", allowed.path], ["--connect", allowed.path]) == ["done"])
        #expect(allowed.hasVisitor)
        #expect(!other.hasVisitor)
    }

    @Test("An error of the connection is the program's")
    func nobodyListens() async throws {
        let path = "\(folder.path)/nobody"
        #expect(try await outcomes(["connect", path], ["--connect", path]) == ["No such file or directory"])
    }

    @Test("A server that accepts nobody holds neither the program nor its supervisor")
    func fullQueue() async throws {
        let full = try ListeningSocket(path: "\(folder.path)/full", backlog: 0)
        // One fits in.
        let attempts = Array(repeating: ["connect", full.path], count: 3).flatMap(\.self)
        #expect(
            try await outcomes(attempts, ["--connect", full.path])
                == ["done", "Resource temporarily unavailable", "Resource temporarily unavailable"])
    }

    @Test("With the network it connects to ports of this machine; without, it gets no socket for that")
    func ports() async throws {
        let server = try ListeningSocket.onLoopback()
        #expect(try await outcomes(["port", "\(server.port)"], ["--network"]) == ["done"])
        #expect(try await outcomes(["port", "\(server.port)"], []) == ["Operation not permitted"])
    }

    @Test("With the network, too, no Unix socket is reached but those that are named")
    func unixSocketsWithNetwork() async throws {
        let other = try ListeningSocket(path: "\(folder.path)/other")
        #expect(try await outcomes(["connect", other.path], ["--network"]) == ["Permission denied"])
    }

    @Test(
        "A program and its children read their own maps, as Swift's runtime must, and no others'",
        .enabled(if: Kernel.landlock > 0))
    func maps() async throws {
        // The shell opens files without a flag, as the runtime does.
        let script = """
            read first < /proc/self/maps && echo own; sh -c 'read first < /proc/self/maps && echo child'
            sh -c 'read first < "/proc/$PPID/maps" && echo parent'; read first < /proc/\(getpid())/maps || echo not the host
            """
        let launched = try LaunchedChild(
            try BuiltProgram.launched(try BuiltProgram.confined(), ["/bin/sh", "-c", script]))
        try await launched.waitForExit()
        #expect(launched.lines() == ["own", "child", "parent", "not the host"])
    }
}
