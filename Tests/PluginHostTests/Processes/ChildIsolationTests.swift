import Glibc
import MainLoop
import PluginHost
import Testing

@Suite("What a child gets of its parent", .timeLimit(.minutes(4)))
@MainActor
struct ChildIsolationTests {
    private func output(of description: ProcessDescription) async throws -> [String] {
        let launched = try LaunchedChild(description)
        #expect(try await launched.waitForExit() == .exited(code: 0))
        return launched.lines()
    }

    @Test("No descriptor but the standard ones, not even one that is not close-on-exec")
    func descriptors() async throws {
        let leaky = fcntl(STDIN_FILENO, F_DUPFD, 200)
        try #require(leaky >= 200)
        defer { close(leaky) }
        // ls has the directory itself open as 3.
        let list = ProcessDescription(executable: "/bin/ls", arguments: ["/proc/self/fd"])
        #expect(try await output(of: list) == ["0", "1", "2", "3"])
    }

    @Test("Descriptors that it inherits are 3, 4 …, whatever their numbers were, and nothing else is open")
    func inherited() async throws {
        let bootstrap = try OwnedDescriptor.pipe()
        let other = try OwnedDescriptor.pipe()
        _ = write(bootstrap.writeEnd.number, "token\n", 6)
        let script = "read word <&3; echo got $word; echo hello >&4; ls /proc/$$/fd; true"
        let child = ProcessDescription(
            executable: "/bin/sh", arguments: ["-c", script],
            inheritedDescriptors: [bootstrap.readEnd, other.writeEnd])
        #expect(try await output(of: child) == ["got token", "0", "1", "2", "3", "4"])
        var bytes = [UInt8](repeating: 0, count: 16)
        #expect(read(other.readEnd.number, &bytes, 16) == 6)
    }

    @Test("The end of file on an inherited pipe tells it that the parent's end is gone")
    func endOfFile() async throws {
        var bootstrap: (readEnd: OwnedDescriptor, writeEnd: OwnedDescriptor)? = try OwnedDescriptor.pipe()
        let launched = try LaunchedChild(
            script: "echo ready; read line <&3 || echo orphaned",
            inheritedDescriptors: [try #require(bootstrap).readEnd])
        try await launched.wait(forLine: "ready")
        #expect(bootstrap != nil)
        bootstrap = nil
        try await launched.waitForExit()
        #expect(launched.lines() == ["ready", "orphaned"])
    }

    @Test("Its environment is exactly the one described")
    func environment() async throws {
        let environment = ChildEnvironment(allowing: [], adding: ["B": "two words", "A": "=1"])
        let child = ProcessDescription(executable: "/usr/bin/env", environment: environment)
        #expect(try await output(of: child) == ["A==1", "B=two words"])
    }

    @Test("No signal is blocked or ignored in it")
    func signals() async throws {
        signal(SIGPIPE, SIG_IGN)
        let child = ProcessDescription(
            executable: "/bin/grep", arguments: ["-E", "^Sig(Blk|Ign)", "/proc/self/status"])
        let masks = try await output(of: child).map { try #require(UInt64($0.dropFirst("SigBlk:\t".count), radix: 16)) }
        // Signals 32 and 33 are the C library's own; it has them ignored until the child's copy of it takes over.
        let ofPrograms: UInt64 = 0x7FFF_FFFF
        #expect(masks.map { $0 & ofPrograms } == [0, 0])
    }

    @Test("It leads a process group of its own")
    func group() async throws {
        let launched = try LaunchedChild(script: "cut -d ' ' -f 5 /proc/$$/stat")
        try await launched.waitForExit()
        #expect(launched.lines() == ["\(launched.child.processIdentifier)"])
        #expect(launched.child.processIdentifier != getpgrp())
    }

    @Test("It starts in the working directory described, with nothing to read on standard input")
    func directoryAndInput() async throws {
        let child = ProcessDescription(
            executable: "/bin/sh", arguments: ["-c", "pwd; wc -c; readlink /proc/self/fd/0"], workingDirectory: "/usr")
        #expect(try await output(of: child) == ["/usr", "0", "/dev/null"])
    }

    @Test("A relative path counts from the parent's working directory, not the child's")
    func relativePath() async throws {
        let depth = try #require(
            getcwd(nil, 0).map { path in
                defer { free(path) }
                return String(cString: path).split(separator: "/").count
            })
        let path = String(repeating: "../", count: depth) + "bin/pwd"
        let child = ProcessDescription(executable: path, workingDirectory: "/usr")
        #expect(try await output(of: child) == ["/usr"])
    }
}
