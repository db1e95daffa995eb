import Foundation
import MainLoop
import PluginHost
import Testing

@Suite("mullion-launch and the program that it starts", .timeLimit(.minutes(4)))
@MainActor
struct LauncherTests {
    private func launch(_ script: String, _ options: [String] = []) throws -> LaunchedChild {
        try LaunchedChild(try BuiltProgram.launched(options, ["/bin/sh", "-c", script]))
    }

    @Test("It is small: it loads the C library and no other")
    func libraries() async throws {
        // The dynamic loader prints what it would load, and loads nothing (ld.so(8)).
        let launched = try LaunchedChild(
            ProcessDescription(
                executable: try BuiltProgram.path("mullion-launch"),
                environment: ChildEnvironment(adding: ["LD_TRACE_LOADED_OBJECTS": "1"])))
        try await launched.waitForExit()
        let names = launched.lines().compactMap { $0.split(whereSeparator: \.isWhitespace).first.map(String.init) }
        #expect(names.contains("libc.so.6"))
        #expect(!names.contains { $0.contains("swift") || $0.contains("stdc++") })
    }

    @Test("It ends with the status of the program", arguments: [0, 1, 3, 71, 126, 255] as [CInt])
    func code(_ code: CInt) async throws {
        #expect(try await launch("exit \(code)").waitForExit() == .exited(code: code))
    }

    @Test(
        "It ends by the signal that ended the program, and leaves no core",
        arguments: [SIGKILL, SIGTERM, SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGPIPE, SIGHUP])
    func signal(_ signal: CInt) async throws {
        // The launcher may leave cores, the program itself may not.
        let words = [try BuiltProgram.path("mullion-launch"), "kill -\(signal) $$; sleep 1000"]
        let script = "ulimit -S -c $(ulimit -H -c); exec \"$0\" -- /bin/sh -c \"ulimit -c 0; $1\""
        let launched = try LaunchedChild(
            ProcessDescription(executable: "/bin/sh", arguments: ["-c", script] + words))
        #expect(try await launched.waitForExit() == .signaled(signal: signal, coreDumped: false))
    }

    @Test("SIGTERM, SIGINT and SIGQUIT go on to the program", arguments: [SIGTERM, SIGINT, SIGQUIT])
    func passedOn(_ signal: CInt) async throws {
        let launched = try launch(
            "trap 'echo heard; exit 5' \(signal); echo ready; while :; do sleep 1000 & wait; done")
        try await launched.wait(forLine: "ready")
        #expect(launched.child.signal(signal))
        #expect(try await launched.waitForExit() == .exited(code: 5))
        #expect(launched.lines() == ["ready", "heard"])
    }

    @Test("It tells the number of the program, which leads a session of its own and has no other descriptors")
    func report() async throws {
        let pipe = try OwnedDescriptor.pipe()
        var description = try BuiltProgram.launched(
            ["--report", "3"], ["/bin/sh", "-c", "echo $$; cut -d ' ' -f 5,6 /proc/$$/stat; ls /proc/$$/fd; true"])
        description.inheritedDescriptors = [pipe.writeEnd]
        let launched = try LaunchedChild(description)
        try await launched.waitForExit()
        let number = try #require(launched.lines().first)
        #expect(launched.lines() == [number, "\(number) \(number)", "0", "1", "2"])
        #expect(read(pipe.readEnd) == "connector \(number)\nplugin \(number)\n")
        #expect(number != "\(launched.child.processIdentifier)")
    }

    @Test("A program that cannot be executed is told of by the error's number")
    func notExecuted() async throws {
        let pipe = try OwnedDescriptor.pipe()
        var description = try BuiltProgram.launched(["--report", "3"], ["/no/such/program"])
        description.inheritedDescriptors = [pipe.writeEnd]
        let launched = try LaunchedChild(description)
        #expect(try await launched.waitForExit() == .exited(code: 126))
        #expect(read(pipe.readEnd).hasSuffix("exec \(ENOENT)\n"))
    }

    private func read(_ descriptor: OwnedDescriptor) -> String {
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = Glibc.read(descriptor.number, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    @Test("A program whose host died before it could be watched is not started")
    func deadParent() async throws {
        let launched = try launch("echo started", ["--parent", "1"])
        #expect(try await launched.waitForExit() == .exited(code: 71))
        #expect(launched.lines().isEmpty)
        #expect(launched.lines(.error) == ["mullion-launch: the host has ended before its plugin was started."])
    }

    @Test(
        "A command line that is no good is refused with a sentence",
        arguments: [
            (
                ["--confine"],
                "mullion-launch: no program is named; a host says: mullion-launch OPTIONS -- PROGRAM ARGUMENTS."
            ),
            (["--fly", "high", "--", "/bin/true"], "mullion-launch: there is no option --fly."),
            (["--report", "77", "--", "/bin/true"], "mullion-launch: --report names no open descriptor."),
            (
                ["--open-files", "many", "--", "/bin/true"],
                "mullion-launch: --open-files many is no number from 0 to 2147483647."
            ),
        ])
    func misuse(_ words: [String], _ sentence: String) async throws {
        let launched = try LaunchedChild(
            ProcessDescription(executable: try BuiltProgram.path("mullion-launch"), arguments: words))
        #expect(try await launched.waitForExit() == .exited(code: 64))
        #expect(launched.lines(.error) == [sentence])
    }

    @Test(
        "A folder to write to that is missing is named, and the program does not run", .enabled(if: Kernel.landlock > 0)
    )
    func missingFolder() async throws {
        let launched = try launch("echo started", try BuiltProgram.confined(writing: "/no/such/folder"))
        #expect(try await launched.waitForExit() == .exited(code: 71))
        #expect(launched.lines().isEmpty)
        #expect(launched.lines(.error).first?.hasPrefix("mullion-launch: /no/such/folder cannot be opened") == true)
    }
}
