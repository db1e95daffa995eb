import Glibc
import PluginHost
import Testing

@Suite("Exit status", .timeLimit(.minutes(4)))
@MainActor
struct ChildExitStatusTests {
    @Test("The exit code of a child is delivered", arguments: [0, 1, 3, 255] as [CInt])
    func code(_ code: CInt) async throws {
        let launched = try LaunchedChild(script: "exit \(code)")
        #expect(try await launched.waitForExit() == .exited(code: code))
        #expect(launched.child.exitStatus == .exited(code: code))
        #expect(launched.exitStatus?.isSuccess == (code == 0))
    }

    @Test("The signal that ended a child is delivered", arguments: [SIGKILL, SIGTERM, SIGSEGV, SIGPIPE])
    func signal(_ signal: CInt) async throws {
        let launched = try LaunchedChild(script: "ulimit -c 0; kill -\(signal) $$; sleep 1000")
        #expect(try await launched.waitForExit() == .signaled(signal: signal, coreDumped: false))
    }

    @Test("A status that other code has collected is said to be lost, and nobody is signalled for it")
    func stolen() async throws {
        let launched = try LaunchedChild(script: "exit 7")
        while waitpid(launched.child.processIdentifier, nil, 0) < 0, errno == EINTR {}
        #expect(try await launched.waitForExit() == .unobserved)
        #expect(!launched.child.signal(SIGTERM))
        #expect(!launched.child.signalGroup(SIGTERM))
    }

    @Test(
        "Each status reads as a sentence",
        arguments: [
            (ChildExitStatus.exited(code: 0), "exited normally"),
            (.exited(code: 3), "exited with code 3"),
            (
                .signaled(signal: SIGSEGV, coreDumped: true),
                "was ended by SIGSEGV (segmentation fault) and left a core dump"
            ),
            (.signaled(signal: SIGKILL, coreDumped: false), "was ended by SIGKILL (killed)"),
            (.signaled(signal: 40, coreDumped: false), "was ended by signal 40 (real-time signal 6)"),
        ])
    func sentences(_ status: ChildExitStatus, _ sentence: String) {
        #expect(status.description == sentence)
    }
}
