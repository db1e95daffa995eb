import Foundation
import MainLoop
import PluginHost
import ProcessInspection
import Testing

@Suite("What is left of a program under mullion-launch", .timeLimit(.minutes(4)))
@MainActor
struct RemnantTests {
    private let marked = MarkedProcesses()

    /// Starts the hostile program below the launcher, confined or not: what it leaves must not depend on that.
    private func launch(
        _ attempts: [String], options: [String] = [], inherited: [OwnedDescriptor] = []
    ) throws -> LaunchedChild {
        var description = try BuiltProgram.launched(options, [try BuiltProgram.path("HostileFixture")] + attempts)
        description.environment = ChildEnvironment(adding: marked.environment)
        description.inheritedDescriptors = inherited
        return try LaunchedChild(description)
    }

    private func number(_ word: String, of launched: LaunchedChild) async throws -> pid_t {
        func find() -> pid_t? {
            launched.lines().firstMatch { $0.hasPrefix("\(word) ") ? pid_t($0.dropFirst(word.count + 1)) : nil }
        }
        try await launched.guest.wait(until: "it prints the number of \(word)") { find() != nil }
        return try #require(find())
    }

    @Test("D4 a daemon with a session of its own, which ignores every signal, ends with the program that left it")
    func daemon() async throws {
        defer { marked.endAll() }
        let launched = try launch(["daemon", "-"])
        #expect(try await launched.waitForExit() == .exited(code: 0))
        #expect(launched.lines().last == "daemon -: done")
        #expect(marked.running.isEmpty)
    }

    @Test("D4 it ends when the program is killed, and the launcher ends as the program did")
    func killedProgram() async throws {
        defer { marked.endAll() }
        let launched = try launch(["daemon", "-", "stay", "ready"])
        let program = try await number("ready", of: launched)
        #expect(marked.running.count == 3)
        #expect(kill(program, SIGKILL) == 0)
        #expect(try await launched.waitForExit() == .signaled(signal: SIGKILL, coreDumped: false))
        #expect(marked.running.isEmpty)
    }

    @Test("D4 SIGUSR1 ends the program and all that came of it at once, whatever they ignore")
    func endedAtOnce() async throws {
        defer { marked.endAll() }
        let launched = try launch(["daemon", "-", "stay", "ready"])
        _ = try await number("ready", of: launched)
        #expect(launched.child.signal(SIGUSR1))
        #expect(try await launched.waitForExit() == .signaled(signal: SIGKILL, coreDumped: false))
        #expect(marked.running.isEmpty)
    }

    @Test("D4 processes that hand themselves on to ever new children are caught")
    func runaways() async throws {
        defer { marked.endAll() }
        let launched = try launch(["run-away", "5", "stay", "ready"])
        _ = try await number("ready", of: launched)
        #expect(launched.child.signal(SIGUSR1))
        #expect(try await launched.waitForExit() == .signaled(signal: SIGKILL, coreDumped: false))
        #expect(marked.running.isEmpty)
    }

    @Test(
        "D4 when the host is gone, a program that takes no notice of it is ended by force, with its daemons",
        arguments: [["daemon", "-"], ["hold-lifeline", "3"]])
    func hostIsGone(attempt: [String]) async throws {
        defer { marked.endAll() }
        var lifeline: Pipe? = try OwnedDescriptor.pipe()
        var report: Pipe? = try OwnedDescriptor.pipe()
        let launched = try launch(
            attempt + ["stay", "ready"], options: ["--report", "4"],
            inherited: [try #require(lifeline).readEnd, try #require(report).writeEnd])
        _ = try await number("ready", of: launched)
        #expect(launched.lines().contains("\(attempt.joined(separator: " ")): done"))
        lifeline = nil
        report = nil
        #expect(try await launched.waitForExit() == .signaled(signal: SIGKILL, coreDumped: false))
        #expect(marked.running.isEmpty)
    }

    private typealias Pipe = (readEnd: OwnedDescriptor, writeEnd: OwnedDescriptor)

    @Test(
        "D4 processes that fill every place that they get end, all of them",
        .enabled(if: UnprivilegedUser.canRun))
    func bomb() async throws {
        defer { marked.endAll() }
        var description = try BuiltProgram.launched(
            ["--confine", "--landlock", "0"], [try BuiltProgram.path("HostileFixture"), "bomb", "60"])
        let words = UnprivilegedUser.command + [description.executable] + description.arguments
        description.executable = words[0]
        description.arguments = Array(words.dropFirst())
        description.environment = ChildEnvironment(adding: marked.environment)
        let launched = try LaunchedChild(description)
        _ = try await number("full", of: launched)
        #expect(launched.child.signal(SIGUSR1))
        #expect(try await launched.waitForExit() == .signaled(signal: SIGKILL, coreDumped: false))
        #expect(marked.running.isEmpty)
    }

    @Test("A program that notices that its host is gone ends as it likes")
    func goodEndWithoutHost() async throws {
        // It has a second for that, in which a busy machine may give it no processor, so there are some tries.
        var end: ChildExitStatus?
        for _ in 0..<5 where end != .exited(code: 4) {
            end = try await endWithoutHost()
            try #require(end == .exited(code: 4) || end == .signaled(signal: SIGKILL, coreDumped: false))
        }
        #expect(end == .exited(code: 4))
    }

    /// How a program has ended that reads its lifeline and ends by itself when the host is gone.
    private func endWithoutHost() async throws -> ChildExitStatus? {
        var lifeline: Pipe? = try OwnedDescriptor.pipe()
        var report: Pipe? = try OwnedDescriptor.pipe()
        var description = try BuiltProgram.launched(
            ["--report", "4"], ["/bin/sh", "-c", "echo ready; read line <&3; exit 4"])
        description.inheritedDescriptors = [try #require(lifeline).readEnd, try #require(report).writeEnd]
        let launched = try LaunchedChild(description)
        try await launched.wait(forLine: "ready")
        lifeline = nil
        report = nil
        return try await launched.waitForExit()
    }

    @Test("A program whose launcher is killed ends with it")
    func killedLauncher() async throws {
        defer { marked.endAll() }
        let launched = try launch(["stay", "ready"])
        let program = try await number("ready", of: launched)
        let end = try #require(ProcessEnding(of: program, on: launched.guest.loop))
        #expect(launched.child.signal(SIGKILL))
        try await launched.guest.wait(until: "the program is gone") { end.hasEnded }
        try await launched.waitForExit()
    }
}

extension Sequence {
    /// The first result that is not nil.
    fileprivate func firstMatch<Result>(_ transform: (Element) -> Result?) -> Result? {
        for element in self {
            if let result = transform(element) { return result }
        }
        return nil
    }
}
