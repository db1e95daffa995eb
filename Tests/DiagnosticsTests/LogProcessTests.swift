import Foundation
import Glibc
import MainLoop
import MainLoopTesting
import PluginHost
import Testing

/// By a program of its own, because standard error belongs to a whole process.
@Suite("The log of a process", .timeLimit(.minutes(4)))
@MainActor struct LogProcessTests {
    private let guest: GuestLoop

    init() throws {
        guest = try GuestLoop()
    }

    /// Runs `LogFixture` to its end.
    ///
    /// - Parameter standardError: Where that leads; nil for a pipe that the test reads.
    /// - Returns: What it printed.
    private func run(
        _ arguments: [String], standardError: OwnedDescriptor? = nil
    ) async throws -> (output: [String], log: [String]) {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let fixture = URL(fileURLWithPath: tests).deletingLastPathComponent().appending(component: "LogFixture").path
        var (output, log): ([String], [String]) = ([], [])
        var status: ChildExitStatus?
        let redirection = standardError == nil ? "" : "2>&3"
        let child = try ChildProcess.spawn(
            ProcessDescription(
                executable: "/bin/sh", arguments: ["-c", "exec \"$0\" \"$@\" \(redirection)", fixture] + arguments,
                inheritedDescriptors: standardError.map { [$0] } ?? [],
                outputLimits: OutputLimits(lineLength: 1 << 20)),
            on: guest.loop,
            onLine: { stream, line in if stream == .output { output.append(line) } else { log.append(line) } },
            onExit: { status = $0 })
        defer { child.endNow() }
        try await guest.wait(until: "the program has ended") { status != nil }
        #expect(status == .exited(code: 0))
        return (output, log)
    }

    @Test("What was logged last is written before the process exits")
    func lastWords() async throws {
        let (_, log) = try await run(["message", "goodbye"])
        #expect(log.count == 1)
        #expect(log.first?.hasSuffix(" warning mullion.plugins: [LogFixture] goodbye") == true)
    }

    @Test("D2 a message forges no line of the log and tells a terminal nothing")
    func forged() async throws {
        let forgery = "oops\n2026-01-01T00:00:00+0000 critical mullion.application: [PluginHost] all is lost"
        let (_, log) = try await run(["message", forgery + "\r\u{1B}]0;title\u{7}\u{202E}"])
        #expect(log.count == 1)
        #expect(log.first?.contains(#"oops\n2026"#) == true)
        #expect(log.first?.hasSuffix(#"all is lost\r\u{1B}]0;title\u{7}\u{202E}"#) == true)
    }

    @Test("D2 a message of a megabyte is one line of some kilobytes")
    func long() async throws {
        let (_, log) = try await run(["message", String(repeating: "x", count: 100_000)])
        #expect(log.count == 1)
        #expect(log.first?.utf8.count ?? 0 < 8400)
    }

    @Test("D1 a process whose log nobody reads goes on and exits", arguments: ["message", "flood"])
    func fullPipe(what: String) async throws {
        let pipe = try FullPipe()
        let (output, _) = try await run([what], standardError: pipe.writeEnd)
        #expect(output == (what == "flood" ? ["went on"] : []))
        withExtendedLifetime(pipe) {}
    }

    @Test("D1 a process whose log's reader has gone goes on and exits")
    func brokenPipe() async throws {
        let writeEnd = try OwnedDescriptor.pipe().writeEnd
        #expect(try await run(["broken pipe"], standardError: writeEnd).output == ["went on"])
    }
}
