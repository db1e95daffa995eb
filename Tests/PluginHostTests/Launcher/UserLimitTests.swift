import Foundation
import MainLoop
import PluginHost
import ProcessInspection
import Testing

@Suite(
    "What the kernel has only so much of for all that a user runs, or for the whole machine",
    .enabled(if: Kernel.canAsk && UnprivilegedUser.canRun), .timeLimit(.minutes(4)))
@MainActor
struct UserLimitTests {
    private let user = UnprivilegedUser.ofThisProcess

    /// Starts a program in the name of a user of whom nothing else runs.
    private func start(_ words: [String], passing descriptors: [OwnedDescriptor] = []) throws -> LaunchedChild {
        let all = UnprivilegedUser.command(as: user) + words
        return try LaunchedChild(
            ProcessDescription(
                executable: all[0], arguments: Array(all.dropFirst()), inheritedDescriptors: descriptors))
    }

    private func confined(_ attempts: [String], lacking: [String] = []) throws -> [String] {
        let launched = try BuiltProgram.launched(
            BuiltProgram.confined(), [BuiltProgram.path("HostileFixture")] + attempts)
        let words = [launched.executable] + launched.arguments
        return lacking.isEmpty ? words : [try BuiltProgram.path("LesserKernelFixture")] + lacking + ["--"] + words
    }

    private func unconfined(_ attempts: [String]) throws -> [String] {
        [try BuiltProgram.path("HostileFixture")] + attempts
    }

    private func waitUntilItStays(_ child: LaunchedChild) async throws {
        try await child.guest.wait(until: "the program has all that it can get") {
            child.lines().contains { $0.hasPrefix("there ") }
        }
    }

    private func end(_ child: LaunchedChild) async throws {
        child.child.signalGroup(SIGKILL)
        try await child.waitForExit()
    }

    nonisolated private static let denied = "0, Operation not permitted"

    /// What there is, and how much of it a confined program gets.
    nonisolated private static let limits: [(name: String, outcome: String)] = [
        ("descriptors on their way", denied), ("inotify instances", denied), ("timers", denied),
        ("waiting signals", "1024, Resource temporarily unavailable"), ("asynchronous transfers", denied),
        ("message queues", denied), ("locked memory", "0, Cannot allocate memory"), ("huge pages", denied),
        ("huge pages of files", denied), ("secret memory", denied),
        ("pages of pipes", denied), ("keys", denied), ("shared memory", denied), ("semaphores", denied),
        ("System V messages", denied), ("filters of sockets", denied), ("filters of calls", denied),
        ("filters of calls by prctl", denied), ("fanotify groups", denied), ("user namespaces", denied),
        ("real-time priority", denied), ("niceness", "0, Permission denied"), ("terminals", "0, Permission denied"),
    ]

    /// Of these, a program of the same user that nobody confines gets one while the confined one keeps what it has.
    nonisolated private static let ofTheUser = [
        "descriptors on their way", "inotify instances", "timers", "waiting signals", "asynchronous transfers",
        "pages of pipes", "keys", "shared memory", "semaphores", "System V messages", "filters of sockets",
    ]

    @Test("A confined program takes none of it, or so little that others of its user have the rest")
    func all() async throws {
        let hostile = try start(try confined(["exhaust-all", "-", "stay", "there"]))
        try await waitUntilItStays(hostile)
        #expect(hostile.lines().prefix(Self.limits.count) == Self.limits.map { "\($0.name): \($0.outcome)" }[...])

        let other = try start(try unconfined(Self.ofTheUser.flatMap { ["take-one", $0] }))
        try await other.waitForExit()
        #expect(other.lines() == Self.ofTheUser.map { "take-one \($0): done" })
        try await end(hostile)
    }

    @Test(
        "A program starts while another of its user keeps as many descriptors on their way as the kernel takes",
        arguments: [[], ["looking"]])
    func startsWithoutSending(lacking: [String]) async throws {
        let hostile = try start(try unconfined(["exhaust", "descriptors on their way", "stay", "there"]))
        try await waitUntilItStays(hostile)
        // The limit is reached, or the rest would show nothing.
        let sender = try start(try unconfined(["take-one", "descriptors on their way"]))
        try await sender.waitForExit()
        #expect(sender.lines() == ["take-one descriptors on their way: Too many references: cannot splice"])

        let started = try start(try confined(["read", "/dev/null"], lacking: lacking))
        #expect(try await started.waitForExit() == .exited(code: 0))
        #expect(started.lines() == ["read /dev/null: done"])
        #expect(started.lines(.error).isEmpty)
        try await end(hostile)
    }

    @Test("It may start half of the processes that its user may still start, so that others have the rest")
    func processes() async throws {
        var own = rlimit()
        try #require(getrlimit(__rlimit_resource_t(__RLIMIT_NPROC.rawValue), &own) == 0)
        // An ordinary user may lower it, and root's has none now and then.
        let hard = Int(min(own.rlim_max, 1_000_000))
        let words = ["/usr/bin/prlimit", "--nproc=\(hard):\(hard)"]
        let launched = try BuiltProgram.launched(
            BuiltProgram.confined() + ["--processes", "2000000"],
            [BuiltProgram.path("HostileFixture"), "show-limit", "\(__RLIMIT_NPROC.rawValue)"])
        let child = try start(words + [launched.executable] + launched.arguments)
        try await child.waitForExit()
        let limit = try #require(child.lines().first?.split(separator: " ").last.flatMap { Int($0) })
        // The machine runs something, but not half of what may be started.
        #expect(limit > hard / 2 && limit < hard * 3 / 4)
    }
}
