import Foundation
import MainLoop
import MainLoopTesting
import PluginHost
import Testing

@Suite("What launching leaves behind", .timeLimit(.minutes(4)))
@MainActor
struct LaunchHygieneTests {
    /// What the descriptors of this process refer to, such as `pipe:[4711]`.
    private func openFiles() throws -> [String] {
        let directory = "/proc/self/fd"
        return try FileManager.default.contentsOfDirectory(atPath: directory).compactMap {
            try? FileManager.default.destinationOfSymbolicLink(atPath: "\(directory)/\($0)")
        }
    }

    @Test("After fifty children no zombie, no pipe and no object is left")
    func fiftyChildren() async throws {
        let guest = try GuestLoop()
        var identifiers: [pid_t] = []
        var children: [() -> ChildProcess?] = []
        var pipes: Set<String> = []
        var exits = 0
        for _ in 0..<50 {
            let child = try ChildProcess.spawn(
                ProcessDescription(executable: "/bin/readlink", arguments: ["/proc/self/fd/1", "/proc/self/fd/2"]),
                on: guest.loop, onLine: { pipes.insert($1) }, onExit: { _ in exits += 1 })
            identifiers.append(child.processIdentifier)
            children.append { [weak child] in child }
        }
        try await guest.wait(until: "all have exited") { exits == 50 }
        #expect(pipes.count == 100)
        #expect(try pipes.isDisjoint(with: openFiles()))
        #expect(children.allSatisfy { $0() == nil })
        for identifier in identifiers {
            #expect(waitpid(identifier, nil, WNOHANG) == -1)
            #expect(errno == ECHILD)
        }
    }

    @Test("After fifty failures to launch no descriptor is left")
    func fiftyFailures() throws {
        let loop = try MainLoop()
        let before = try openFiles().count
        for _ in 0..<50 {
            #expect(throws: LaunchError.self) {
                try ChildProcess.spawn(
                    ProcessDescription(executable: "/no/such/program"), on: loop, onLine: { _, _ in }, onExit: { _ in })
            }
        }
        // Other tests have descriptors too, though hardly fifty while this one runs without a pause.
        #expect(try openFiles().count < before + 50)
    }
}
