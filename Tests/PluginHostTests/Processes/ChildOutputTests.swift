import CLinux
import Diagnostics
import Glibc
import MainLoop
import PluginHost
import PluginTransport
import Testing

@Suite("Output of a child", .timeLimit(.minutes(4)))
@MainActor
struct ChildOutputTests {
    @Test("Lines of both streams come in order, and the exit after all of them, once")
    func order() async throws {
        let launched = try LaunchedChild(script: "echo one; echo two; echo oops >&2; printf 'no newline'; exit 2")
        try await launched.waitForExit()
        #expect(launched.lines() == ["one", "two", "no newline"])
        #expect(launched.lines(.error) == ["oops"])
        #expect(launched.events.last == .exit(.exited(code: 2)))
        #expect(launched.events.count == 5)
    }

    @Test("A line is delivered while the child runs")
    func live() async throws {
        let launched = try LaunchedChild(script: "echo ready; exec sleep 1000")
        try await launched.wait(forLine: "ready")
        #expect(launched.exitStatus == nil)
        #expect(launched.child.signal(SIGKILL))
        try await launched.waitForExit()
        #expect(!launched.child.signal(SIGKILL))
    }

    @Test("Everything in the pipe at the exit is delivered, even when the pipe was full")
    func fullPipe() async throws {
        let limits = OutputLimits(linesPerSecond: 1_000_000)
        let launched = try LaunchedChild(script: "seq 1 20000", outputLimits: limits)
        try await launched.waitForExit()
        #expect(launched.lines().count == 20000)
        #expect(launched.lines().last == "20000")
        #expect(launched.events.last == .exit(.exited(code: 0)))
    }

    @Test("A line of megabytes is cut, and the child is never held up")
    func longLine() async throws {
        let launched = try LaunchedChild(script: "head -c 5000000 /dev/zero | tr '\\0' x; echo; echo end")
        #expect(try await launched.waitForExit() == .exited(code: 0))
        let line = String(repeating: "x", count: 8192) + " … [cut: longer than 8192 bytes]"
        #expect(launched.lines() == [line, "end"])
    }

    @Test("A flood is read to its end, and all but the first lines of a second are counted in one line")
    func flood() async throws {
        let limits = OutputLimits(linesPerSecond: 50)
        let launched = try LaunchedChild(script: "yes | head -n 300000", clock: ManualClock(), outputLimits: limits)
        #expect(try await launched.waitForExit() == .exited(code: 0))
        #expect(launched.lines().count == 51)
        #expect(launched.lines().last == "[299950 more lines left out: over 50 in a second]")
    }

    /// Runs a script on a clock that stands still, with a budget of so many lines of one character, and lets a minute pass
    /// when it has ended.
    ///
    /// - Returns: What it printed, and what was said of the rest.
    private func run(
        _ script: String, budget: Int, linesPerSecond: Int
    ) async throws -> (lines: [LaunchedChild.Event], said: [String]) {
        let clock = ManualClock()
        var said: [String] = []
        let launched = try LaunchedChild(
            ProcessDescription(
                executable: "/bin/sh", arguments: ["-c", script],
                outputLimits: OutputLimits(linesPerSecond: linesPerSecond)),
            clock: clock
        ) { loop in
            let burst = budget * (1 + LogBudget.lineOverhead)
            return LogAllowance(LogBudget(burst: burst, bytesPerMinute: 1024), loop: loop) { said.append($0) }
        }
        #expect(try await launched.waitForExit() == .exited(code: 0))
        clock.advance(by: .seconds(60))
        launched.guest.loop.runOneTurn(timeout: .zero)
        return (launched.events.dropLast(), said)
    }

    @Test("D3 both streams of a child have one budget in the long run; what is beyond it is read and counted")
    func total() async throws {
        let script = "yes | head -n 5000; yes | head -n 5000 >&2"
        let (lines, said) = try await run(script, budget: 100, linesPerSecond: 1_000_000)
        #expect(lines.count == 100)
        #expect(said == ["[9900 more lines left out: over 1 KiB a minute]"])
    }

    @Test("D3 a line that counts others is counted as all of them where it is left out itself")
    func countOfCounts() async throws {
        let (lines, said) = try await run("yes | head -n 300000", budget: 10, linesPerSecond: 50)
        #expect(lines.count == 10)
        #expect(said == ["[299990 more lines left out: over 1 KiB a minute]"])
    }

    @Test("What was left out is reported when its second is over, though nothing more is printed")
    func reportInTime() async throws {
        let clock = ManualClock()
        let launched = try LaunchedChild(
            script: "seq 1 5; exec sleep 1000", clock: clock, outputLimits: OutputLimits(linesPerSecond: 2))
        // seq writes its five lines at once, so when the first two are there the others have been held back.
        try await launched.wait(forLine: "2")
        launched.guest.loop.runOneTurn(timeout: .zero)
        #expect(launched.lines() == ["1", "2"])
        clock.advance(by: .seconds(1))
        try await launched.guest.wait(until: "the report is there") { launched.lines().count == 3 }
        #expect(launched.lines().last == "[3 more lines left out: over 2 in a second]")
        launched.child.signal(SIGKILL)
        try await launched.waitForExit()
    }

    @Test("A grandchild that holds the pipe puts off neither the exit nor the unfinished last line")
    func grandchildHoldsPipe() async throws {
        let launched = try LaunchedChild(
            script: "sleep 1000 & echo $!; printf last; exit 3", killsGroupAtExit: false)
        #expect(try await launched.waitForExit() == .exited(code: 3))
        #expect(launched.lines().last == "last")
        let grandchild = try #require(pid_t(launched.lines()[0]))
        #expect(kill(grandchild, SIGKILL) == 0)
    }

    @Test("What a child leaves in its process group is killed when it exits")
    func groupAtExit() async throws {
        let release = try OwnedDescriptor.pipe()
        let launched = try LaunchedChild(
            script: "sleep 1000 & echo $!; read line <&3; exit 3", inheritedDescriptors: [release.readEnd])
        try await launched.guest.wait(until: "the grandchild is known") { launched.lines().count == 1 }
        let grandchild = pidfd_open(try #require(pid_t(launched.lines()[0])), 0)
        try #require(grandchild >= 0)
        var grandchildIsGone = false
        let watch = try launched.guest.loop.watch(OwnedDescriptor(taking: grandchild), for: .read, edgeTriggered: true)
        {
            _ in grandchildIsGone = true
        }
        #expect(write(release.writeEnd.number, "\n", 1) == 1)
        #expect(try await launched.waitForExit() == .exited(code: 3))
        try await launched.guest.wait(until: "the grandchild is gone") { grandchildIsGone }
        withExtendedLifetime(watch) {}
    }

    @Test("A child that nobody holds is still watched and its exit delivered")
    func released() async throws {
        let launched = try LaunchedChild(script: "echo bye")
        launched.release()
        #expect(try await launched.waitForExit() == .exited(code: 0))
        #expect(launched.lines() == ["bye"])
    }
}
