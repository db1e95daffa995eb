import Files
import Foundation
import Testing

@testable import PluginHost

@Suite("Privileges and limits of a confined program", .timeLimit(.minutes(4)))
@MainActor
struct LimitTests {
    private func output(_ options: [String], _ words: [String]) async throws -> [String] {
        let launched = try LaunchedChild(try BuiltProgram.launched(options, words))
        #expect(try await launched.waitForExit() == .exited(code: 0))
        return launched.lines()
    }

    @Test("A plugin has the limits that docs/ProcessLifecycle.md names, unless its host says otherwise")
    func usual() {
        let limits = ResourceLimits()
        #expect(limits.memory == 1 << 30 && limits.processes == 256)
        let confinement = Confinement(
            files: [], data: [], sockets: [], network: false, limits: limits, environment: [:])
        #expect(
            confinement.arguments(descriptorsFrom: 3).prefix(9) == [
                "--confine", "--open-files", "1024", "--file-size", "1073741824", "--processes", "4096", "--badness",
                "300",
            ])
    }

    @Test("It leaves no core, and has a limit of open files and of the size of each file")
    func resources() async throws {
        let script = "ulimit -H -c; ulimit -H -n; ulimit -H -f"
        let options = ["--confine", "--landlock", "0", "--open-files", "100", "--file-size", "51200"]
        // Files are counted in blocks of 512 bytes.
        #expect(try await output(options, ["/bin/sh", "-c", script]) == ["0", "100", "100"])
    }

    @Test("Its user can start so many processes more than ran before, and it no others")
    func processes() async throws {
        let program = try BuiltProgram.path("HostileFixture")
        let number = "\(__RLIMIT_NPROC.rawValue)"
        let lines = try await output(
            ["--confine", "--landlock", "0", "--processes", "3000"], [program, "show-limit", number])
        let limit = try #require(lines.first?.split(separator: " ").last.flatMap { Int($0) })
        // The machine runs at least this test.
        #expect((3001..<3_000_000).contains(limit))
    }

    @Test("The kernel ends it before its host when memory runs out")
    func badness() async throws {
        let own = try #require(SystemFile.text(of: "/proc/self/oom_score_adj"))
        let before = try #require(Int(own.trimmingCharacters(in: .whitespacesAndNewlines)))
        let options = ["--confine", "--landlock", "0", "--badness", "200"]
        #expect(try await output(options, ["/bin/cat", "/proc/self/oom_score_adj"]) == ["\(min(1000, before + 200))"])
    }

    @Test("It has no capability and can gain none, even where its host is root's")
    func privileges() async throws {
        let fields = "^(CapPrm|CapEff|CapAmb|NoNewPrivs|Seccomp):"
        let lines = try await output(
            ["--confine", "--landlock", "0"], ["/bin/grep", "-E", fields, "/proc/self/status"])
        let none = "\t0000000000000000"
        #expect(lines == ["CapPrm:\(none)", "CapEff:\(none)", "CapAmb:\(none)", "NoNewPrivs:\t1", "Seccomp:\t2"])
    }

    @Test("What is not confined keeps what it had")
    func unconfined() async throws {
        let lines = try await output([], ["/bin/grep", "-E", "^(NoNewPrivs|Seccomp):", "/proc/self/status"])
        #expect(lines == ["NoNewPrivs:\t0", "Seccomp:\t0"])
    }
}
