import Foundation
import PluginHost
import Testing

/// Through a real program, because these are properties of its main thread or of the whole process.
@Suite("A parent of its own", .timeLimit(.minutes(4)))
@MainActor
struct ParentTests {
    /// Lets a shell set something up and then become the program that starts a child with a script of its own.
    private func parent(after setup: String = "", startsChild script: String) throws -> LaunchedChild {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let fixture = URL(filePath: tests).deletingLastPathComponent().appending(path: "LaunchingFixture")
        return try LaunchedChild(
            ProcessDescription(
                executable: "/bin/sh", arguments: ["-c", "\(setup) exec \"$0\" \"$1\"", fixture.path, script]))
    }

    @Test("On the true main thread, output and exit of a child are delivered by run()")
    func mainThread() async throws {
        let launched = try parent(startsChild: "echo hello; exit 4")
        #expect(try await launched.waitForExit() == .exited(code: 0))
        #expect(launched.lines() == ["child printed hello", "child exited with code 4"])
    }

    @Test("A parent that inherited an ignored SIGCHLD, with which the kernel keeps no status, still learns it")
    func ignoredChildSignal() async throws {
        let launched = try parent(after: "trap '' CHLD;", startsChild: "exit 9")
        #expect(try await launched.waitForExit() == .exited(code: 0))
        #expect(launched.lines() == ["child exited with code 9"])
    }
}
