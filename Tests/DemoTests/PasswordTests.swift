import Files
import Foundation
import Glibc
import MainLoopTesting
import Testing

@MainActor @Suite("Passwords of the demo", .serialized, .timeLimit(.minutes(4)))
struct PasswordTests {
    private static let word = "0pen5esm"

    private let guest: GuestLoop
    private let folder: TemporaryDirectory
    private let file: String

    init() throws {
        guest = try GuestLoop()
        folder = try TemporaryDirectory()
        file = folder.file("word")
        try Data("\(Self.word)\nwhat follows is none of it\n".utf8).write(to: URL(fileURLWithPath: file))
        #expect(chmod(file, 0o600) == 0)
    }

    private func start(_ arguments: [String], environment: [String: String] = [:]) throws -> Demo {
        try Demo(
            ["--screen", "vnc", "--vnc-port", "0", "--port", "0"] + arguments, environment: environment, on: guest)
    }

    /// What other users may read of a process, and what its children may get.
    private func isTold(_ word: String, by process: pid_t) throws -> Bool {
        let texts = try ["cmdline", "environ"].map { name in
            try #require(SystemFile.text(of: "/proc/\(process)/\(name)"))
        }
        return texts.contains { $0.contains(word) }
    }

    @Test(
        "D8 the password comes from a file that an option or a variable names, and stands nowhere else",
        arguments: [true, false])
    func file(byOption: Bool) async throws {
        let demo = try start(
            byOption ? ["--vnc-password-file", file] : [],
            environment: byOption ? [:] : ["MULLION_VNC_PASSWORD_FILE": file])
        let port = try await demo.vncPort()
        await #expect(throws: ScreenDriver.Failure.self) { try await ScreenDriver.vnc(port: port, on: guest) }
        let screen = try await ScreenDriver.vnc(port: port, password: Self.word, on: guest)
        #expect(try !isTold(Self.word, by: demo.processIdentifier))
        let plugin = try await demo.nextPluginProcess()
        #expect(try !isTold(Self.word, by: plugin))
        #expect(try !isTold("MULLION_VNC_PASSWORD_FILE", by: plugin))
        demo.signal(SIGTERM)
        try await demo.expectGoodEnd()
        try await screen.close()
    }

    @Test("D8 a variable is no reason to let everybody in")
    func contradiction() async throws {
        let demo = try start(["--let-everybody-in"], environment: ["MULLION_VNC_PASSWORD_FILE": file])
        try await demo.waitForExit()
        #expect(demo.exitStatus == .exited(code: 64))
        #expect(demo.complaints.contains { $0.contains("--let-everybody-in and MULLION_VNC_PASSWORD_FILE exclude") })
    }

    @Test("D8 a file that others may read ends the program with a sentence that says how to mend it")
    func wideRights() async throws {
        #expect(chmod(file, 0o640) == 0)
        let demo = try start(["--vnc-password-file", file])
        try await demo.waitForExit()
        #expect(demo.exitStatus == .exited(code: 1))
        #expect(demo.complaints.contains { $0.contains("Run: chmod go-rwx \(file)") })
    }

    @Test("D8 the help says that everybody can read the arguments")
    func help() async throws {
        let demo = try Demo(["--help"], on: guest)
        try await demo.waitForExit()
        let text = demo.output.joined(separator: " ").split(separator: " ").joined(separator: " ")
        #expect(text.contains("Everybody on this machine can read the arguments of a program."))
    }
}
