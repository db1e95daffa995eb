import Foundation
import MainLoop
import PluginHost
import Testing

@Suite("What a confined program may not do", .enabled(if: Kernel.canAsk), .timeLimit(.minutes(4)))
@MainActor
struct ConfinementTests {
    /// A process of the same user that is none of the program's.
    private let bystander: LaunchedChild
    private let folder: TestFolder

    init() throws {
        bystander = try LaunchedChild(script: "exec sleep 1000")
        folder = try TestFolder()
    }

    private static let denied = "Operation not permitted"

    /// Lets the hostile program try something, and returns how each try ended.
    private func outcomes(_ attempts: [String], _ options: [String] = []) async throws -> [String] {
        let all = try BuiltProgram.confined(writing: folder.own) + options
        let launched = try LaunchedChild(
            try BuiltProgram.launched(all, [try BuiltProgram.path("HostileFixture")] + attempts))
        try await launched.waitForExit()
        #expect(launched.lines(.error).isEmpty)
        return launched.lines().filter { $0.contains(": ") }.map { String($0.split(separator: ": ", maxSplits: 1)[1]) }
    }

    private func end() async throws {
        bystander.child.signal(SIGKILL)
        try await bystander.waitForExit()
    }

    // MARK: Files

    @Test(
        "Files that are not its own are out of reach: it can neither read, list, make, remove nor execute them",
        .enabled(if: Kernel.landlock > 0), arguments: ["read", "list", "create", "remove", "execute"])
    func files(attempt: String) async throws {
        let path =
            attempt == "list" ? folder.foreign : attempt == "create" ? "\(folder.foreign)/new" : folder.foreignFile
        #expect(try await outcomes([attempt, path]) == ["Permission denied"])
        #expect(FileManager.default.fileExists(atPath: folder.foreignFile))
        #expect(!FileManager.default.fileExists(atPath: "\(folder.foreign)/new"))
        try await end()
    }

    @Test(
        "Nor can it empty them, or change who may use them",
        .enabled(if: Kernel.landlock > 0), arguments: [[], ["--landlock", "2"]])
    func attributes(options: [String]) async throws {
        let attempts = ["empty", "empty-by-opening"].flatMap { [$0, folder.foreignFile] }
        let readable = ["--read", folder.foreign]
        let closed = options.isEmpty && Kernel.landlock >= 3 ? "Permission denied" : Self.denied
        #expect(try await outcomes(attempts, options + readable) == [closed, closed])
        let others = ["open-to-all", folder.foreign, "open-for-neither", folder.foreignFile]
        #expect(try await outcomes(others, options) == [Self.denied, Self.denied])
        #expect(FileManager.default.contents(atPath: folder.foreignFile)?.isEmpty == false)
        var status = stat()
        #expect(stat(folder.foreign, &status) == 0 && status.st_mode & 0o777 == 0o700)
        try await end()
    }

    @Test("In its own folder it makes files and removes them, but none of ten gigabytes")
    func ownFiles() async throws {
        let file = "\(folder.own)/file"
        let outcomes = try await outcomes(["create", file, "read", file, "fill-disk", file, "remove", file])
        #expect(outcomes == ["done", "done", "File too large", "done"])
        try await end()
    }

    @Test(
        "What /proc tells of others is out of reach, the list of all sockets among it",
        .enabled(if: Kernel.landlock > 0))
    func processFiles() async throws {
        let host = "/proc/\(getpid())"
        let paths = ["/proc/net/unix", "/proc/self/net/tcp", "\(host)/cmdline", "\(host)/environ", "\(host)/maps"]
        let outcomes = try await outcomes(paths.flatMap { ["read", $0] })
        #expect(outcomes == paths.map { _ in "Permission denied" })
        try await end()
    }

    // MARK: Network and sockets

    @Test("It gets sockets of no family but Unix's, and of those only such that are connected")
    func sockets() async throws {
        let outcomes = try await outcomes(["tcp", "-", "udp", "-", "netlink", "0", "datagram", "-"])
        #expect(outcomes == [Self.denied, Self.denied, Self.denied, Self.denied])
        try await end()
    }

