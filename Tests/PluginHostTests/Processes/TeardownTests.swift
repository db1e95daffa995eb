import Glibc
import MainLoop
import PluginHost
import Testing

@Suite("Teardown of a child", .timeLimit(.minutes(4)))
@MainActor
struct TeardownTests {
    let clock = ManualClock()

    @Test("A child that exits when asked ends the sequence there")
    func asked() async throws {
        let pipe = try OwnedDescriptor.pipe()
        let launched = try LaunchedChild(
            script: "echo ready; read line <&3; exit 5", clock: clock, inheritedDescriptors: [pipe.readEnd])
        try await launched.wait(forLine: "ready")
        var asked = 0
        let twice = TeardownSequence([.init(.ask, patience: .seconds(1)), .init(.ask)])
        launched.child.tearDown(twice) {
            asked += 1
            _ = write(pipe.writeEnd.number, "\n", 1)
        }
        #expect(try await launched.waitForExit() == .exited(code: 5))
        clock.advance(by: .seconds(1))
        launched.guest.loop.runOneTurn(timeout: .zero)
        #expect(asked == 1)
    }

    @Test("A child that does not answer is terminated after two seconds")
    func terminated() async throws {
        let launched = try LaunchedChild(script: "echo ready; exec sleep 1000", clock: clock)
        try await launched.wait(forLine: "ready")
        var asked = 0
        launched.child.tearDown(.orderly) { asked += 1 }
        #expect(asked == 1)
        clock.advance(by: .milliseconds(1999))
        launched.guest.loop.runOneTurn(timeout: .zero)
        #expect(launched.child.signal(0))
        clock.advance(by: .milliseconds(1))
        #expect(try await launched.waitForExit() == .signaled(signal: SIGTERM, coreDumped: false))
        #expect(asked == 1)
    }

    @Test("A child that ignores SIGTERM is killed a second later, and its group with it")
    func killed() async throws {
        let launched = try LaunchedChild(
            script: "trap 'echo no' TERM; echo ready; while true; do sleep 1000 & wait; done", clock: clock)
        try await launched.wait(forLine: "ready")
        launched.child.tearDown(.orderly)
        clock.advance(by: .seconds(2))
        try await launched.wait(forLine: "no")
        clock.advance(by: .milliseconds(999))
        launched.guest.loop.runOneTurn(timeout: .zero)
        #expect(launched.child.signal(0))
        clock.advance(by: .milliseconds(1))
        #expect(try await launched.waitForExit() == .signaled(signal: SIGKILL, coreDumped: false))
    }

    @Test("A stopped child is killed all the same")
    func stopped() async throws {
        // The trap counts only if SIGTERM is faster than the stop: then the child lives on to be stopped.
        let launched = try LaunchedChild(
            script: "trap : TERM; echo ready; kill -STOP $$; while :; do sleep 1000; done", clock: clock)
        try await launched.wait(forLine: "ready")
        launched.child.tearDown(.orderly)
        for _ in 0..<2 {
            clock.advance(by: .seconds(2))
            launched.guest.loop.runOneTurn(timeout: .zero)
        }
        #expect(try await launched.waitForExit() == .signaled(signal: SIGKILL, coreDumped: false))
    }

    @Test("A new sequence replaces the one in progress")
    func replaced() async throws {
        let launched = try LaunchedChild(script: "trap '' TERM; echo ready; exec sleep 1000", clock: clock)
        try await launched.wait(forLine: "ready")
        launched.child.tearDown(.orderly)
        launched.child.tearDown(.immediate)
        #expect(try await launched.waitForExit() == .signaled(signal: SIGKILL, coreDumped: false))
    }

    @Test("After the exit a teardown does nothing")
    func afterExit() async throws {
        let launched = try LaunchedChild(script: "exit 0", clock: clock)
        try await launched.waitForExit()
        launched.child.tearDown(.orderly) { Issue.record("asked a child that is gone") }
        clock.advance(by: .seconds(10))
        launched.guest.loop.runOneTurn(timeout: .zero)
        #expect(launched.events == [.exit(.exited(code: 0))])
    }

    @Test("A child that is ended at once is gone and collected without a turn of the loop, and nothing is delivered")
    func endedNow() async throws {
        let launched = try LaunchedChild(script: "trap '' TERM; echo ready; while :; do sleep 1000; done", clock: clock)
        try await launched.wait(forLine: "ready")
        let child = launched.child
        child.endNow()
        #expect(child.exitStatus == .signaled(signal: SIGKILL, coreDumped: false))
        #expect(waitpid(child.processIdentifier, nil, WNOHANG) == -1)
        #expect(errno == ECHILD)
        launched.guest.loop.runOneTurn(timeout: .zero)
        #expect(launched.events == [.line(.output, "ready")])
        child.endNow()
    }

    @Test("The orderly sequence is ask, 2 s, SIGTERM, 1 s, SIGKILL to the group")
    func orderly() {
        let steps = TeardownSequence.orderly.steps
        #expect(steps.map(\.action) == [.ask, .signal(SIGTERM), .signalGroup(SIGKILL)])
        #expect(steps.map(\.patience) == [.seconds(2), .seconds(1), .zero])
    }

    @Test("D4 a launcher that is to kill has ten seconds for that before it is killed itself")
    func throughLauncher() {
        let steps = TeardownSequence.immediate.throughLauncher.steps
        #expect(steps.map(\.action) == [.signal(SIGUSR1), .signal(SIGCONT), .signalGroup(SIGKILL)])
        #expect(steps.map(\.patience) == [.zero, .seconds(10), .zero])
    }
}