    @Test("With the network it gets those of the internet, and still no others")
    func socketsWithNetwork() async throws {
        let multipath = "262"
        let attempts = [
            "tcp", "-", "udp", "-", "stream-protocol", "6", "netlink", "0", "netlink", "4", "datagram", "-",
            "sequenced",
            "-", "stream-protocol", multipath,
        ]
        let outcomes = try await outcomes(attempts, ["--network"])
        #expect(outcomes == Array(repeating: "done", count: 4) + Array(repeating: Self.denied, count: 4))
        try await end()
    }

    @Test("It can take no name that others may look for: without the network it cannot be connected to")
    func listening() async throws {
        #expect(try await outcomes(["listen", folder.path]) == [Self.denied])
        try await end()
    }

    @Test("It cannot make closing a socket take time, which would hold its supervisor")
    func lingering() async throws {
        #expect(try await outcomes(["linger", "1000"], ["--network"]) == [Self.denied])
        try await end()
    }

    // MARK: Others

    @Test(
        "D4 it can send no signal to others, its supervisor and its host among them",
        arguments: [["--landlock", "5"], []])
    func signals(options: [String]) async throws {
        let other = "\(bystander.child.processIdentifier)"
        let attempts = [
            "signal", other, "signal", "\(getpid())", "signal-parent", "0", "signal-parent", "\(SIGSTOP)",
            "signal-parent", "\(SIGKILL)", "signal-all", "0",
        ]
        #expect(try await outcomes(attempts, options) == Array(repeating: Self.denied, count: 6))
        try await end()
    }

    @Test(
        "D4 nor by a descriptor of the host, which a connected socket gives",
        .enabled(if: Kernel.handsOutPeers), arguments: [["--landlock", "0"], ["--landlock", "5"], []])
    func signalToPeer(options: [String]) async throws {
        let host = try ListeningSocket(path: "\(folder.path)/host")
        #expect(try await outcomes(["signal-peer", host.path], options + ["--connect", host.path]) == [Self.denied])
        try await end()
    }

    @Test("D4 nor by owning a descriptor in another's name", arguments: [["--landlock", "5"], []])
    func signalByOwner(options: [String]) async throws {
        let attempts = ["signal-by-descriptor", "signal-by-descriptor-extended", "signal-by-control"]
        let outcomes = try await outcomes(attempts.flatMap { [$0, "\(getpid())"] }, options)
        #expect(outcomes == attempts.map { _ in Self.denied })
        try await end()
    }

    @Test("It can neither trace others, read their memory, join their group, limit them nor slow them down")
    func others() async throws {
        let other = "\(bystander.child.processIdentifier)"
        let attempts = [
            "trace", other, "read-memory", other, "join-group", other, "limit", other, "slow-down", other,
            "one-processor", other, "slow-down-user", "4242424",
        ]
        #expect(try await outcomes(attempts) == Array(repeating: Self.denied, count: 7))
        try await end()
    }

    @Test(
        "It can slow itself down, and processes of its own can signal each other",
        arguments: [["--landlock", "5"], []])
    func itself(options: [String]) async throws {
        #expect(
            try await outcomes(["slow-down", "0", "limit", "0", "one-processor", "0"], options) == [
                "done", "done", "done",
            ])
        let script = "sleep 1000 & kill -TERM $!; wait $!; echo \"ended: $?\""
        let launched = try LaunchedChild(
            try BuiltProgram.launched(try BuiltProgram.confined() + options, ["/bin/sh", "-c", script]))
        #expect(try await launched.waitForExit() == .exited(code: 0))
        #expect(launched.lines() == ["ended: 143"])
        try await end()
    }

    // MARK: The kernel

    @Test(
        "Large and dangerous parts of the kernel are closed to it",
        arguments: [
            ["unshare", "-"], ["clone", "-"], ["mount", "/nonexistent"], ["change-root", "/"], ["ring", "1"],
            ["bpf", "0"],
            ["perf", "0"], ["catch-faults", "0"], ["keys", "-3"], ["share-memory", "1297435724"], ["personality", "-"],
            ["outlive-parent", "0"], ["type", "x"],
        ])
    func kernel(attempt: [String]) async throws {
        #expect(try await outcomes(attempt) == [Self.denied])
        try await end()
    }

    @Test("clone3 does not exist for it, so that the C library uses the call whose flags can be seen")
    func clone3() async throws {
        #expect(try await outcomes(["clone3", "-"]) == ["Function not implemented"])
        try await end()
    }
}
